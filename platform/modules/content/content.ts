import type { AccountBanner } from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import { valuesOf, type Site, type Sites } from '../../sites/index.ts';
import { mostSevereBanner, type BannerPlayer } from './banners/reasons.ts';
import { presentBanner } from './banners/presentBanner.ts';
import { otherCasinos } from './otherCasinos.ts';
import {
  blocksFor,
  drawingsOf,
  doorContentFor,
  type BlockCatalogue,
  type BlockContext,
  type DoorData,
} from './promotions/blocks.ts';
import { signInOffer, type OfferReader } from './promotions/signInOffer.ts';

type BlockReader = Pick<BlockContext, 'site' | 'locale' | 'deposits'>;

interface BannerReader {
  readonly site: Site;
  readonly locale: Locale;
  readonly player: BannerPlayer;
  readonly hasSentPapers: boolean;
  readonly dismissed: readonly string[];
}

export interface ContentDeps {
  readonly sites: Pick<Sites, 'brands' | 'page' | 'translator'>;
  readonly clock: Clock;
}

/** A site's pages, promotions and banners, from the site data; this module has no tables. */
export const createContent = ({ sites, clock }: ContentDeps) => ({
  page: (site: Site, locale: Locale, key: string) => sites.page(key, site, locale),
  moreCasinos: (site: Site, origin: string) => otherCasinos(sites.brands, site, origin),
  blocks: (page: string, reader: BlockReader, catalogue: BlockCatalogue) =>
    blocksFor(page, blockContext({ sites, clock }, reader, catalogue)),
  behindDoor: (reader: BlockReader, door: DoorData, catalogue: BlockCatalogue) =>
    doorContentFor(door, blockContext({ sites, clock }, reader, catalogue)),
  drawings: (
    reader: Pick<BlockReader, 'site' | 'locale'>,
    file: NonNullable<Site['calendar']>,
    catalogue: BlockCatalogue,
  ) => drawingsOf(file, reader, catalogue),
  /** What the sign-in page offers a new player; null if nothing. */
  signInOffer: (site: Site, reader: OfferReader) => signInOffer({ sites, now: clock.now() }, site, reader),
  /** OPEN-29: the most severe account banner that the player has not dismissed; null if none applies. */
  banner({ site, locale, player, hasSentPapers, dismissed }: BannerReader): AccountBanner | null {
    const found = mostSevereBanner({ site, player, hasSentPapers, now: clock.now() }, dismissed);
    const { label: brand } = site.settings;
    const translate = sites.translator(locale, ['letters']);
    return found && presentBanner(found, { locale, timeZone: site.timeZone, brand, translate });
  },
});

export type Content = ReturnType<typeof createContent>;

function blockContext(
  { sites, clock }: ContentDeps,
  reader: BlockReader,
  catalogue: BlockCatalogue,
): BlockContext {
  const { site, locale } = reader;
  const translate = sites.translator(locale, ['places']);
  const values = valuesOf(site, locale);
  return { ...reader, catalogue, now: clock.now(), translate: (key) => translate(key, values) };
}
