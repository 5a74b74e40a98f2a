import * as v from 'valibot';
import type { PlayerRecord } from '../../modules/player/index.ts';
import { rewardTerms, type Assignment } from '../../modules/rewards/index.ts';
import {
  GIVEN_BY,
  rewardNameOf,
  type PointsLedger,
  type Purchase,
  type Spent,
} from '../../modules/shop/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { rewardsBlock } from '../rewards/rewardDeps.ts';
import { giveReward } from '../rewards/giveReward.ts';
import type { ShopDeps } from './shopDeps.ts';

/** Batch size; the rest follow in the next run. */
const MOST = 100;

/** Refusal reason of a purchase whose points are given back. */
const NOT_GIVEN = 'RewardNotGiven';

/**
 * Resumes purchases whose outcome is unknown; any node may run it. Stops at the first error, so that an
 * unavailable provider is not called for every purchase; the failed one is due again after the others.
 * @returns the number of purchases processed @throws the error of the purchase that failed
 */
export async function settleDuePurchases(parts: ShopDeps): Promise<number> {
  const { database, shop } = parts;
  const due = await shop.due(database.query, MOST);
  for (const id of due) await settlePurchase(parts, id);
  return due.length;
}

/**
 * Takes a purchase as far as possible:
 * - The provider takes the points or refuses. If taken, the reward is given and the purchase completed in
 * one transaction.
 * - If the player is blocked from rewards or the reward cannot be given, the points are given back.
 * - If the provider's response is unknown, the purchase stays as it is and is retried.
 * Safe to run concurrently: the purchase id is the provider's idempotency key, and the row is locked while
 * it changes.
 */
export async function settlePurchase(parts: ShopDeps, id: string): Promise<void> {
  const { pointsLedger: points } = parts;
  if (!points) throw new Refusal('PartnerUnavailable', { status: 502 });
  let purchase = await held(parts, id, stopWhoIsKeptOut);
  if (purchase?.state === 'Pending') purchase = await takePoints(parts, points, purchase);
  if (purchase?.state === 'Returning') await givePointsBack(parts, points, purchase);
}

/**
 * Runs before the provider call: a player blocked from rewards is not charged, and points already taken are
 * given back.
 */
async function stopWhoIsKeptOut(parts: ShopDeps, tx: Transaction, { player, purchase }: Held): Promise<void> {
  if (purchase.state === 'Pending' && rewardsBlock(parts, player))
    await parts.shop.become(tx, purchase, { state: 'Returning', reason: NOT_GIVEN });
}

async function takePoints(
  parts: ShopDeps,
  points: PointsLedger,
  purchase: Purchase,
): Promise<Purchase | null> {
  const { id, playerId, clientId, price } = purchase;
  const spent = await orLater(parts, id, () =>
    points.spend({ id, member: { clientId, playerId }, points: price }),
  );
  const settled = await orLater(parts, id, () =>
    held(parts, id, (_, tx, now) => settleHeld(parts, tx, now, spent)),
  );
  parts.wakeRelay();
  return settled;
}

async function settleHeld(parts: ShopDeps, tx: Transaction, now: Held, spent: Spent): Promise<void> {
  const { shop } = parts;
  const { purchase } = now;
  // A concurrent run has settled the purchase.
  if (purchase.state !== 'Pending') return;
  if (!spent.isTaken) return shop.become(tx, purchase, { state: 'Refused', reason: spent.reason });
  const given = await giveBought(parts, tx, now);
  await shop.become(
    tx,
    purchase,
    given ? { state: 'Done', assignation: given.id } : { state: 'Returning', reason: NOT_GIVEN },
  );
}

/**
 * Gives the reward with the terms stored at purchase. @returns null when it cannot be given; nothing was
 * written then
 */
async function giveBought(parts: ShopDeps, tx: Transaction, { purchase }: Held): Promise<Assignment | null> {
  const { id, playerId, article, price } = purchase;
  const terms = v.parse(rewardTerms, purchase.terms);
  try {
    return await giveReward(parts, tx, {
      key: rewardNameOf(id),
      playerId,
      terms,
      by: GIVEN_BY,
      why: `${article}, bought for ${price} points`,
    });
  } catch (error) {
    if (error instanceof Refusal && NOT_TO_BE_GIVEN.includes(error.type)) return null;
    throw error;
  }
}

/**
 * Errors that prevent the reward: player blocked, game not in the player's market, or game without spins.
 * All are thrown before anything is written.
 */
const NOT_TO_BE_GIVEN: readonly string[] = ['PlayerBlocked', 'UnknownGame', 'BadRequest'];

/** Gives the points back regardless of the player's current restrictions. */
async function givePointsBack(parts: ShopDeps, points: PointsLedger, purchase: Purchase): Promise<void> {
  const { id, playerId, clientId } = purchase;
  await orLater(parts, id, () => points.giveBack({ id, member: { clientId, playerId } }));
  await held(parts, id, async (_, tx, now) => {
    if (now.purchase.state === 'Returning')
      await parts.shop.become(tx, now.purchase, { state: 'Returned', reason: NOT_GIVEN });
  });
}

/** On an error, postpones the purchase for a retry and rethrows. */
async function orLater<Result>(parts: ShopDeps, id: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await held(parts, id, async (_, tx, { purchase }) => {
      if (isUnderWay(purchase)) await parts.shop.postpone(tx, purchase);
    });
    throw error;
  }
}

const isUnderWay = ({ state }: Purchase): boolean => state === 'Pending' || state === 'Returning';

interface Held {
  readonly player: PlayerRecord;
  readonly purchase: Purchase;
}

/** Locks the player, then the purchase, and runs `work`. @returns the purchase after the work */
async function held(
  parts: ShopDeps,
  id: string,
  work: (parts: ShopDeps, tx: Transaction, now: Held) => Promise<void>,
): Promise<Purchase | null> {
  const { database, players, shop } = parts;
  const known = await shop.read(database.query, id);
  if (!known) return null;
  return database.transaction(async (tx) => {
    const player = await players.hold(tx, known.playerId);
    const purchase = await shop.hold(tx, id);
    if (!purchase) return null;
    await work(parts, tx, { player, purchase });
    return shop.read(tx, id);
  });
}
