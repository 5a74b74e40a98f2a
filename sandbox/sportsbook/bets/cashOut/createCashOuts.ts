import type { Coupon } from '../coupon.ts';
import type { Coupons } from '../coupons.ts';
import { BookRefusal } from '../refusal.ts';
import { isLive, LIVE_DELAY_MS, type BookDeps, type PlayerSession } from '../stake.ts';
import type { KeyedQueue } from '../keyedQueue.ts';
import { cashedOut, isRepeated, owedCashOuts, withOwed, type CashOutRequest } from './cashOut.ts';

interface CashOutDeps extends Pick<BookDeps, 'offer' | 'settlements' | 'now' | 'pause'> {
  readonly coupons: Coupons;
  readonly enqueue: KeyedQueue;
}

export function createCashOuts({ offer, settlements, now, pause, coupons, enqueue }: CashOutDeps) {
  /** The coupon says what is owed before the wallet calls are on disk: a restart between the two owes them again. */
  const pay = async (coupon: Coupon): Promise<Coupon> => {
    const owed = owedCashOuts(coupon);
    if (owed.length === 0) return coupon;
    for (const round of owed) await settlements.owe(round);
    const after = await coupons.save(withOwed(coupon));
    for (const { roundId } of owed) void settlements.send(roundId);
    return after;
  };
  const payLatest = async (id: string): Promise<void> => {
    const coupon = coupons.get(id);
    if (coupon) await pay(coupon);
  };
  const couponOf = (playerId: string, id: string): Coupon => {
    const coupon = coupons.get(id);
    if (coupon?.playerId !== playerId) throw new BookRefusal('BadRequest', { field: 'coupon' });
    return coupon;
  };
  return {
    /** Pays cash-outs that were accepted before a failure of the disk or a restart. */
    async payPending(): Promise<void> {
      for (const { id, cashOuts } of coupons.all())
        if (cashOuts.some(({ isOwed }) => !isOwed)) await enqueue(id, () => payLatest(id));
    },
    /**
     * Cashes a bet or a part of it out. Idempotent by coupon and request id, also for concurrent requests. It takes
     * turns with the settlement of the coupon, so no part of a stake is paid twice.
     * @throws BookRefusal
     */
    async cashOut({ playerId }: PlayerSession, request: CashOutRequest): Promise<Coupon> {
      const before = couponOf(playerId, request.coupon);
      if (!isRepeated(before, request)) {
        // Refuses an invalid request immediately instead of after the live delay.
        cashedOut(offer, before, request, now());
        if (before.legs.some(({ match }) => isLive(offer, match))) await pause(LIVE_DELAY_MS);
      }
      return enqueue(request.coupon, async () => {
        const coupon = couponOf(playerId, request.coupon);
        if (isRepeated(coupon, request)) return pay(coupon);
        return pay(await coupons.save(cashedOut(offer, coupon, request, now())));
      });
    },
  };
}
