import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Assignment } from '../../modules/rewards/index.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { claimReward, removeReward } from './claimReward.ts';
import { giveReward, type GivenReward } from './giveReward.ts';
import { processDueRewards } from './processDueRewards.ts';
import { factsFor, rewardsBlock, type RewardDeps, type RewardRequest } from './rewardDeps.ts';

/** Where rewards are given, claimed, given up and looked after. */
export interface RewardService {
  /**
   * In a transaction of the caller's, who wakes the relay after it.
   * @throws Refusal PlayerBlocked, BadRequest, UnknownGame, TransactionConflict
   */
  give(tx: Transaction, given: GivenReward): Promise<Assignment>;
  /** What decides whether something is to be done before a claim; null for who is kept from rewards. */
  factsOf(queryable: Queryable, playerId: PlayerId): Promise<ReturnType<typeof factsFor> | null>;
  /** @throws Refusal */
  claim(wish: RewardRequest): Promise<Assignment>;
  /** @throws Refusal UnknownReward, PlayerBlocked */
  remove(wish: RewardRequest): Promise<Assignment>;
  /** What the clock does with them. @returns how many were looked at */
  lookAfterDue(): Promise<number>;
}

export const createRewardService = (parts: RewardDeps): RewardService => ({
  give: (tx, given) => giveReward(parts, tx, given),
  async factsOf(queryable, playerId) {
    const [player, deposits] = await Promise.all([
      parts.identity.player(queryable, playerId),
      parts.wallet.deposits(playerId),
    ]);
    return rewardsBlock(parts, player) ? null : factsFor(player, deposits.count);
  },
  claim: (wish) => claimReward(parts, wish),
  remove: (wish) => removeReward(parts, wish),
  lookAfterDue: () => processDueRewards(parts),
});
