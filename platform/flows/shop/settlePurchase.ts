import * as v from 'valibot';
import type { PlayerRecord } from '../../modules/identity/index.ts';
import { rewardTerms, type Assignment } from '../../modules/rewards/index.ts';
import { GIVEN_BY, rewardNameOf, type Purchase } from '../../modules/shop/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { rewardsBlock } from '../rewards/rewardDeps.ts';
import type { PointsLedger, ShopDeps, Spent } from './shopDeps.ts';

/** In one round; the rest comes with the next. */
const MOST = 100;

/** Why points come back. */
const NOT_GIVEN = 'RewardNotGiven';

/**
 * Purchases of which it was not known what became of them are gone on with, on whichever node.
 * @returns how many were looked at @throws what one of them failed with, which is looked at later: the others come round
 * before it, and while the provider is away nobody waits for it a hundred times
 */
export async function settleDue(parts: ShopDeps): Promise<number> {
  const { database, shop } = parts;
  const due = await shop.due(database.query, MOST);
  for (const id of due) await settlePurchase(parts, id);
  return due.length;
}

/**
 * Goes on with a purchase from where it is, as far as can be known now:
 *
 * - the provider takes the points or refuses; then the reward is given and the purchase done, in one transaction;
 * - who is kept from rewards by now is not given any, and neither is what cannot be given: the points come back;
 * - where nobody knows, it stays as it is and is looked at again.
 *
 * However many do it at once: points are taken under the purchase's id, and its row is held while it moves.
 */
export async function settlePurchase(parts: ShopDeps, id: string): Promise<void> {
  const { points } = parts;
  if (!points) throw new Refusal('PartnerUnavailable', { status: 502 });
  let purchase = await held(parts, id, stopWhoIsKeptOut);
  if (purchase?.state === 'Pending') purchase = await takePoints(parts, points, purchase);
  if (purchase?.state === 'Returning') await givePointsBack(parts, points, purchase);
}

/** Before the provider is asked: of who is kept from rewards nothing is taken, and what was, comes back. */
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
  // Somebody else was faster.
  if (purchase.state !== 'Pending') return;
  if (!spent.isTaken) return shop.become(tx, purchase, { state: 'Refused', reason: spent.reason });
  const given = await giveBought(parts, tx, now);
  await shop.become(
    tx,
    purchase,
    given ? { state: 'Done', assignation: given.id } : { state: 'Returning', reason: NOT_GIVEN },
  );
}

/** By the terms that were kept with it. @returns null where it cannot be given, of which nothing was written */
async function giveBought(
  { rewardDesk }: ShopDeps,
  tx: Transaction,
  { purchase }: Held,
): Promise<Assignment | null> {
  const { id, playerId, article, price } = purchase;
  const terms = v.parse(rewardTerms, purchase.terms);
  try {
    return await rewardDesk.give(tx, {
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

/** Kept from rewards; a game that the player's market has no more, or that gives no spins. Each before anything is written. */
const NOT_TO_BE_GIVEN: readonly string[] = ['PlayerBlocked', 'UnknownGame', 'BadRequest'];

/** Whoever the player is by now: what was taken from him is his. */
async function givePointsBack(parts: ShopDeps, points: PointsLedger, purchase: Purchase): Promise<void> {
  const { id, playerId, clientId } = purchase;
  await orLater(parts, id, () => points.giveBack({ id, member: { clientId, playerId } }));
  await held(parts, id, async (_, tx, now) => {
    if (now.purchase.state === 'Returning')
      await parts.shop.become(tx, now.purchase, { state: 'Returned', reason: NOT_GIVEN });
  });
}

/** What fails leaves the purchase where it is, to be looked at again. */
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

/** The player first, then what is his. @returns the purchase as it is after the work */
async function held(
  parts: ShopDeps,
  id: string,
  work: (parts: ShopDeps, tx: Transaction, now: Held) => Promise<void>,
): Promise<Purchase | null> {
  const { database, identity, shop } = parts;
  const known = await shop.read(database.query, id);
  if (!known) return null;
  return database.transaction(async (tx) => {
    const player = await identity.hold(tx, known.playerId);
    const purchase = await shop.hold(tx, id);
    if (!purchase) return null;
    await work(parts, tx, { player, purchase });
    return shop.read(tx, id);
  });
}
