import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Page, Site, Sites } from '../../plumbing/sites/index.ts';
import { otherCasinos, type Casino } from './otherCasinos.ts';

/** What a site says of itself beside its games. It is all site data: this module has no tables. */
export interface Content {
  /** Null when the site has none. */
  page(site: Site, locale: Locale, key: string): Page | null;
  /** @param origin of the page that asks, on which the others' addresses depend */
  moreCasinos(site: Site, origin: string): readonly Casino[];
}

export const createContent = ({ sites }: { readonly sites: Pick<Sites, 'brands' | 'page'> }): Content => ({
  page: (site, locale, key) => sites.page(key, site, locale),
  moreCasinos: (site, origin) => otherCasinos(sites.brands, site, origin),
});
