import { playerBlocked } from '../../modules/player/index.ts';
import type { Bought, PointsStatus, Purchase } from '../../modules/shop/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { dayIn, startOfDay } from '../../infra/time/zonedTime.ts';
import { rewardsBlock } from '../rewards/rewardDeps.ts';
import { settlePurchase } from './settlePurchase.ts';
import { articlesFor, type OfferedArticle } from './articles.ts';
import { shopContextFor, siteOf, type ShopContext, type Reader, type ShopDeps } from './shopDeps.ts';

export interface PurchaseRequest {
  readonly articleId: string;
  /** The price shown to the player. */
  readonly price: number;
  readonly idempotencyKey: string;
}

const KEY = /^[\w.:-]{8,100}$/;

/**
 * Buys an article with points. The purchase is stored before the provider is asked, so that an interrupted one is
 * resumed; its id is the provider's idempotency key. @throws Refusal as documented for `buy` in the contract
 */
export async function buyArticle(
  deps: ShopDeps,
  reader: Reader,
  request: PurchaseRequest,
): Promise<Purchase> {
  const { database, shop } = deps;
  if (!KEY.test(request.idempotencyKey))
    throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field: 'idempotencyKey' } });
  const begun = await findEarlierRequest(deps, database.query, reader, request);
  const { id } = begun ?? (await orderArticle(deps, reader, request));
  await settlePurchase(deps, id).catch((err: unknown) => {
    // The purchase is stored, so the scheduled job will finish it.
    deps.log.error({ err, purchase: id }, 'what became of a purchase is not known yet');
  });
  const purchase = await shop.read(database.query, id);
  if (!purchase) throw new TypeError('a purchase that was written is not there');
  return purchase;
}

/** @throws Refusal TransactionConflict for another article or price under the same key (MONEY-07) */
async function findEarlierRequest(
  { shop }: ShopDeps,
  queryable: Transaction | ShopDeps['database']['query'],
  { playerId }: Reader,
  { articleId, price, idempotencyKey }: PurchaseRequest,
): Promise<Purchase | null> {
  const known = await shop.findByKey(queryable, playerId, idempotencyKey);
  if (known && (known.article !== articleId || known.price !== price))
    throw new Refusal('TransactionConflict', { status: 409 });
  return known;
}

/** @returns the new purchase, or the one stored by a concurrent request with the same key */
async function orderArticle(deps: ShopDeps, reader: Reader, request: PurchaseRequest): Promise<Purchase> {
  const { database, players, shop } = deps;
  const player = await players.get(database.query, reader.playerId);
  const context = await requireContext(deps, database.query, player);
  const [article, pointsStatus] = await Promise.all([
    articleOf(deps, context, { ...reader, currency: player.currency, request }),
    fetchPointsStatus(deps, context, reader),
  ]);
  return database.transaction(async (tx) => {
    const lockedPlayer = await players.hold(tx, reader.playerId);
    const begun = await findEarlierRequest(deps, tx, reader, request);
    if (begun) return begun;
    await requireContext(deps, tx, lockedPlayer);
    const bought = await shop.bought(tx, reader.playerId, startOfToday(deps, context));
    requireAvailable(article, pointsStatus, bought.get(article.data.id));
    return shop.order(tx, {
      playerId: reader.playerId,
      brand: lockedPlayer.brand,
      clientId: context.clientId,
      idempotencyKey: request.idempotencyKey,
      article: article.data.id,
      price: article.data.price,
      terms: article.terms,
    });
  });
}

/** @throws Refusal PlayerBlocked, GamificationNotEnabled, UnknownArticle */
async function requireContext(
  deps: ShopDeps,
  queryable: Parameters<typeof shopContextFor>[1],
  player: Parameters<typeof shopContextFor>[2],
): Promise<ShopContext> {
  const context = await shopContextFor(deps, queryable, player);
  if (context) return context;
  if (!siteOf(deps, player)?.shop) throw new Refusal('UnknownArticle', { status: 404 });
  const block = rewardsBlock(deps, player);
  throw block ? playerBlocked(block) : new Refusal('GamificationNotEnabled', { status: 403 });
}

/** @throws Refusal UnknownArticle, PriceChanged */
async function articleOf(
  deps: ShopDeps,
  context: ShopContext,
  { request, ...customer }: Parameters<typeof articlesFor>[2] & { readonly request: PurchaseRequest },
): Promise<OfferedArticle> {
  const articles = await articlesFor(deps, context, customer);
  const found = articles.find(({ data }) => data.id === request.articleId);
  if (!found) throw new Refusal('UnknownArticle', { status: 404 });
  if (found.data.price !== request.price)
    throw new Refusal('PriceChanged', { status: 409, keys: { price: String(found.data.price) } });
  return found;
}

/** Fetches the player's points status from the provider and stores it. @throws Refusal PartnerUnavailable */
export async function fetchPointsStatus(
  { pointsLedger: points, gamification, database }: ShopDeps,
  { clientId }: ShopContext,
  { playerId }: Reader,
): Promise<PointsStatus> {
  if (!points) throw new Refusal('PartnerUnavailable', { status: 502 });
  const pointsStatus = await points.pointsStatus({ clientId, playerId });
  await gamification.saveMemberData(database.query, playerId, pointsStatus);
  return pointsStatus;
}

/** Start of the current day in the brand's time zone. */
export const startOfToday = ({ clock }: Pick<ShopDeps, 'clock'>, { site: { timeZone } }: ShopContext): Date =>
  startOfDay(timeZone, dayIn(timeZone, clock.now()));

/** @throws Refusal NotTakingPart, LevelTooLow, ArticleSoldOut, NotEnoughPoints */
function requireAvailable(
  { data }: OfferedArticle,
  pointsStatus: PointsStatus,
  bought: Bought | undefined,
): void {
  const { fromLevel, mostPerDay, mostInAll, price } = data;
  if (!pointsStatus.isOptedIn) throw new Refusal('NotTakingPart', { status: 403 });
  if (pointsStatus.level < fromLevel)
    throw new Refusal('LevelTooLow', { status: 403, keys: { level: String(fromLevel) } });
  if (mostInAll !== null && (bought?.inAll ?? 0) >= mostInAll) throw soldOut('inAll');
  if (mostPerDay !== null && (bought?.today ?? 0) >= mostPerDay) throw soldOut('today');
  if (pointsStatus.points < price)
    throw new Refusal('NotEnoughPoints', { status: 409, keys: { points: String(pointsStatus.points) } });
}

const soldOut = (reason: 'today' | 'inAll') =>
  new Refusal('ArticleSoldOut', { status: 409, reasons: [reason] });
