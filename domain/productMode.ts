/** MODE-01 */
export const PRODUCT_MODES = ['CASINO', 'SPORTS'] as const;
export type ProductMode = (typeof PRODUCT_MODES)[number];

/** MODE-05: links carry the value in lower case, and an unknown value says nothing. */
export const parseProductMode = (value: string | null | undefined): ProductMode | null =>
  PRODUCT_MODES.find((mode) => mode === value?.toUpperCase()) ?? null;
