import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules/', 'dist/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      'no-undef': 'off',
      'max-lines': ['error', { max: 500 }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'svelte/prefer-svelte-reactivity': 'off',
      // Drawings are built from our own constants, never from what a player typed.
      'svelte/no-at-html-tags': 'off',
    },
  },
);
