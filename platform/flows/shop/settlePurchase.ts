import * as v from 'valibot';
import type { PlayerRecord } from '../../modules/player/index.ts';
import { rewardTerms, type Assignment } from '../../modules/rewards/index.ts';
import {
  GIVEN_BY,
  rewardKeyOf,
  type PointsLedger,
  type Purchase,
  type Spent,
} from '../../modules/shop/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { rewardsBlock } from '../rewards/rewardDeps.ts';
import { giveReward } from '../rewards/giveReward.ts';
import type { ShopDeps } from './shopDeps.ts';

const BATCH_SIZE = 100;

/** Refusal reason of a purchase whose points are given back. */
const NOT_GIVEN = 'RewardNotGiven';

/**
 * Resumes purchases with an unknown outcome. Stops at the first error, so that an unavailable provider is not called
 * for each; the failed purchase moves to the end of the queue. @returns the number processed @throws the error of the failed purchase
 */
export async function settleDuePurchases(deps: ShopDeps): Promise<number> {
  const { database, shop } = deps;
  const due = await shop.due(database.query, BATCH_SIZE);
  for (const id of due) await settlePurchase(deps, id);
  return due.length;
}

/**
 * Takes a purchase as far as possible. Safe to run concurrently: the purchase's id is the provider's idempotency key.
 * - If the provider takes the points, the reward is given and the purchase completed in one transaction.
 * - If the reward cannot be given, the points are given back.
 * - Without a response, the purchase stays as it is and is retried.
 */
export async function settlePurchase(deps: ShopDeps, id: string): Promise<void> {
  const { pointsLedger: points } = deps;
  if (!points) throw new Refusal('PartnerUnavailable', { status: 502 });
  let purchase = await withLockedPurchase(deps, id, stopIfBlocked);
  if (purchase?.state === 'Pending') purchase = await takePoints(deps, points, purchase);
  if (purchase?.state === 'Returning') await givePointsBack(deps, points, purchase);
}

/** Runs before the provider is called: a player blocked from rewards is not charged, or gets the points back. */
async function stopIfBlocked(
  deps: ShopDeps,
  tx: Transaction,
  { player, purchase }: LockedPurchase,
): Promise<void> {
  if (purchase.state === 'Pending' && rewardsBlock(deps, player))
    await deps.shop.setState(tx, purchase, { state: 'Returning', reason: NOT_GIVEN });
}

async function takePoints(
  deps: ShopDeps,
  points: PointsLedger,
  purchase: Purchase,
): Promise<Purchase | null> {
  const { id, playerId, clientId, price } = purchase;
  const spent = await rescheduleOnError(deps, id, () =>
    points.spend({ id, member: { clientId, playerId }, points: price }),
  );
  const settled = await rescheduleOnError(deps, id, () =>
    withLockedPurchase(deps, id, (_, tx, now) => settleLocked(deps, tx, now, spent)),
  );
  deps.wakeRelay();
  return settled;
}

async function settleLocked(
  deps: ShopDeps,
  tx: Transaction,
  now: LockedPurchase,
  spent: Spent,
): Promise<void> {
  const { shop } = deps;
  const { purchase } = now;
  // A concurrent run has settled the purchase.
  if (purchase.state !== 'Pending') return;
  if (!spent.isTaken) return shop.setState(tx, purchase, { state: 'Refused', reason: spent.reason });
  const given = await giveBought(deps, tx, now);
  await shop.setState(
    tx,
    purchase,
    given ? { state: 'Done', assignation: given.id } : { state: 'Returning', reason: NOT_GIVEN },
  );
}

/** Gives the reward on the terms of the purchase. @returns null, with nothing written, when it cannot be given */
async function giveBought(
  deps: ShopDeps,
  tx: Transaction,
  { purchase }: LockedPurchase,
): Promise<Assignment | null> {
  const { id, playerId, article, price } = purchase;
  const terms = v.parse(rewardTerms, purchase.terms);
  try {
    return await giveReward(deps, tx, {
      key: rewardKeyOf(id),
      playerId,
      terms,
      by: GIVEN_BY,
      why: `${article}, bought for ${price} points`,
    });
  } catch (error) {
    if (error instanceof Refusal && REWARD_REFUSALS.includes(error.type)) return null;
    throw error;
  }
}

/** Errors that prevent the reward, thrown before anything is written: blocked, game not offered, without spins. */
const REWARD_REFUSALS: readonly string[] = ['PlayerBlocked', 'UnknownGame', 'BadRequest'];

/** Gives the points back regardless of the player's current restrictions. */
async function givePointsBack(deps: ShopDeps, points: PointsLedger, purchase: Purchase): Promise<void> {
  const { id, playerId, clientId } = purchase;
  await rescheduleOnError(deps, id, () => points.giveBack({ id, member: { clientId, playerId } }));
  await withLockedPurchase(deps, id, async (_, tx, now) => {
    if (now.purchase.state === 'Returning')
      await deps.shop.setState(tx, now.purchase, { state: 'Returned', reason: NOT_GIVEN });
  });
}

/** On an error, postpones the purchase for a retry and rethrows. */
async function rescheduleOnError<Result>(
  deps: ShopDeps,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await withLockedPurchase(deps, id, async (_, tx, { purchase }) => {
      if (isPending(purchase)) await deps.shop.postpone(tx, purchase);
    });
    throw error;
  }
}

const isPending = ({ state }: Purchase): boolean => state === 'Pending' || state === 'Returning';

interface LockedPurchase {
  readonly player: PlayerRecord;
  readonly purchase: Purchase;
}

/** Locks the player, then the purchase, and runs `work`. @returns the purchase after the work */
async function withLockedPurchase(
  deps: ShopDeps,
  id: string,
  work: (deps: ShopDeps, tx: Transaction, now: LockedPurchase) => Promise<void>,
): Promise<Purchase | null> {
  const { database, players, shop } = deps;
  const known = await shop.read(database.query, id);
  if (!known) return null;
  return database.transaction(async (tx) => {
    const player = await players.hold(tx, known.playerId);
    const purchase = await shop.lock(tx, id);
    if (!purchase) return null;
    await work(deps, tx, { player, purchase });
    return shop.read(tx, id);
  });
}
