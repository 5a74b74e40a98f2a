/** CONS-01: what a visitor is asked about, and the ids the answers are kept under. */
export const CATEGORY_IDS = {
  necessary: 1,
  preferences: 2,
  analytics: 3,
  marketing: 4,
  uncategorized: 5,
} as const;

export type Category = keyof typeof CATEGORY_IDS;
export const CATEGORIES: readonly Category[] = [
  'necessary',
  'preferences',
  'analytics',
  'marketing',
  'uncategorized',
];

export const categoryOf = (id: unknown): Category | null =>
  CATEGORIES.find((category) => CATEGORY_IDS[category] === id) ?? null;
