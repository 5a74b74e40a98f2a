import type { RewardAssignment, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { claimReward, removeReward } from '../../../flows/rewards/claimReward.ts';
import { readRewardFacts } from '../../../flows/rewards/rewardDeps.ts';
import type { GraphqlContext } from '../context.ts';
import { signedIn } from '../signedIn.ts';

export const rewardsResolvers: Resolvers<GraphqlContext> = {
  Viewer: {
    async playerRewards(_viewer, { sort, status, last }, { session, database, services }) {
      const { playerId } = signedIn(session);
      const { rewards } = services;
      const facts = await readRewardFacts(services, database.query, playerId);
      if (!facts) return [];
      const asked = {
        playerId,
        sort: { field: sort.field, isDescending: sort.isDescending ?? false },
        statuses: status,
        last,
      };
      const held = await rewards.list(database.query, asked);
      return held.map((assignment) => rewards.present(assignment, facts));
    },
  },
  Mutation: {
    claimReward: (_root, { assignationId }, context) => answered(context, assignationId, claimReward),
    removeReward: (_root, { assignationId }, context) => answered(context, assignationId, removeReward),
  },
};

async function answered(
  { session, services }: GraphqlContext,
  assignationId: string,
  command: typeof claimReward,
): Promise<RewardAssignment> {
  const { playerId } = signedIn(session);
  // The assignment is final, so no action by the player is pending.
  const assignment = await command(services, { playerId, assignationId });
  return services.rewards.present(assignment, { isSourceOfWealthOpen: false, deposits: 0 });
}
