import { randomUUID } from 'node:crypto';
import { SECOND } from '@foyer/domain/duration.ts';
import { toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Settlements } from '../../studios/wallet/settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../../studios/wallet/walletClient.ts';
import type { BoostStakes } from './boosts/boostStakes.ts';
import type { Offer } from '../model/offer.ts';
import { acceptedAt, returnAt, stakeOf } from './acceptBet.ts';
import type { Coupon, CouponRequest } from './coupon.ts';
import { BookRefusal } from './refusal.ts';
import { oddsOfSelections } from './selections.ts';
import { betIdOf } from './settle.ts';
import type { Store } from './store.ts';

/** Acceptance delay of a live bet. After the delay, the odds are checked again. */
export const LIVE_DELAY_MS = 3 * SECOND;

export interface PlayerSession {
  readonly playerId: string;
  readonly sessionId: string;
  readonly currency: Coupon['currency'];
}

export interface BookDeps {
  readonly offer: Offer;
  readonly boostStakes: BoostStakes;
  readonly store: Store;
  readonly client: WalletClient;
  readonly settlements: Settlements;
  readonly now: () => number;
  readonly pause: (delayMs: number) => Promise<void>;
}

export const placingKey = (id: string): string => `${id}-placing`;

interface PlacedStake {
  readonly coupon: Coupon;
  /**
   * To be called once the coupon is on disk: the pending rollback of the stake is then dropped. If that fails, the
   * bet counts all the same, and the next start drops it.
   */
  confirm(): Promise<unknown>;
}

/**
 * Stakes a coupon.
 * @throws BookRefusal
 */
export async function debitStake(
  deps: BookDeps,
  seat: PlayerSession,
  request: CouponRequest,
): Promise<PlacedStake> {
  const { offer, settlements, now, pause } = deps;
  const { sessionId, playerId, currency } = seat;
  // Refuses an invalid request immediately instead of after the live delay.
  stakeOf(request, currency, oddsOfSelections(acceptedAt(offer, request)));
  if (request.picks.some(({ match }) => isLive(offer, match))) await pause(LIVE_DELAY_MS);
  const accepted = acceptedAt(offer, request);
  const odds = oddsOfSelections(accepted);
  const amount = stakeOf(request, currency, odds);
  const id = randomUUID();
  const key = placingKey(id);
  const undo = accepted.legs
    .filter(({ ordinaryOdds }) => ordinaryOdds !== undefined)
    .map(({ match }) => deps.boostStakes.reserve({ match, playerId, amount }));
  try {
    await sendBet(deps, { id, sessionId, amount, largestWin: returnAt(amount, odds) });
  } catch (error) {
    for (const release of undo) release();
    throw error;
  }
  const coupon: Coupon = {
    id,
    asked: request.id,
    playerId,
    sessionId,
    currency,
    stake: toDecimal(amount),
    placedAt: now(),
    ...accepted,
    state: 'open',
    cashOuts: [],
    paid: null,
  };
  return { coupon, confirm: () => settlements.attempt(settlements.release(key)) };
}

interface Stake {
  readonly id: string;
  readonly sessionId: string;
  readonly amount: Money;
  readonly largestWin: Money;
}

/**
 * A rollback of the stake is on disk before the bet is sent, in case its outcome stays unknown.
 * @throws BookRefusal
 */
async function sendBet({ client, settlements }: BookDeps, stake: Stake): Promise<void> {
  const { id, sessionId, amount, largestWin } = stake;
  const call = { sessionId, roundId: id };
  const key = placingKey(id);
  await settlements.owe({
    roundId: key,
    calls: [{ name: 'rollback', body: { ...call, transactionId: `${id}:undo`, rollsBack: betIdOf(id) } }],
  });
  try {
    await client.send({
      name: 'bet',
      body: {
        ...call,
        transactionId: betIdOf(id),
        amount: toDecimal(amount),
        currency: amount.currency,
        largestWin: toDecimal(largestWin),
      },
    });
  } catch (error) {
    if (error instanceof WalletRefusal) {
      // A rollback that stays in the journal is harmless, because the wallet has no such bet.
      await settlements.attempt(settlements.release(key));
      throw refusalOf(error);
    }
    if (!(error instanceof WalletSilence)) throw error;
    void settlements.send(key);
    throw new BookRefusal('ConnectionLost');
  }
}

/** Whether the match is being played. */
export function isLive(offer: Offer, match: string): boolean {
  const fixture = offer.fixture(match);
  const phase = fixture && offer.stateOf(fixture).phase;
  return phase === 'live' || phase === 'break';
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
