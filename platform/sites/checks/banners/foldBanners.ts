import type { SiteBanner } from '@foyer/sites/schema/banners.ts';

interface Layer {
  readonly banners: readonly SiteBanner[];
}

/**
 * Banners of country, brand and licence, in this order: of each type the first active one is shown. Banners
 * for other countries are left out.
 */
export const foldBanners = (
  licence: Layer,
  brand: Layer,
  market: Layer | undefined,
  country: string,
): readonly SiteBanner[] =>
  [market, brand, licence]
    .flatMap((layer) => layer?.banners ?? [])
    .filter(({ countries }) => countries?.includes(country) ?? true);
