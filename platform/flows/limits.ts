import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import { playerBlocked } from '../modules/player/index.ts';
import type { AmountLimitKind, LimitChange, LimitName } from '../modules/limits/index.ts';
import { Refusal } from '../infra/refusal.ts';
import { withLockedPlayer, limitsOf, type CashierDeps, type LockedPlayer } from './cashier/lockedPlayer.ts';
import { changePlayTime, requireMinutes, type ChangePlayTimeDeps } from './sessionLimits.ts';

export interface LimitRequest {
  readonly playerId: PlayerId;
  readonly kind: AmountLimitKind;
  readonly period: LimitPeriod;
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
    if (amount && amount.currency !== locked.player.currency)
      throw new Refusal('WrongCurrency', { status: 422 });
    if (amount && amount.minor < 0n)
      throw new Refusal('AmountOutOfBounds', { status: 422, reasons: ['tooLittle'] });
    await change(deps, locked, { kind, period, amount: amount?.minor ?? null });
  });

export interface SessionLimitRequest extends Pick<LimitRequest, 'playerId' | 'period'> {
  /** Null removes the limit. */
  readonly minutes: number | null;
}

/**
 * LIMIT-14: sets a session limit. One that is used up ends the session.
 * @throws Refusal RaiseBlocked, LimitNotOffered, AmountOutOfBounds
 */
export const setSessionLimit = (
  deps: CashierDeps & ChangePlayTimeDeps,
  { playerId, period, minutes }: SessionLimitRequest,
): Promise<void> =>
  withLockedPlayer(deps, playerId, async (locked) => {
    requireMinutes(period, minutes);
    const amount = minutes === null ? null : BigInt(minutes);
    await change(deps, locked, { kind: 'Session', period, amount });
    await changePlayTime(deps, locked.tx, playerId);
  });

async function change(deps: CashierDeps, locked: LockedPlayer, requested: LimitChange): Promise<void> {
  const of = limitsOf(locked, servedAt(locked));
  const current = await deps.limits.held(locked.tx, of, requested);
  const { amount } = requested;
  const isRaise = current !== null && (amount === null || amount > current);
  if (isRaise) requireRaise(deps, locked);
  await deps.limits.change(locked.tx, of, requested);
}

interface ChangeOfLimit extends LimitName {
  readonly playerId: PlayerId;
}

/** LIMIT-03: confirms a raise that is ready. @throws Refusal RaiseBlocked, ChangeNotReady */
export const confirmLimitChange = (
  deps: CashierDeps & ChangePlayTimeDeps,
  { playerId, kind, period }: ChangeOfLimit,
): Promise<void> =>
  withLockedPlayer(deps, playerId, async (locked) => {
    requireRaise(deps, locked);
    await deps.limits.confirm(locked.tx, limitsOf(locked, servedAt(locked)), { kind, period });
    if (kind === 'Session') await changePlayTime(deps, locked.tx, playerId);
  });

/** LIMIT-04: cancels a pending raise. Idempotent. */
export const cancelLimitChange = (
  deps: CashierDeps,
  { playerId, kind, period }: ChangeOfLimit,
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
