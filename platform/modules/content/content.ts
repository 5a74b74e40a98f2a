import type { AccountBanner } from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import { valuesOf, type Page, type Site, type Sites } from '../../sites/index.ts';
import { mostSevereBanner, type BannerPlayer } from './banners/reasons.ts';
import { presentBanner } from './banners/presentBanner.ts';
import { otherCasinos, type Casino } from './otherCasinos.ts';
import {
  blocksFor,
  drawingsOf,
  doorContentFor,
  type DoorContent,
  type BlockCatalogue,
  type BlockContext,
  type DoorData,
  type BlockPayload,
} from './promotions/blocks.ts';

/**
 * A site's content besides games: pages, promotions, banners. It comes from the site data; this module has
 * no tables.
 */
export interface Content {
  /** A content page; null if the site has no page with this key. */
  page(site: Site, locale: Locale, key: string): Page | null;
  /**
   * The operator's other casinos.
   * @param origin of the requesting page; the addresses of the others depend on it
   */
  moreCasinos(site: Site, origin: string): readonly Casino[];
  /** OPEN-45: the blocks of the promotions page for a player who may receive offers. */
  promotions(reader: PromotionReader, catalogue: BlockCatalogue): Promise<readonly BlockPayload[]>;
  /**
   * OPEN-44: the content behind a calendar door for a player who may receive offers; null if none of it
   * applies to them.
   */
  behindDoor(reader: PromotionReader, door: DoorData, catalogue: BlockCatalogue): Promise<DoorContent | null>;
  /** The images of the calendar page. */
  drawings(
    reader: Pick<PromotionReader, 'site' | 'locale'>,
    file: NonNullable<Site['calendar']>,
    catalogue: BlockCatalogue,
  ): ReturnType<typeof drawingsOf>;
  /** OPEN-29: the most severe account banner that the player has not dismissed; null if none applies. */
  banner(reader: BannerReader): AccountBanner | null;
}

interface PromotionReader {
  readonly site: Site;
  readonly locale: Locale;
  /** The player's number of deposits. */
  readonly deposits: number;
}

interface BannerReader {
  readonly site: Site;
  readonly locale: Locale;
  readonly player: BannerPlayer;
  /**
   * Whether the player has submitted the requested source of wealth documents and the operator has not
   * reviewed them yet.
   */
  readonly hasSentPapers: boolean;
  /** Ids of the banners that the player has dismissed. */
  readonly dismissed: readonly string[];
}

export interface ContentDeps {
  readonly sites: Pick<Sites, 'brands' | 'page' | 'translator'>;
  readonly clock: Clock;
}

export const createContent = ({ sites, clock }: ContentDeps): Content => ({
  page: (site, locale, key) => sites.page(key, site, locale),
  moreCasinos: (site, origin) => otherCasinos(sites.brands, site, origin),
  promotions: (reader, catalogue) => blocksFor(blockContext({ sites, clock }, reader, catalogue)),
  behindDoor: (reader, door, catalogue) =>
    doorContentFor(door, blockContext({ sites, clock }, reader, catalogue)),
  drawings: (reader, file, catalogue) => drawingsOf(file, reader, catalogue),
  banner({ site, locale, player, hasSentPapers, dismissed }) {
    const found = mostSevereBanner({ site, player, hasSentPapers, now: clock.now() }, dismissed);
    const { label: brand } = site.settings;
    const translate = sites.translator(locale, ['letters']);
    return found && presentBanner(found, { locale, timeZone: site.timeZone, brand, translate });
  },
});

function blockContext(
  { sites, clock }: ContentDeps,
  reader: PromotionReader,
  catalogue: BlockCatalogue,
): BlockContext {
  const { site, locale } = reader;
  const translate = sites.translator(locale, ['places']);
  const values = valuesOf(site, locale);
  return { ...reader, catalogue, now: clock.now(), translate: (key) => translate(key, values) };
}
