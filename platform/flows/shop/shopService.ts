import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import * as v from 'valibot';
import { rewardTerms } from '../../modules/rewards/index.ts';
import type { Bought, Purchase } from '../../modules/shop/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { fetchPointsStatus, buyArticle, dayBegan, type PurchaseRequest } from './buyArticle.ts';
import { settleDue } from './settlePurchase.ts';
import { articlesFor, type OfferedArticle } from './articles.ts';
import {
  shopContextFor,
  type ShopContext,
  type Reader,
  type ShopDeps,
  type PointsStatus,
} from './shopDeps.ts';

type ToldShop = ResolversParentTypes['Shop'];
type ToldPurchase = ResolversParentTypes['ShopPurchase'];

/** ROUTE-58: where points are spent. */
export interface ShopService {
  /** Null where there is none for the player. */
  read(reader: Reader): Promise<ToldShop | null>;
  /** @throws Refusal as `buy` of the contract says */
  buy(reader: Reader, wish: PurchaseRequest): Promise<ToldPurchase>;
  /** What the clock does with purchases. @returns how many were looked at */
  settleDue(): Promise<number>;
}

/** Purchases on the page. */
const MOST_PURCHASES = 10;

export const createShopService = (parts: ShopDeps): ShopService => ({
  read: (reader) => readShop(parts, reader),
  buy: async (reader, wish) => toldPurchase(await buyArticle(parts, reader, wish)),
  settleDue: () => settleDue(parts),
});

async function readShop(parts: ShopDeps, reader: Reader): Promise<ToldShop | null> {
  const { database, identity, shop, sites } = parts;
  const player = await identity.player(database.query, reader.playerId);
  const place = await shopContextFor(parts, database.query, player);
  if (!place) return null;
  const { currency } = player;
  const [standing, articles, bought, purchases] = await Promise.all([
    standingOrLast(parts, place, reader),
    articlesFor(parts, place, { ...reader, currency }),
    shop.bought(database.query, reader.playerId, dayBegan(parts, place)),
    shop.recent(database.query, reader.playerId, MOST_PURCHASES),
  ]);
  const say = sites.say(reader.locale, ['gamification']);
  const ranks = place.site.gamification?.loyaltyPage?.rankCards ?? [];
  return {
    ...standing,
    ranks: ranks.map(({ rank }) => say(rank)),
    claimDays: place.file.claimDays,
    articles: articles.map((article) => toldArticle(article, bought.get(article.data.id))),
    purchases: purchases.map(toldPurchase),
  };
}

type ToldStanding = Pick<PointsStatus, 'level' | 'isOptedIn'> & { readonly points: number | null };

/** While the provider cannot be asked, what it told last; how many points there are, is then nobody's guess. */
async function standingOrLast(parts: ShopDeps, place: ShopContext, reader: Reader): Promise<ToldStanding> {
  try {
    return await fetchPointsStatus(parts, place, reader);
  } catch (error) {
    if (!(error instanceof Refusal) || error.type !== 'PartnerUnavailable') throw error;
    const last = await parts.gamification.details(parts.database.query, reader.playerId);
    return { level: last.level, isOptedIn: last.isOptedIn, points: null };
  }
}

const toldArticle = (
  { data, title, text, gives, pictureUrl }: OfferedArticle,
  bought: Bought | undefined,
): ToldShop['articles'][number] => ({
  id: data.id,
  title,
  text,
  price: data.price,
  gives,
  fromLevel: data.fromLevel,
  pictureUrl,
  mostPerDay: data.mostPerDay,
  mostInAll: data.mostInAll,
  boughtToday: bought?.today ?? 0,
  boughtInAll: bought?.inAll ?? 0,
});

const toldPurchase = ({
  id,
  article,
  terms,
  price,
  boughtAt,
  state,
  reason,
  assignation,
}: Purchase): ToldPurchase => ({
  id,
  articleId: article,
  title: v.parse(rewardTerms, terms).name,
  price,
  boughtAt,
  state,
  reason,
  assignationId: assignation,
});
