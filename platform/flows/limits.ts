import type { PlayerId } from '@foyer/domain/ids.ts';
import { compare, type Money } from '@foyer/domain/money.ts';
import { playerBlocked } from '../modules/player/index.ts';
import type { LimitName } from '../modules/limits/index.ts';
import { Refusal } from '../infra/refusal.ts';
import { withLockedPlayer, limitsOf, type CashierDeps, type LockedPlayer } from './cashier/lockedPlayer.ts';

export interface LimitRequest extends LimitName {
  readonly playerId: PlayerId;
  /** Null removes the limit. */
  readonly amount: Money | null;
}

/**
 * LIMIT-01, LIMIT-02: a stricter limit applies at once, a looser one after a delay and the player's confirmation.
 * @throws Refusal RaiseBlocked, LimitNotOffered, AmountOutOfBounds, WrongCurrency
 */
export const setLimit = (
  deps: CashierDeps,
  { playerId, kind, period, amount }: LimitRequest,
): Promise<void> =>
  withLockedPlayer(deps, playerId, async (locked) => {
    const { tx, player } = locked;
    if (amount && amount.currency !== player.currency) throw new Refusal('WrongCurrency', { status: 422 });
    if (amount && amount.minor < 0n)
      throw new Refusal('AmountOutOfBounds', { status: 422, reasons: ['tooLittle'] });
    const of = limitsOf(locked, servedAt(locked));
    const current = await deps.limits.held(tx, of, { kind, period });
    const isRaise = current !== null && (amount === null || compare(amount, current) > 0);
    if (isRaise) requireRaise(deps, locked);
    await deps.limits.change(tx, of, { kind, period, amount });
  });

/** LIMIT-03: confirms a raise that is ready. @throws Refusal RaiseBlocked, ChangeNotReady */
export const confirmLimitChange = (
  deps: CashierDeps,
  { playerId, kind, period }: Omit<LimitRequest, 'amount'>,
): Promise<void> =>
  withLockedPlayer(deps, playerId, async (locked) => {
    requireRaise(deps, locked);
    await deps.limits.confirm(locked.tx, limitsOf(locked, servedAt(locked)), { kind, period });
  });

/** LIMIT-04: cancels a pending raise. Idempotent. */
export const cancelLimitChange = (
  deps: CashierDeps,
  { playerId, kind, period }: Omit<LimitRequest, 'amount'>,
): Promise<void> =>
  withLockedPlayer(deps, playerId, (locked) =>
    deps.limits.cancel(locked.tx, limitsOf(locked, servedAt(locked)), { kind, period }),
  );

/** LIMIT-08: records that the player has reviewed their limits. */
export const confirmLimitsReviewed = (deps: CashierDeps, playerId: PlayerId): Promise<void> =>
  withLockedPlayer(deps, playerId, ({ tx }) => deps.limits.confirmReviewed(tx, playerId));

/** RG-03: raises can be requested and confirmed only while they are not blocked for the player. */
function requireRaise({ players }: CashierDeps, { player }: LockedPlayer): void {
  const block = players.blockNow(player, 'raiseDepositLimit');
  if (!block) return;
  const { reasons, keys } = playerBlocked(block);
  throw new Refusal('RaiseBlocked', { status: 403, reasons, keys });
}

function servedAt({ site }: LockedPlayer) {
  if (!site) throw new Refusal('LimitNotOffered', { status: 403 });
  return site;
}
