import type { SiteBanner } from '@foyer/sites/schema/banners.ts';

interface Layer {
  readonly banners: readonly SiteBanner[];
}

/** Banners for this country; of each type the first active one is shown: country's, then brand's, then licence's. */
export const foldBanners = (
  licence: Layer,
  brand: Layer,
  market: Layer | undefined,
  country: string,
): readonly SiteBanner[] =>
  [market, brand, licence]
    .flatMap((layer) => layer?.banners ?? [])
    .filter(({ countries }) => countries?.includes(country) ?? true);
