import { imageUrl } from '@foyer/contract/catalogue/images.ts';
import { gameListPath, gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import { PAGE_PATHS } from '@foyer/contract/content/pages.ts';
import type {
  ContentPicture,
  Promotion as ToldPromotion,
  PromotionAction,
  ResolversParentTypes,
} from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { BlockData, PictureChoice, LinkTarget, PromotionData, Site } from '../../../sites/index.ts';
import { isFor, periodOf, runs } from './offers.ts';

/** `__typename` distinguishes the members of the union. */
type Told<Name extends keyof ResolversParentTypes> = ResolversParentTypes[Name] & {
  readonly __typename: Name;
};
export type BlockPayload =
  | Told<'BannerBlock'>
  | Told<'JackpotBlock'>
  | Told<'PromotionBlock'>
  | Told<'TopGamesBlock'>;

interface GamePanel {
  readonly game: { readonly title: string; readonly tileUrl: string };
  readonly panelColour: string;
  readonly textColour: string;
  readonly accentColour: string;
}

/** Catalogue lookups for the page; null for what is not available in the reader's market. */
export interface BlockCatalogue {
  panel(site: Site, locale: Locale, game: string): Promise<GamePanel | null>;
  gameList(site: Site, locale: Locale, slug: string): Promise<ResolversParentTypes['GameList'] | null>;
  groups(
    site: Site,
    locale: Locale,
  ): Promise<{ readonly studios: readonly { readonly studio: { readonly slug: string } }[] }>;
}

export interface BlockContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly now: Date;
  /** The player's number of deposits. */
  readonly deposits: number;
  readonly catalogue: BlockCatalogue;
  /** Returns a promotions text with the site's values filled in. */
  say(key: string): string;
}

/**
 * The blocks that are active now and meant for this player. Blocks that link to something unavailable in
 * the player's market are left out.
 */
export async function blocksFor(parts: BlockContext): Promise<readonly BlockPayload[]> {
  const { site } = parts;
  if (!site.promotions) return [];
  const offered = offeredTo(parts);
  const told = await Promise.all(site.promotions.blocks.map((block) => toldBlock(block, offered, parts)));
  return told.filter((block) => block !== null);
}

type CalendarFile = NonNullable<Site['calendar']>;
export type DoorData = CalendarFile['doors'][number];

/** The content of a calendar door for a player. */
export interface DoorContent {
  readonly block: Told<'BannerBlock'> | Told<'PromotionBlock'>;
  /** Image of the game shown; null without a game. */
  readonly tileUrl: string | null;
}

/** OPEN-44: the first block of the door that is meant for this player; null if there is none. */
export async function doorContentFor(door: DoorData, parts: BlockContext): Promise<DoorContent | null> {
  const { site, locale, catalogue } = parts;
  for (const held of door) {
    const block = await toldBlock(held, offeredTo(parts), parts);
    if (block?.__typename !== 'BannerBlock' && block?.__typename !== 'PromotionBlock') continue;
    const panel = held.type === 'BANNER_GAME' ? await catalogue.panel(site, locale, held.game) : null;
    return { block, tileUrl: panel?.game.tileUrl ?? null };
  }
  return null;
}

/** The images of the calendar's header and scene. */
export async function drawingsOf(
  { picture, scene }: Pick<CalendarFile, 'picture' | 'scene'>,
  { site, locale }: Pick<BlockContext, 'site' | 'locale'>,
  catalogue: BlockCatalogue,
): Promise<{ readonly picture: ContentPicture | null; readonly sceneUrl: string | null }> {
  const [head, doors] = await Promise.all([
    catalogue.panel(site, locale, picture),
    catalogue.panel(site, locale, scene),
  ]);
  return {
    picture: head && drawingOf(head),
    sceneUrl: doors && imageUrl(doors.game.tileUrl, 'scene'),
  };
}

const offeredTo = ({ site, deposits, now }: BlockContext): readonly PromotionData[] =>
  (site.promotions?.promotions ?? []).filter(
    (promotion) => isFor(promotion.audience, deposits) && runs(periodOf(promotion, site.timeZone), now),
  );

