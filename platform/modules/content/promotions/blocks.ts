import { imageUrl } from '@foyer/contract/catalogue/images.ts';
import { gameListPath, gameStudioPath } from '@foyer/contract/catalogue/paths.ts';
import { PAGE_PATHS, PAGES_WITH_BLOCKS } from '@foyer/contract/content/pages.ts';
import type {
  ContentPicture,
  Promotion as PromotionPayload,
  PromotionAction,
  ResolversParentTypes,
} from '@foyer/contract/generated/resolvers.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { BlockData, PictureChoice, LinkTarget, PromotionData, Site } from '../../../sites/index.ts';
import { isFor, periodOf, runs } from './offers.ts';

/** `__typename` distinguishes the members of the union. */
type Payload<Name extends keyof ResolversParentTypes> = ResolversParentTypes[Name] & {
  readonly __typename: Name;
};
export type BlockPayload =
  | Payload<'BannerBlock'>
  | Payload<'JackpotBlock'>
  | Payload<'PromotionBlock'>
  | Payload<'TopGamesBlock'>
  | Payload<'TopSportsBlock'>;

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
  /** The player's number of deposits; null for a visitor. */
  readonly deposits: number | null;
  readonly catalogue: BlockCatalogue;
  /** Returns a promotions text with the site's values filled in. */
  translate(key: string): string;
}

/** The blocks of a page that are active now, meant for this reader, and available in the reader's market. */
export async function blocksFor(page: string, context: BlockContext): Promise<readonly BlockPayload[]> {
  const { site } = context;
  if (!site.promotions) return [];
  const offered = offeredTo(context);
  const blocks = await Promise.all(
    blocksOn(page, site.promotions).map((block) => presentBlock(block, offered, context)),
  );
  return blocks.filter((block) => block !== null);
}

function blocksOn(
  page: string,
  { blocks, pages = {} }: NonNullable<Site['promotions']>,
): readonly BlockData[] {
  if (page === 'promotions') return blocks;
  const known = PAGES_WITH_BLOCKS.find((name) => name === page);
  return (known && pages[known]) ?? [];
}

/** Whether the operator has placed a block of this type on the page. */
export const hasBlock = (
  { promotions }: Pick<Site, 'promotions'>,
  page: string,
  type: BlockData['type'],
): boolean => promotions !== null && blocksOn(page, promotions).some((block) => block.type === type);

type CalendarFile = NonNullable<Site['calendar']>;
export type DoorData = CalendarFile['doors'][number];

export interface DoorContent {
  readonly block: Payload<'BannerBlock'> | Payload<'PromotionBlock'>;
  /** Image of the game shown; null without a game. */
  readonly tileUrl: string | null;
}

/** OPEN-44: the first block of the door that is meant for this player; null if there is none. */
export async function doorContentFor(door: DoorData, context: BlockContext): Promise<DoorContent | null> {
  const { site, locale, catalogue } = context;
  for (const candidate of door) {
    const block = await presentBlock(candidate, offeredTo(context), context);
    if (block?.__typename !== 'BannerBlock' && block?.__typename !== 'PromotionBlock') continue;
    const panel =
      candidate.type === 'BANNER_GAME' ? await catalogue.panel(site, locale, candidate.game) : null;
    return { block, tileUrl: panel?.game.tileUrl ?? null };
  }
  return null;
}

export async function drawingsOf(
  { picture, scene }: Pick<CalendarFile, 'picture' | 'scene'>,
  { site, locale }: Pick<BlockContext, 'site' | 'locale'>,
  catalogue: BlockCatalogue,
): Promise<{ readonly picture: ContentPicture | null; readonly sceneUrl: string | null }> {
  const [headerPanel, scenePanel] = await Promise.all([
    catalogue.panel(site, locale, picture),
    catalogue.panel(site, locale, scene),
  ]);
  return {
    picture: headerPanel && panelPicture(headerPanel),
    sceneUrl: scenePanel && imageUrl(scenePanel.game.tileUrl, 'scene'),
  };
}

const offeredTo = ({ site, deposits, now }: BlockContext): readonly PromotionData[] =>
  (site.promotions?.promotions ?? []).filter(
    (promotion) => isFor(promotion.audience, deposits) && runs(periodOf(promotion, site.timeZone), now),
  );

