import type { Locale } from '@foyer/vocabulary/locale.ts';
import type { Clock } from '../../plumbing/clock.ts';
import { valuesOf, type Page, type Site, type Sites } from '../../plumbing/sites/index.ts';
import { otherCasinos, type Casino } from './otherCasinos.ts';
import { blocksFor, type BlockCatalogue, type ToldBlock } from './promotions/blocks.ts';

/** What a site says of itself beside its games. It is all site data: this module has no tables. */
export interface Content {
  /** Null when the site has none. */
  page(site: Site, locale: Locale, key: string): Page | null;
  /** @param origin of the page that asks, on which the others' addresses depend */
  moreCasinos(site: Site, origin: string): readonly Casino[];
  /** OPEN-45: the page of promotions as a player sees it who may see offers at all. */
  promotions(reader: PromotionReader, catalogue: BlockCatalogue): Promise<readonly ToldBlock[]>;
}

interface PromotionReader {
  readonly site: Site;
  readonly locale: Locale;
  /** How often the player has paid in. */
  readonly deposits: number;
}

export interface ContentParts {
  readonly sites: Pick<Sites, 'brands' | 'page' | 'say'>;
  readonly clock: Clock;
}

export const createContent = ({ sites, clock }: ContentParts): Content => ({
  page: (site, locale, key) => sites.page(key, site, locale),
  moreCasinos: (site, origin) => otherCasinos(sites.brands, site, origin),
  promotions(reader, catalogue) {
    const { site, locale } = reader;
    const say = sites.say(locale, ['places']);
    const values = valuesOf(site, locale);
    return blocksFor({ ...reader, catalogue, now: clock.now(), say: (key) => say(key, values) });
  },
});