async function toldBlock(
  block: BlockData,
  offered: readonly PromotionData[],
  parts: BlockContext,
): Promise<BlockPayload | null> {
  const { site, locale, catalogue } = parts;
  switch (block.type) {
    case 'BANNER_EXTERNAL_LINK':
      return banner(block, block.url, parts);
    case 'BANNER_GAME':
      return gameBanner(block, parts);
    case 'BANNER_MANUAL':
      return banner(block, await pathOf(block.to, parts), parts);
    case 'RAFFLE':
      return banner(block, site.raffle && PAGE_PATHS.raffle, parts);
    case 'JACKPOT':
      return site.jackpot && { __typename: 'JackpotBlock', type: block.type };
    case 'PROMOTION':
    case 'PROMOTION_V2': {
      const promotion = offered.find(({ id }) => id === block.promotion);
      const told = promotion ? await toldPromotion(promotion, parts) : null;
      return told && { __typename: 'PromotionBlock', type: block.type, promotion: told };
    }
    case 'TOP_GAMES': {
      const list = await catalogue.gameList(site, locale, block.list);
      return list && { __typename: 'TopGamesBlock', type: block.type, list };
    }
  }
}

async function banner(
  { type, title, text, label, picture: choice }: Extract<BlockData, { readonly title: string }>,
  url: string | null,
  parts: BlockContext,
): Promise<BlockPayload | null> {
  const { say } = parts;
  const picture = choice ? await pictureOf(choice, parts) : null;
  if (url === null || (choice && picture === null)) return null;
  const link = { label: say(label), url };
  return { __typename: 'BannerBlock', type, title: say(title), text: say(text), picture, link };
}

async function gameBanner(
  { type, game: slug, text, label }: Extract<BlockData, { readonly type: 'BANNER_GAME' }>,
  { site, locale, catalogue, say }: BlockContext,
): Promise<BlockPayload | null> {
  const panel = await catalogue.panel(site, locale, slug);
  if (!panel) return null;
  const link = { label: say(label), url: gamePath(slug) };
  return {
    __typename: 'BannerBlock',
    type,
    title: panel.game.title,
    text: say(text),
    picture: drawingOf(panel),
    link,
  };
}

async function toldPromotion(promotion: PromotionData, parts: BlockContext): Promise<ToldPromotion | null> {
  const { say, site } = parts;
  const { id, audience, title, teaser, text, terms } = promotion;
  const [picture, action] = await Promise.all([
    pictureOf(promotion.picture, parts),
    actionOf(promotion.action, parts),
  ]);
  if (picture === null || action === null) return null;
  return {
    id,
    audience,
    endsAt: periodOf(promotion, site.timeZone).endsAt,
    title: say(title),
    teaser: say(teaser),
    text: text.map(say),
    terms: terms.map(say),
    picture,
    action,
  };
}

async function actionOf(
  action: PromotionData['action'],
  parts: BlockContext,
): Promise<PromotionAction | null> {
  if (action.type === 'DEPOSIT') return { type: action.type, link: null };
  const url = await pathOf(action.to, parts);
  return url === null ? null : { type: action.type, link: { label: parts.say(action.label), url } };
}

async function pictureOf(
  picture: PictureChoice,
  { site, locale, catalogue }: BlockContext,
): Promise<ContentPicture | null> {
  if ('file' in picture) return { url: `/brand/${site.brand}/${picture.file}`, colours: null };
  const panel = await catalogue.panel(site, locale, picture.game);
  return panel && drawingOf(panel);
}

const drawingOf = ({ game, panelColour, textColour, accentColour }: GamePanel): ContentPicture => ({
  url: imageUrl(game.tileUrl, 'hero'),
  colours: { panel: panelColour, text: textColour, accent: accentColour },
});

/** The path to link to; null if it is not available to this reader. */
async function pathOf(place: LinkTarget, { site, locale, catalogue }: BlockContext): Promise<string | null> {
  if ('page' in place) return site.settings.pages.includes(place.page) ? PAGE_PATHS[place.page] : null;
  if ('game' in place) return (await catalogue.panel(site, locale, place.game)) && gamePath(place.game);
  if ('list' in place)
    return (await catalogue.gameList(site, locale, place.list)) && gameListPath(place.list);
  const { studios } = await catalogue.groups(site, locale);
  const isThere = studios.some(({ studio }) => studio.slug === place.studio);
  return isThere ? gameStudioPath(place.studio) : null;
}

const gamePath = (slug: string): string => `/games/${slug}/`;
