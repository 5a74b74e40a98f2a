/** CONS-01: the consent categories and the ids under which choices are stored. */
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
