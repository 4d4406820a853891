/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module 'virtual:icons/*' {
  const sprite: string;
  export default sprite;
}
