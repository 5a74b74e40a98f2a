import { toDecimal } from '@foyer/domain/money.ts';
import { createCashOuts } from './cashOut/createCashOuts.ts';
import { readStake } from './acceptBet.ts';
import type { Coupon, CouponRequest, Pick } from './coupon.ts';
import { createCoupons } from './coupons.ts';
import { BookRefusal } from './refusal.ts';
import { applyResults, owedFor } from './settle.ts';
import { placingKey, debitStake, type BookDeps, type PlayerSession } from './stake.ts';
import { createKeyedQueue } from './keyedQueue.ts';

const LONGEST_LIST = 60;

export type Book = ReturnType<typeof createBook>;

export function createBook(deps: BookDeps) {
  const { offer, settlements } = deps;
  const coupons = createCoupons(deps.store);
  const placements = new Map<string, Promise<Coupon>>();
  const enqueue = createKeyedQueue();
  const cashOuts = createCashOuts({ ...deps, coupons, enqueue });

  const placeBet = async (seat: PlayerSession, request: CouponRequest): Promise<Coupon> => {
    const { coupon, confirm } = await debitStake(deps, seat, request);
    await coupons.save(coupon);
    await confirm();
    return coupon;
  };

  const settleOne = async (id: string): Promise<void> => {
    const coupon = coupons.get(id);
    if (coupon?.state !== 'open') return;
    const after = applyResults(offer, coupon);
    if (after.state === 'open') {
      if (JSON.stringify(after) !== JSON.stringify(coupon)) await coupons.save(after);
      return;
    }
    // Pending wallet calls are written to disk before the coupon is marked as settled. After a crash between
    // the two, settlement repeats with the same ids.
    await settlements.owe(owedFor(after));
    await coupons.save(after);
    void settlements.send(after.id);
  };

  return {
    /**
     * Places a bet. Idempotent by player and request id, also for concurrent requests; the id of another bet is refused.
     * @throws BookRefusal
     */
    async place(seat: PlayerSession, request: CouponRequest): Promise<Coupon> {
      const key = placementKey(seat.playerId, request.id);
      const known = placements.get(key);
      if (known) return requireSame(await known, request);
      const placed = placeBet(seat, request);
      placements.set(key, placed);
      // A refused request may be sent again with the same id.
      placed.catch(() => placements.delete(key));
      return placed;
    },
    cashOut: cashOuts.cashOut,
    of: (playerId: string): readonly Coupon[] =>
      coupons
        .all()
        .filter((coupon) => coupon.playerId === playerId)
        .sort((one, other) => other.placedAt - one.placedAt)
        .slice(0, LONGEST_LIST),
    all: (): readonly Coupon[] => coupons.all(),
    /** Settles the coupons whose matches are decided. */
    async settle(): Promise<void> {
      await cashOuts.payPending();
      for (const { id, state } of coupons.all()) if (state === 'open') await enqueue(id, () => settleOne(id));
    },
    async resume(): Promise<void> {
      for (const coupon of await coupons.load()) {
        deps.boostStakes.count(coupon);
        placements.set(placementKey(coupon.playerId, coupon.asked), Promise.resolve(coupon));
        // The coupon exists, so its stake was accepted: the pending rollback must not be sent.
        await settlements.release(placingKey(coupon.id));
      }
      await cashOuts.payPending();
      await settlements.resume();
    },
  };
}

const placementKey = (playerId: string, request: string): string => `${playerId} ${request}`;

/**
 * Compares the picks in any order, because a coupon groups its legs by match.
 * @throws BookRefusal BadRequest if the coupon has another stake or other picks than the request
 */
function requireSame(coupon: Coupon, { stake, picks }: CouponRequest): Coupon {
  const picked = (all: readonly Pick[]) =>
    all
      .map((pick) => `${pick.match} ${pick.market} ${pick.outcome}`)
      .sort()
      .join();
  const isSame =
    coupon.stake === toDecimal(readStake(stake, coupon.currency)) && picked(coupon.legs) === picked(picks);
  if (!isSame) throw new BookRefusal('BadRequest', { field: 'id' });
  return coupon;
}
