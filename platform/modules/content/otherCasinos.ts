import type { Locale } from '@foyer/domain/locale.ts';
import type { Site } from '../../sites/index.ts';
import { brandAddress } from './brandAddress.ts';

export interface Casino {
  readonly id: string;
  readonly label: string;
  readonly url: string;
  readonly company: string;
  readonly isSameOperator: boolean;
  readonly authority: string;
  readonly minimumAge: number;
  readonly locales: readonly Locale[];
  readonly logo: { readonly url: string; readonly width: number; readonly height: number };
  readonly colours: Readonly<Record<'panel' | 'text' | 'accent' | 'mark', string>>;
}

/**
 * ROUTE-71: brands that accept players from the reader's country, the same operator's first, with that
 * country's settings. Brands without a known address are omitted.
 */
export function otherCasinos(brands: readonly Site[], here: Site, origin: string): readonly Casino[] {
  const { country } = here.market;
  return brands
    .filter((site) => site.brand !== here.brand && site.serves(country))
    .flatMap((site) => {
      const url = brandAddress(site, { brand: here.brand, origin });
      return url ? [describe(site.inCountry(country), here, url)] : [];
    })
    .sort(
      (one, other) =>
        Number(other.isSameOperator) - Number(one.isSameOperator) || one.label.localeCompare(other.label),
    );
}

function describe({ brand, settings, theme, measure }: Site, here: Site, url: string): Casino {
  const { label, licensee, operator, authority, locales } = settings;
  const { colours, logoDesktop } = theme;
  return {
    id: brand,
    label,
    url,
    company: licensee.company,
    isSameOperator: operator === here.settings.operator,
    authority: authority.name,
    minimumAge: measure('minimumAgeYears'),
    locales,
    // Every host serves the files of all brands, so the image URL is relative to the reader's host.
    logo: { ...logoDesktop, url: `/brand/${brand}/${logoDesktop.url}` },
    colours: {
      panel: colours.surface,
      text: colours.text,
      accent: colours.accent,
      mark: colours.header,
    },
  };
}
