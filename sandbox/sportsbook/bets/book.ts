import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import { toDecimal } from '@foyer/domain/money.ts';
import type { Settlements } from '../../studios/wallet/settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../../studios/wallet/walletClient.ts';
import type { Offer } from '../model/offer.ts';
import { legsOf, returnAt, stakeOf } from './counter.ts';
import type { CouponRequest, Coupon } from './coupon.ts';
import { BookRefusal } from './refusal.ts';
import { betIdOf, judged, owedFor } from './settle.ts';
import type { Store } from './store.ts';

/** Acceptance delay of a live bet. After the delay, the odds are checked again. */
export const LIVE_DELAY_MS = 3 * SECOND;
const LONGEST_LIST = 60;

export type Seat = Pick<Coupon, 'playerId' | 'sessionId' | 'currency'>;

export interface BookDeps {
  readonly offer: Offer;
  readonly store: Store;
  readonly client: WalletClient;
  readonly settlements: Settlements;
  readonly now: () => number;
  readonly pause: (delayMs: number) => Promise<void>;
}

export type Book = ReturnType<typeof createBook>;

export function createBook(deps: BookDeps) {
  const { offer, store, settlements } = deps;
  const coupons = new Map<string, Coupon>();
  const presses = new Map<string, Promise<Coupon>>();
  const settling = new Set<string>();

  const take = async (seat: Seat, asked: CouponRequest): Promise<Coupon> => {
    const coupon = await staked(deps, seat, asked);
    coupons.set(coupon.id, coupon);
    return coupon;
  };

  const settleOne = async (coupon: Coupon): Promise<void> => {
    const after = judged(offer, coupon);
    if (after.state === 'open') {
      if (JSON.stringify(after) !== JSON.stringify(coupon)) await keep(after);
      return;
    }
    // Pending wallet calls are written to disk before the coupon is marked as settled. After a crash between
    // the two, settlement repeats with the same ids.
    await settlements.owe(owedFor(after));
    await keep(after);
    void settlements.send(after.id);
  };
  const keep = async (coupon: Coupon): Promise<void> => {
    await store.keep(coupon);
    coupons.set(coupon.id, coupon);
  };

  return {
    /**
     * Places a bet. Idempotent by player and request id, also for concurrent requests.
     * @throws BookRefusal
     */
    place(seat: Seat, asked: CouponRequest): Promise<Coupon> {
      const press = pressOf({ playerId: seat.playerId, asked: asked.id });
      const known = presses.get(press);
      if (known) return known;
      const placed = take(seat, asked);
      presses.set(press, placed);
      // A refused request may be sent again with the same id.
      placed.catch(() => presses.delete(press));
      return placed;
    },
    of: (playerId: string): readonly Coupon[] =>
      [...coupons.values()]
        .filter((coupon) => coupon.playerId === playerId)
        .sort((one, other) => other.placedAt - one.placedAt)
        .slice(0, LONGEST_LIST),
    all: (): readonly Coupon[] => [...coupons.values()],
    /** Settles the coupons whose matches are decided. */
    async settle(): Promise<void> {
      for (const coupon of coupons.values()) {
        if (coupon.state !== 'open' || settling.has(coupon.id)) continue;
        settling.add(coupon.id);
        await settleOne(coupon).finally(() => settling.delete(coupon.id));
      }
    },
    async resume(): Promise<void> {
      for (const coupon of await store.coupons()) {
        coupons.set(coupon.id, coupon);
        presses.set(pressOf(coupon), Promise.resolve(coupon));
        // The coupon exists, so its stake was accepted: the pending rollback must not be sent.
        await settlements.release(placingKey(coupon.id));
      }
      await settlements.resume();
    },
  };
}

const pressOf = ({ playerId, asked }: Pick<Coupon, 'playerId' | 'asked'>): string => `${playerId} ${asked}`;

const placingKey = (id: string): string => `${id}-placing`;

/**
 * Stakes a coupon. A rollback of the stake is on disk before the bet is sent, in case the outcome stays
 * unknown.
 * @throws BookRefusal
 */
async function staked(deps: BookDeps, seat: Seat, asked: CouponRequest): Promise<Coupon> {
  const { offer, store, client, settlements, now, pause } = deps;
  const { sessionId, playerId, currency } = seat;
  // Refuses an invalid request immediately instead of after the live delay.
  stakeOf(asked, currency, legsOf(offer, asked));
  if (asked.picks.some(({ match }) => isLive(offer, match))) await pause(LIVE_DELAY_MS);
  const legs = legsOf(offer, asked);
  const staked = stakeOf(asked, currency, legs);
  const stake = toDecimal(staked);
  const largestWin = toDecimal(returnAt(staked, legs));
  const id = randomUUID();
  const call = { sessionId, roundId: id };
  const key = placingKey(id);
  await settlements.owe({
    roundId: key,
    calls: [{ name: 'rollback', body: { ...call, transactionId: `${id}:undo`, rollsBack: betIdOf(id) } }],
  });
  try {
    await client.send({
      name: 'bet',
      body: { ...call, transactionId: betIdOf(id), amount: stake, currency, largestWin },
    });
  } catch (error) {
    if (error instanceof WalletRefusal) {
      await settlements.release(key);
      throw refusalOf(error);
    }
    if (!(error instanceof WalletSilence)) throw error;
    void settlements.send(key);
    throw new BookRefusal('ConnectionLost');
  }
  const coupon: Coupon = {
    id,
    asked: asked.id,
    playerId,
    sessionId,
    currency,
    stake,
    placedAt: now(),
    legs: [...legs],
    state: 'open',
    paid: null,
  };
  await store.keep(coupon);
  await settlements.release(key);
  return coupon;
}

function isLive(offer: Offer, match: string): boolean {
  const fixture = offer.fixture(match);
  return fixture !== null && offer.stand(fixture).phase !== 'before';
}

function refusalOf({ type, reasons, keys }: WalletRefusal): BookRefusal {
  switch (type) {
    case 'InsufficientFunds':
      return new BookRefusal('InsufficientFunds');
    case 'SessionEnded':
    case 'SessionLimitReached':
    case 'UnknownSession':
      return new BookRefusal('SessionEnded');
    case 'BonusMaxBet':
      return new BookRefusal('BonusMaxBet', { most: keys.maxBet ?? '' });
    case 'LimitReached':
      return new BookRefusal('LimitReached', {
        kind: reasons[0] ?? '',
        period: reasons[1] ?? '',
        scope: reasons[2] ?? '',
      });
    case 'ContentAcceptRequired':
    case 'RealityCheckDue':
      return new BookRefusal(type);
    default:
      return new BookRefusal('Refused', { reason: type });
  }
}
