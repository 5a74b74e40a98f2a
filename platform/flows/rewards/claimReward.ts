import { multiply } from '@foyer/domain/money.ts';
import { playerBlocked, type PlayerRecord } from '../../modules/identity/index.ts';
import { actionOf, isOpen, requireClaimable, type Assignment } from '../../modules/rewards/index.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { factsFor, type RewardDeps, type RewardRequest } from './rewardDeps.ts';

/**
 * Credits a reward: that it may be, what moves and its status in one transaction. The same again has the effect of once
 * and the same answer.
 * @throws Refusal UnknownReward, RewardNotBegun, RewardExpired, RewardRemoved, PlayerBlocked, RewardActionNeeded,
 * BonusRunning
 */
export async function claimReward(parts: RewardDeps, wish: RewardRequest): Promise<Assignment> {
  const { database, wallet, wakeRelay } = parts;
  const deposits = (await wallet.deposits(wish.playerId)).count;
  const claimed = await database.transaction(async (tx) => {
    const { player, assignment } = await lockPlayerAndAssignment(parts, tx, wish);
    return assignment.status === 'Credited'
      ? assignment
      : creditAssignment(parts, tx, { player, assignment, deposits });
  });
  wakeRelay();
  return claimed;
}

/**
 * The player gives a reward up. Twice is once; what is credited or expired stays so.
 * @throws Refusal UnknownReward, PlayerBlocked
 */
export async function removeReward(parts: RewardDeps, wish: RewardRequest): Promise<Assignment> {
  const { database, rewards, wakeRelay } = parts;
  const removed = await database.transaction(async (tx) => {
    const { player, assignment } = await lockPlayerAndAssignment(parts, tx, wish);
    // Who is excluded may give up what he was given; whom the house keeps from rewards, changes none (OPEN-21).
    if (player.blocked.rewards)
      throw playerBlocked({ reason: 'RewardsBlocked', rule: 'REW-16', until: null });
    return isOpen(assignment)
      ? rewards.become(tx, assignment, { status: 'Removed', reason: null })
      : assignment;
  });
  wakeRelay();
  return removed;
}

export interface LockedAssignment {
  readonly player: PlayerRecord;
  readonly assignment: Assignment;
}

/** The player first, then what is his. @throws Refusal UnknownReward for what is not there, or somebody else's */
export async function lockPlayerAndAssignment(
  { identity, rewards }: RewardDeps,
  tx: Transaction,
  { playerId, assignationId }: RewardRequest,
): Promise<LockedAssignment> {
  const player = await identity.hold(tx, playerId);
  const assignment = await rewards.hold(tx, assignationId);
  if (!assignment || assignment.playerId !== playerId) throw new Refusal('UnknownReward', { status: 404 });
  return { player, assignment };
}

/** The same of what is held and not credited yet. @throws Refusal */
export async function creditAssignment(
  parts: RewardDeps,
  tx: Transaction,
  { player, assignment, deposits }: LockedAssignment & { readonly deposits: number },
): Promise<Assignment> {
  requireClaimable(assignment, parts.clock.now());
  const block = parts.identity.blockNow(player, 'claimReward');
  if (block) throw playerBlocked(block);
  const action = actionOf(assignment, factsFor(player, deposits));
  if (action) throw new Refusal('RewardActionNeeded', { status: 403, reasons: [action] });
  await hand(parts, tx, { player, assignment });
  return parts.rewards.become(tx, assignment, { status: 'Credited', reason: null });
}

/** The gift itself, under the assignment's own name: whatever happens, the ledger knows it once (MONEY-07). */
async function hand(
  { wallet, sites }: RewardDeps,
  tx: Transaction,
  { player, assignment: { id, reward } }: LockedAssignment,
): Promise<void> {
  const { gift } = reward;
  const playerId = player.id;
  switch (gift.type) {
    case 'money-drop':
      await wallet.dropMoney(tx, { dropId: id, playerId, amount: gift.amount });
      return;
    case 'bonus-money-drop':
      await wallet.grantBonus(tx, {
        bonusId: id,
        playerId,
        amount: gift.amount,
        wageringRequired: multiply(gift.amount, BigInt(gift.factor)),
        weights: sites.byBrand(player.brand)?.wageringWeights ?? {},
        // Of its terms the player was told these alone.
        maxBet: null,
        maxPayout: gift.maxPayout,
        expiresAt: null,
      });
      return;
    case 'free-spin':
      await wallet.grantFreeRounds(tx, {
        id,
        playerId,
        studio: gift.game.studio,
        game: gift.game.lookupId,
        stake: gift.stake,
        rounds: gift.spins,
        expiresAt: null,
      });
  }
}
