import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { compare, type Money } from '@foyer/vocabulary/money.ts';
import { playerBlocked } from '../modules/identity/index.ts';
import { Refusal } from '../plumbing/refusal.ts';
import { atDesk, limitsOf, type CashierParts, type Desk } from './cashier/desk.ts';

export interface LimitWanted {
  readonly playerId: PlayerId;
  readonly period: LimitPeriod;
  /** Null takes the limit away. */
  readonly amount: Money | null;
}

/**
 * L1, L2: what is stricter holds at once, what is looser is on its way.
 * @throws Refusal RaiseBlocked, LimitNotOffered, AmountOutOfBounds, WrongCurrency
 */
export const setDepositLimit = (
  parts: CashierParts,
  { playerId, period, amount }: LimitWanted,
): Promise<void> =>
  atDesk(parts, playerId, async (desk) => {
    const { tx, player } = desk;
    if (amount && amount.currency !== player.currency) throw new Refusal('WrongCurrency', { status: 422 });
    if (amount && amount.minor < 0n)
      throw new Refusal('AmountOutOfBounds', { status: 422, reasons: ['tooLittle'] });
    const of = limitsOf(desk, servedAt(desk));
    const { deposit } = await parts.limits.standing(tx, of);
    const holds = deposit.find((limit) => limit.period === period)?.limit ?? null;
    const isRaise = holds !== null && (amount === null || compare(amount, holds) > 0);
    if (isRaise) requireRaise(parts, desk);
    await parts.limits.change(tx, of, { period, amount });
  });

/** L3. @throws Refusal RaiseBlocked, ChangeNotReady */
export const confirmLimitChange = (
  parts: CashierParts,
  { playerId, period }: Pick<LimitWanted, 'playerId' | 'period'>,
): Promise<void> =>
  atDesk(parts, playerId, async (desk) => {
    requireRaise(parts, desk);
    await parts.limits.confirm(desk.tx, limitsOf(desk, servedAt(desk)), period);
  });

/** L4. Twice is once. */
export const cancelLimitChange = (
  parts: CashierParts,
  { playerId, period }: Pick<LimitWanted, 'playerId' | 'period'>,
): Promise<void> =>
  atDesk(parts, playerId, (desk) => parts.limits.cancel(desk.tx, limitsOf(desk, servedAt(desk)), period));

/** L8 */
export const confirmLimitsReviewed = (parts: CashierParts, playerId: PlayerId): Promise<void> =>
  atDesk(parts, playerId, ({ tx }) => parts.limits.confirmReviewed(tx, playerId));

/** RG-03: a raise begins and ends only where it is not blocked. */
function requireRaise({ identity }: CashierParts, { player }: Desk): void {
  const block = identity.blockNow(player, 'raiseDepositLimit');
  if (!block) return;
  const { reasons, keys } = playerBlocked(block);
  throw new Refusal('RaiseBlocked', { status: 403, reasons, keys });
}

function servedAt({ site }: Desk) {
  if (!site) throw new Refusal('LimitNotOffered', { status: 403 });
  return site;
}
