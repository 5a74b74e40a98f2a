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

/** What a site says of itself beside its games. It is all site data: this module has no tables. */
export interface Content {
  /** Null when the site has none. */
  page(site: Site, locale: Locale, key: string): Page | null;
  /** @param origin of the page that asks, on which the others' addresses depend */
  moreCasinos(site: Site, origin: string): readonly Casino[];
  /** OPEN-45: the page of promotions as a player sees it who may see offers at all. */
  promotions(reader: PromotionReader, catalogue: BlockCatalogue): Promise<readonly BlockPayload[]>;
  /** OPEN-44: what a door of the calendar holds for such a player; null where nothing of it is for him. */
  behindDoor(reader: PromotionReader, door: DoorData, catalogue: BlockCatalogue): Promise<DoorContent | null>;
  /** What is drawn on the page of the calendar. */
  drawings(
    reader: Pick<PromotionReader, 'site' | 'locale'>,
    file: NonNullable<Site['calendar']>,
    catalogue: BlockCatalogue,
  ): ReturnType<typeof drawingsOf>;
  /** OPEN-29: what concerns the player's account most, and was not put away. */
  banner(reader: BannerReader): AccountBanner | null;
}

interface PromotionReader {
  readonly site: Site;
  readonly locale: Locale;
  /** How often the player has paid in. */
  readonly deposits: number;
}

interface BannerReader {
  readonly site: Site;
  readonly locale: Locale;
  readonly player: BannerPlayer;
  /** What was asked of where the money comes from is sent, and waits for the house. */
  readonly hasSentPapers: boolean;
  /** Ids of what the player has put away. */
  readonly dismissed: readonly string[];
}

export interface ContentDeps {
  readonly sites: Pick<Sites, 'brands' | 'page' | 'say'>;
  readonly clock: Clock;
}

export const createContent = ({ sites, clock }: ContentDeps): Content => ({
  page: (site, locale, key) => sites.page(key, site, locale),
  moreCasinos: (site, origin) => otherCasinos(sites.brands, site, origin),
  promotions: (reader, catalogue) => blocksFor(blockParts({ sites, clock }, reader, catalogue)),
  behindDoor: (reader, door, catalogue) =>
    doorContentFor(door, blockParts({ sites, clock }, reader, catalogue)),
  drawings: (reader, file, catalogue) => drawingsOf(file, reader, catalogue),
  banner({ site, locale, player, hasSentPapers, dismissed }) {
    const found = mostSevereBanner({ site, player, hasSentPapers, now: clock.now() }, dismissed);
    const { label: brand } = site.settings;
    const say = sites.say(locale, ['letters']);
    return found && presentBanner(found, { locale, timeZone: site.timeZone, brand, say });
  },
});

function blockParts(
  { sites, clock }: ContentDeps,
  reader: PromotionReader,
  catalogue: BlockCatalogue,
): BlockContext {
  const { site, locale } = reader;
  const say = sites.say(locale, ['places']);
  const values = valuesOf(site, locale);
  return { ...reader, catalogue, now: clock.now(), say: (key) => say(key, values) };
}
