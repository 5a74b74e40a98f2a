import { multiply } from '@foyer/domain/money.ts';
import { playerBlocked, type PlayerRecord } from '../../modules/player/index.ts';
import { actionOf, isOpen, requireClaimable, type Assignment } from '../../modules/rewards/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { transactionWithEvents } from '../../infra/outbox/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { factsFor, type RewardDeps, type RewardRequest } from './rewardDeps.ts';

/**
 * Credits a reward. Idempotent: a repeated claim returns the same result.
 * @throws Refusal UnknownReward, RewardNotBegun, RewardExpired, RewardRemoved, PlayerBlocked, RewardActionNeeded, BonusRunning
 */
export async function claimReward(deps: RewardDeps, request: RewardRequest): Promise<Assignment> {
  const { count: deposits } = await deps.wallet.deposits(request.playerId);
  return transactionWithEvents(deps, async (tx) => {
    const { player, assignment } = await lockPlayerAndAssignment(deps, tx, request);
    return assignment.status === 'Credited'
      ? assignment
      : creditAssignment(deps, tx, { player, assignment, deposits });
  });
}

/** Gives up a reward for the player. Idempotent. @throws Refusal UnknownReward, PlayerBlocked */
export async function removeReward(deps: RewardDeps, request: RewardRequest): Promise<Assignment> {
  return transactionWithEvents(deps, async (tx) => {
    const { player, assignment } = await lockPlayerAndAssignment(deps, tx, request);
    // Excluded players may give up rewards; players whom the operator blocked from rewards may not (OPEN-21).
    if (player.blocked.rewards)
      throw playerBlocked({ reason: 'RewardsBlocked', rule: 'REW-16', until: null });
    return isOpen(assignment)
      ? deps.rewards.setStatus(tx, assignment, { status: 'Removed', reason: null })
      : assignment;
  });
}

export interface LockedAssignment {
  readonly player: PlayerRecord;
  readonly assignment: Assignment;
}

/** Locks the player, then the assignment. @throws Refusal UnknownReward, also for another player's reward */
export async function lockPlayerAndAssignment(
  { players, rewards }: RewardDeps,
  tx: Transaction,
  { playerId, assignationId }: RewardRequest,
): Promise<LockedAssignment> {
  const player = await players.hold(tx, playerId);
  const assignment = await rewards.lock(tx, assignationId);
  if (!assignment || assignment.playerId !== playerId) throw new Refusal('UnknownReward', { status: 404 });
  return { player, assignment };
}

/** Credits a locked assignment that has not been credited yet. @throws Refusal */
export async function creditAssignment(
  deps: RewardDeps,
  tx: Transaction,
  { player, assignment, deposits }: LockedAssignment & { readonly deposits: number },
): Promise<Assignment> {
  requireClaimable(assignment, deps.clock.now());
  const block = deps.players.blockNow(player, 'claimReward');
  if (block) throw playerBlocked(block);
  const action = actionOf(assignment, factsFor(player, deposits));
  if (action) throw new Refusal('RewardActionNeeded', { status: 403, reasons: [action] });
  await grantValue(deps, tx, { player, assignment });
  return deps.rewards.setStatus(tx, assignment, { status: 'Credited', reason: null });
}

/** Idempotent: the assignment id is the ledger key (MONEY-07). */
async function grantValue(
  { wallet, sites }: RewardDeps,
  tx: Transaction,
  { player, assignment: { id, reward } }: LockedAssignment,
): Promise<void> {
  const { value } = reward;
  const playerId = player.id;
  switch (value.type) {
    case 'money-drop':
      await wallet.dropMoney(tx, { dropId: id, playerId, amount: value.amount });
      return;
    case 'bonus-money-drop':
      await wallet.grantBonus(tx, {
        bonusId: id,
        playerId,
        amount: value.amount,
        wageringRequired: multiply(value.amount, BigInt(value.factor)),
        weights: sites.byBrand(player.brand)?.wageringWeights ?? {},
        // The reward was advertised without a maximum bet or an expiry.
        maxBet: null,
        maxPayout: value.maxPayout,
        expiresAt: null,
      });
      return;
    case 'free-spin':
      await wallet.grantFreeRounds(tx, {
        id,
        playerId,
        studio: value.game.studio,
        game: value.game.lookupId,
        stake: value.stake,
        rounds: value.spins,
        expiresAt: null,
      });
  }
}
