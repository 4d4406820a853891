import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './build/icons.ts';

const server = process.env.LUDOTEKA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/ludoteka/web/static',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'node', include: ['src/**/*.test.ts', 'build/**/*.test.ts'] },
});
