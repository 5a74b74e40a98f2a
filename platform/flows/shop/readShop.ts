import type { ResolversParentTypes } from '@foyer/contract/generated/resolvers.ts';
import * as v from 'valibot';
import { rewardTerms } from '../../modules/rewards/index.ts';
import type { Bought, PointsStatus, Purchase } from '../../modules/shop/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { fetchPointsStatus, startOfToday } from './buyArticle.ts';
import { articlesFor, type OfferedArticle } from './articles.ts';
import { shopContextFor, type ShopContext, type Reader, type ShopDeps } from './shopDeps.ts';

type ShopView = ResolversParentTypes['Shop'];
type PurchaseView = ResolversParentTypes['ShopPurchase'];

const MAX_PURCHASES = 10;

/** ROUTE-58. @returns null where there is no shop for the player */
export async function readShop(deps: ShopDeps, reader: Reader): Promise<ShopView | null> {
  const { database, players, shop, sites } = deps;
  const player = await players.get(database.query, reader.playerId);
  const context = await shopContextFor(deps, database.query, player);
  if (!context) return null;
  const { currency } = player;
  const [pointsStatus, articles, bought, purchases] = await Promise.all([
    statusOrLastKnown(deps, context, reader),
    articlesFor(deps, context, { ...reader, currency }),
    shop.bought(database.query, reader.playerId, startOfToday(deps, context)),
    shop.recent(database.query, reader.playerId, MAX_PURCHASES),
  ]);
  const translate = sites.translator(reader.locale, ['gamification']);
  const ranks = context.site.gamification?.loyaltyPage?.rankCards ?? [];
  return {
    ...pointsStatus,
    ranks: ranks.map(({ rank }) => translate(rank)),
    claimDays: context.file.claimDays,
    articles: articles.map((article) => presentArticle(article, bought.get(article.data.id))),
    purchases: purchases.map(presentPurchase),
  };
}

type PointsView = Pick<PointsStatus, 'level' | 'isOptedIn'> & { readonly points: number | null };

/** The last known level while the provider is unavailable; the number of points is unknown then. */
async function statusOrLastKnown(deps: ShopDeps, context: ShopContext, reader: Reader): Promise<PointsView> {
  try {
    return await fetchPointsStatus(deps, context, reader);
  } catch (error) {
    if (!(error instanceof Refusal) || error.type !== 'PartnerUnavailable') throw error;
    const last = await deps.gamification.details(deps.database.query, reader.playerId);
    return { level: last.level, isOptedIn: last.isOptedIn, points: null };
  }
}

const presentArticle = (
  { data, title, text, gives, pictureUrl }: OfferedArticle,
  bought: Bought | undefined,
): ShopView['articles'][number] => ({
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

export const presentPurchase = ({
  id,
  article,
  terms,
  price,
  boughtAt,
  state,
  reason,
  assignation,
}: Purchase): PurchaseView => ({
  id,
  articleId: article,
  title: v.parse(rewardTerms, terms).name,
  price,
  boughtAt,
  state,
  reason,
  assignationId: assignation,
});
