import type { LimitScope } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { compare, type Money } from '@foyer/domain/money.ts';
import { playerBlocked } from '../modules/player/index.ts';
import type { LimitName } from '../modules/limits/index.ts';
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

export interface LimitRequest extends Omit<LimitName, 'scope'> {
  readonly playerId: PlayerId;
  /** Default: the player's own limit at this brand. */
  readonly scope?: LimitScope;
  /** Null removes the limit. */
  readonly amount: Money | null;
}

/**
 * LIMIT-01, LIMIT-02: a stricter limit applies at once, a looser one after a delay and the player's confirmation.
 * @throws Refusal RaiseBlocked, LimitNotOffered, AmountOutOfBounds, WrongCurrency
 */
export const setLimit = (deps: CashierDeps, { playerId, amount, ...named }: LimitRequest): Promise<void> =>
  transactionWithEvents(deps, async (tx) => {
    const name = nameOf(named);
    if (amount && amount.minor < 0n)
      throw new Refusal('AmountOutOfBounds', { status: 422, reasons: ['tooLittle'] });
    if (name.scope === 'Global' && amount) await openGlobalLimits(deps, tx, playerId);
    const locked = await lockPlayer(deps, tx, playerId);
    const of = limitsOf(locked, servedAt(locked));
    const current = await deps.limits.held(tx, of, name);
    const isRaise = current !== null && isLooser(amount, current);
    if (isRaise) await requireRaise(deps, locked, name);
    await deps.limits.change(tx, of, { ...name, amount });
  });

/** LIMIT-03: confirms a raise that is ready. @throws Refusal RaiseBlocked, ChangeNotReady */
export const confirmLimitChange = (
  deps: CashierDeps,
  { playerId, ...named }: Omit<LimitRequest, 'amount'>,
): Promise<void> =>
  withLockedPlayer(deps, playerId, async (locked) => {
    const name = nameOf(named);
    await requireRaise(deps, locked, name);
    await deps.limits.confirm(locked.tx, limitsOf(locked, servedAt(locked)), name);
  });

/** LIMIT-04: cancels a pending raise. Idempotent. */
export const cancelLimitChange = (
  deps: CashierDeps,
  { playerId, ...named }: Omit<LimitRequest, 'amount'>,
): Promise<void> =>
  withLockedPlayer(deps, playerId, (locked) =>
    deps.limits.cancel(locked.tx, limitsOf(locked, servedAt(locked)), nameOf(named)),
  );

/** LIMIT-08: records that the player has reviewed their limits. */
export const confirmLimitsReviewed = (deps: CashierDeps, playerId: PlayerId): Promise<void> =>
  withLockedPlayer(deps, playerId, ({ tx }) => deps.limits.confirmReviewed(tx, playerId));

const nameOf = ({ scope = 'Brand', kind, period }: Omit<LimitRequest, 'playerId' | 'amount'>): LimitName => ({
  scope,
  kind,
  period,
});

/** An amount in another currency is refused later. */
const isLooser = (amount: Money | null, current: Money): boolean =>
  amount === null || (amount.currency === current.currency && compare(amount, current) > 0);

/**
 * RG-03: raises can be requested and confirmed only while they are not blocked for the player. LIMIT-13: a limit that
 * several accounts share, only while they are blocked for none of these.
 */
async function requireRaise(
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

function servedAt({ site }: LockedPlayer) {
  if (!site) throw new Refusal('LimitNotOffered', { status: 403 });
  return site;
}