async function presentBlock(
  block: BlockData,
  offered: readonly PromotionData[],
  context: BlockContext,
): Promise<BlockPayload | null> {
  const { site, locale, catalogue, deposits } = context;
  const isPlayer = deposits !== null;
  switch (block.type) {
    case 'BANNER_EXTERNAL_LINK':
      return banner(block, block.url, context);
    case 'BANNER_GAME':
      return gameBanner(block, context);
    case 'BANNER_MANUAL':
      return banner(block, await pathOf(block.to, context), context);
    case 'RAFFLE':
      // RAFF-23, JACK-59: raffle and jackpot are for players only.
      return banner(block, isPlayer && site.raffle ? PAGE_PATHS.raffle : null, context);
    case 'JACKPOT':
      return isPlayer && site.jackpot ? { __typename: 'JackpotBlock', type: block.type } : null;
    case 'PROMOTION':
    case 'PROMOTION_V2': {
      const promotion = offered.find(({ id }) => id === block.promotion);
      const payload = promotion ? await presentPromotion(promotion, context) : null;
      return payload && { __typename: 'PromotionBlock', type: block.type, promotion: payload };
    }
    case 'TOP_GAMES': {
      const list = await catalogue.gameList(site, locale, block.list);
      return list && { __typename: 'TopGamesBlock', type: block.type, list };
    }
    case 'TOP_SPORTS':
      return site.has('Sportsbook') ? { __typename: 'TopSportsBlock', type: block.type } : null;
  }
}

async function banner(
  { type, title, text, label, picture: choice }: Extract<BlockData, { readonly title: string }>,
  url: string | null,
  context: BlockContext,
): Promise<BlockPayload | null> {
  const { translate } = context;
  const picture = choice ? await pictureOf(choice, context) : null;
  if (url === null || (choice && picture === null)) return null;
  const link = { label: translate(label), url };
  return { __typename: 'BannerBlock', type, title: translate(title), text: translate(text), picture, link };
}

async function gameBanner(
  { type, game: slug, text, label }: Extract<BlockData, { readonly type: 'BANNER_GAME' }>,
  { site, locale, catalogue, translate }: BlockContext,
): Promise<BlockPayload | null> {
  const panel = await catalogue.panel(site, locale, slug);
  if (!panel) return null;
  const link = { label: translate(label), url: gamePath(slug) };
  return {
    __typename: 'BannerBlock',
    type,
    title: panel.game.title,
    text: translate(text),
    picture: panelPicture(panel),
    link,
  };
}

async function presentPromotion(
  promotion: PromotionData,
  context: BlockContext,
): Promise<PromotionPayload | null> {
  const { translate, site } = context;
  const { id, audience, title, teaser, text, terms } = promotion;
  const [picture, action] = await Promise.all([
    pictureOf(promotion.picture, context),
    actionOf(promotion.action, context),
  ]);
  if (picture === null || action === null) return null;
  return {
    id,
    audience,
    endsAt: periodOf(promotion, site.timeZone).endsAt,
    title: translate(title),
    teaser: translate(teaser),
    text: text.map(translate),
    terms: terms.map(translate),
    picture,
    action,
  };
}

async function actionOf(
  action: PromotionData['action'],
  context: BlockContext,
): Promise<PromotionAction | null> {
  if (action.type === 'DEPOSIT') return { type: action.type, link: null };
  const url = await pathOf(action.to, context);
  return url === null ? null : { type: action.type, link: { label: context.translate(action.label), url } };
}

async function pictureOf(
  picture: PictureChoice,
  { site, locale, catalogue }: BlockContext,
): Promise<ContentPicture | null> {
  if ('file' in picture) return { url: `/brand/${site.brand}/${picture.file}`, colours: null };
  const panel = await catalogue.panel(site, locale, picture.game);
  return panel && panelPicture(panel);
}

const panelPicture = ({ game, panelColour, textColour, accentColour }: GamePanel): ContentPicture => ({
  url: imageUrl(game.tileUrl, 'hero'),
  colours: { panel: panelColour, text: textColour, accent: accentColour },
});

/** The path to link to; null if it is not available to this reader. */
async function pathOf(target: LinkTarget, { site, locale, catalogue }: BlockContext): Promise<string | null> {
  if ('page' in target) return site.settings.pages.includes(target.page) ? PAGE_PATHS[target.page] : null;
  if ('game' in target) return (await catalogue.panel(site, locale, target.game)) && gamePath(target.game);
  if ('list' in target)
    return (await catalogue.gameList(site, locale, target.list)) && gameListPath(target.list);
  const { studios } = await catalogue.groups(site, locale);
  const isThere = studios.some(({ studio }) => studio.slug === target.studio);
  return isThere ? gameStudioPath(target.studio) : null;
}

const gamePath = (slug: string): string => `/games/${slug}/`;
