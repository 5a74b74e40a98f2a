/** MODE-01: the products of a site. */
export const PRODUCT_MODES = ['CASINO', 'SPORTS'] as const;
export type ProductMode = (typeof PRODUCT_MODES)[number];

/** MODE-05: parses the value of a link, in any case; returns null for an unknown value. */
export const parseProductMode = (value: string | null | undefined): ProductMode | null =>
  PRODUCT_MODES.find((mode) => mode === value?.toUpperCase()) ?? null;
