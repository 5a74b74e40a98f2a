import type { LimitPeriod, LimitScope } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import { playerBlocked } from '../modules/player/index.ts';
import { isRaise, type AmountLimitKind, type LimitChange, type LimitName } from '../modules/limits/index.ts';
import type { Transaction } from '../infra/database/database.ts';
import { transactionWithEvents } from '../infra/outbox/index.ts';
import { Refusal } from '../infra/refusal.ts';
import {
  withLockedPlayer,
  limitsOf,
  lockPlayer,
  type CashierDeps,
  type LockedPlayer,
} from './cashier/lockedPlayer.ts';
import { openGlobalLimits } from './globalLimits.ts';
import { changePlayTime, requireMinutes, type ChangePlayTimeDeps } from './sessionLimits.ts';

export interface LimitRequest {
  readonly playerId: PlayerId;
  /** Default: the player's own limit at this brand. */
  readonly scope?: LimitScope;
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
  { playerId, scope = 'Brand', kind, period, amount }: LimitRequest,
): Promise<void> =>
  transactionWithEvents(deps, async (tx) => {
    if (amount && amount.minor < 0n)
      throw new Refusal('AmountOutOfBounds', { status: 422, reasons: ['tooLittle'] });
    const locked = await lockPlayerAndSharers(deps, tx, { playerId, scope, createsGroup: amount !== null });
    const name = { scope, kind, period };
    const of = limitsOf(locked, requireSite(locked));
    await change(deps, locked, {
      ...name,
      amount: amount && (await deps.limits.convert(tx, of, name, amount)),
    });
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
    await change(deps, locked, { scope: 'Brand', kind: 'Session', period, amount });
    await changePlayTime(deps, locked.tx, playerId);
  });

async function change(deps: CashierDeps, locked: LockedPlayer, requested: LimitChange): Promise<void> {
  const of = limitsOf(locked, requireSite(locked));
  const current = await deps.limits.amountOf(locked.tx, of, requested);
  if (isRaise(requested.amount, current)) await refuseBlockedRaise(deps, locked, requested);
  await deps.limits.change(locked.tx, of, requested);
}

interface ChangeOfLimit extends Omit<LimitName, 'scope'>, Pick<LimitRequest, 'playerId' | 'scope'> {}

/** LIMIT-03: confirms a raise that is ready. @throws Refusal RaiseBlocked, ChangeNotReady */
export const confirmLimitChange = (
  deps: CashierDeps & ChangePlayTimeDeps,
  { playerId, scope = 'Brand', kind, period }: ChangeOfLimit,
): Promise<void> =>
  transactionWithEvents(deps, async (tx) => {
    const locked = await lockPlayerAndSharers(deps, tx, { playerId, scope, createsGroup: false });
    const name = { scope, kind, period };
    await refuseBlockedRaise(deps, locked, name);
    await deps.limits.confirm(tx, limitsOf(locked, requireSite(locked)), name);
    if (kind === 'Session') await changePlayTime(deps, tx, playerId);
  });

/** LIMIT-04: cancels a pending raise. Idempotent. */
export const cancelLimitChange = (
  deps: CashierDeps,
  { playerId, scope = 'Brand', kind, period }: ChangeOfLimit,
): Promise<void> =>
  withLockedPlayer(deps, playerId, (locked) =>
    deps.limits.cancel(locked.tx, limitsOf(locked, requireSite(locked)), { scope, kind, period }),
  );

/** LIMIT-08: records that the player has reviewed their limits. */
export const confirmLimitsReviewed = (deps: CashierDeps, playerId: PlayerId): Promise<void> =>
  withLockedPlayer(deps, playerId, ({ tx }) => deps.limits.confirmReviewed(tx, playerId));

interface Sharing {
  readonly playerId: PlayerId;
  readonly scope: LimitScope;
  /** Whether the accounts of the person start to share limits now, if they do not share them yet. */
  readonly createsGroup: boolean;
}

/** LIMIT-13: locks the player and the accounts that share the limit, so that none is blocked while it is raised. */
async function lockPlayerAndSharers(
  deps: CashierDeps,
  tx: Transaction,
  { playerId, scope, createsGroup }: Sharing,
): Promise<LockedPlayer> {
  const { players, limits } = deps;
  if (scope === 'Global' && createsGroup) await openGlobalLimits(deps, tx, playerId);
  else if (scope === 'Global') await players.holdAll(tx, [playerId, ...(await limits.sharing(tx, playerId))]);
  return lockPlayer(deps, tx, playerId);
}

/**
 * RG-03: a player who is blocked from raises can neither request nor confirm one. LIMIT-13: a shared limit cannot be
 * raised while any account that shares it is blocked from raises.
 */
async function refuseBlockedRaise(
  { players, limits }: CashierDeps,
  { tx, player }: LockedPlayer,
  { scope }: LimitName,
): Promise<void> {
  const sharing = scope === 'Global' ? await limits.sharing(tx, player.id) : [];
  const others = sharing.filter((id) => id !== player.id);
  for (const account of [player, ...(await Promise.all(others.map((id) => players.get(tx, id))))]) {
    const block = players.blockNow(account, 'raiseDepositLimit');
    if (!block) continue;
    const { reasons, keys } = playerBlocked(block);
    throw new Refusal('RaiseBlocked', { status: 403, reasons, keys });
  }
}

function requireSite({ site }: LockedPlayer) {
  if (!site) throw new Refusal('LimitNotOffered', { status: 403 });
  return site;
}
