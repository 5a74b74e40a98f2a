import type { Payment } from '../../modules/cashier/index.ts';
import { limitsOf, type CashierDeps, type LockedPlayer } from './lockedPlayer.ts';

/** What is done with the money of a deposit that has arrived. */
export type Arrival =
  | { readonly decision: 'credit' }
  | { readonly decision: 'hold'; readonly reason: string; readonly rule: string };

/**
 * LIMIT-12: whether money that arrives now may be played. The player's restrictions and limits are taken as this
 * transaction has them, whatever held when the deposit was begun.
 */
export async function creditOrHold(
  { identity, limits }: Pick<CashierDeps, 'identity' | 'limits'>,
  desk: LockedPlayer,
  { id: reference, method, amount }: Pick<Payment, 'id' | 'method' | 'amount'>,
): Promise<Arrival> {
  const { tx, player, site } = desk;
  const terms = site?.paymentMethods.find((one) => one.id === method);
  const block = identity.blockNow(player, terms?.isInstantBanking ? 'depositByInstantBanking' : 'deposit');
  // A phone number to be confirmed protects nobody from this money, and its player confirms it in a minute.
  if (block && block.reason !== 'PhoneVerificationRequired')
    return { decision: 'hold', reason: block.reason, rule: block.rule };
  // Where nothing is served no limit can be computed: the money goes back.
  if (!site) return { decision: 'hold', reason: 'MethodNotAvailable', rule: 'LIMIT-12' };
  const passed = await limits.passedByArrival(tx, limitsOf(desk, site), { reference, amount });
  return passed
    ? { decision: 'hold', reason: 'DepositLimitReached', rule: 'LIMIT-12' }
    : { decision: 'credit' };
}
