import type { SiteBanner } from '@foyer/sites/schema/banners.ts';

interface Layer {
  readonly banners: readonly SiteBanner[];
}

/**
 * Licence ◂ brand ◂ country: what is said nearest to the player stands first. Of one kind the first that runs is shown;
 * what is for players of other countries is not here.
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
