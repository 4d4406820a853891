/** Glyphs of our own, drawn for the smallest sizes. */
export const OWN: Record<string, string> = {
  'lt-card':
    '<path fill-rule="evenodd" d="M150 46h212a36 36 0 0 1 36 36v348a36 36 0 0 1-36 36H150a36 36 0 0 1-36-36V82a36 36 0 0 1 36-36zm106 108-68 102 68 102 68-102z"/>',
  'lt-hand':
    '<rect x="176" y="60" width="160" height="250" rx="26" transform="rotate(-32 256 470)"/><rect x="176" y="44" width="160" height="250" rx="26" transform="rotate(32 256 470)"/><rect x="160" y="70" width="192" height="300" rx="30" stroke="#0009" stroke-width="26"/>',
  'lt-deck':
    '<rect x="110" y="40" width="250" height="340" rx="34"/><path d="M398 132v280a34 34 0 0 1-34 34H160v26h220a60 60 0 0 0 60-60V132z"/>',
  'lt-action': '<path d="M120 92c0-32 30-46 58-30l244 146c36 22 36 74 0 96L178 450c-28 16-58 2-58-30z"/>',
  'lt-buy':
    '<path d="M40 196h88l76-136 52 30-60 106h120l-60-106 52-30 76 136h88l-44 236a36 36 0 0 1-36 28H120a36 36 0 0 1-36-28z"/>',
  'lt-undo':
    '<path d="M208 72 56 204l152 132v-88h104a64 64 0 0 1 0 128H152v72h160a136 136 0 0 0 0-272H208z"/>',
  'lt-earth':
    '<path fill-rule="evenodd" d="M24 432 214 92l84 148 46-72 144 264zM214 186l-44 80 30 26 22-30 24 32 18-14z"/>',
  'lt-close':
    '<path d="m112 68 144 144L400 68l44 44-144 144 144 144-44 44-144-144-144 144-44-44 144-144L68 112z"/>',
  'lt-copy':
    '<path fill-rule="evenodd" d="M176 48h240a40 40 0 0 1 40 40v240a40 40 0 0 1-40 40h-40v56a40 40 0 0 1-40 40H96a40 40 0 0 1-40-40V184a40 40 0 0 1 40-40h40V88a40 40 0 0 1 40-40zm16 56v40h144a40 40 0 0 1 40 40v128h24V104zM112 200v208h208V200z"/>',
};
