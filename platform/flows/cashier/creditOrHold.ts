import { isQuicklyResolved } from '../../modules/player/index.ts';
import type { Payment } from '../../modules/cashier/index.ts';
import { limitsOf, type LockedPlayer } from './lockedPlayer.ts';

/** What to do with the money of a deposit that has arrived. */
export type Arrival =
  | { readonly decision: 'credit' }
  | { readonly decision: 'hold'; readonly reason: string; readonly rule: string };

/** LIMIT-12: decides by the player's restrictions and limits now, not at the start of the deposit. */
export async function creditOrHold(
  locked: LockedPlayer,
  { id: reference, method, amount }: Pick<Payment, 'id' | 'method' | 'amount'>,
): Promise<Arrival> {
  const { players, selfExclusion, limits, tx, player, site } = locked;
  const terms = site?.paymentMethods.find((one) => one.id === method);
  const block = players.blockNow(player, terms?.isInstantBanking ? 'depositByInstantBanking' : 'deposit');
  if (block && !isQuicklyResolved(block)) return { decision: 'hold', reason: block.reason, rule: block.rule };
  // What a national register would say is not known, and a game that is open could be played with the money.
  if (await selfExclusion.registers.isReplyMissing(tx, player))
    return { decision: 'hold', reason: 'ExclusionRegisterUnavailable', rule: 'EXCLUSION-11' };
  // Without a site no limit can be calculated, so the money is returned.
  if (!site) return { decision: 'hold', reason: 'MethodNotAvailable', rule: 'LIMIT-12' };
  const passed = await limits.passedByArrival(tx, limitsOf(locked, site), { reference, amount });
  return passed
    ? { decision: 'hold', reason: 'DepositLimitReached', rule: 'LIMIT-12' }
    : { decision: 'credit' };
}
