/** The languages there are catalogues for. */
export const LANGUAGES = ['en', 'pl', 'hu'] as const;

export type Language = (typeof LANGUAGES)[number];
