import type { RewardAssignment, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Database, Queryable } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { ActionFacts, Assignment } from './reward.ts';
import type { Rewards } from './rewards.ts';

/** What these resolvers need of the request's context. */
interface RewardsContext {
  readonly session: Session | null;
  readonly database: Database;
  readonly services: {
    readonly rewards: Pick<Rewards, 'list' | 'told'>;
    readonly rewardDesk: RewardDesk;
  };
}

/** What of a player's rewards touches other modules. */
interface RewardDesk {
  /** Null for who is kept from rewards. */
  factsOf(queryable: Queryable, playerId: PlayerId): Promise<ActionFacts | null>;
  claim(wish: RewardWish): Promise<Assignment>;
  remove(wish: RewardWish): Promise<Assignment>;
}

interface RewardWish {
  readonly playerId: PlayerId;
  readonly assignationId: string;
}

export const rewardsResolvers: Resolvers<RewardsContext> = {
  Viewer: {
    async playerRewards(_viewer, { sort, status, last }, { session, database, services }) {
      const { playerId } = signedIn(session);
      const { rewards, rewardDesk } = services;
      const facts = await rewardDesk.factsOf(database.query, playerId);
      if (!facts) return [];
      const { field, isDescending = false } = sort;
      const asked = { playerId, sort: { field, isDescending }, statuses: status, last };
      const held = await rewards.list(database.query, asked);
      return held.map((assignment) => rewards.told(assignment, facts));
    },
  },
  Mutation: {
    claimReward: (_root, { assignationId }, context) =>
      answered(context, assignationId, context.services.rewardDesk.claim),
    removeReward: (_root, { assignationId }, context) =>
      answered(context, assignationId, context.services.rewardDesk.remove),
  },
};

async function answered(
  { session, services: { rewards } }: RewardsContext,
  assignationId: string,
  act: (wish: RewardWish) => Promise<Assignment>,
): Promise<RewardAssignment> {
  const { playerId } = signedIn(session);
  // It has come to its end, so there is nothing to do first.
  return rewards.told(await act({ playerId, assignationId }), { isSourceOfWealthOpen: false, deposits: 0 });
}

// The viewer of a visitor is null; a mutation may be tried by anybody.
function signedIn(session: Session | null): Session {
  if (!session) throw new Refusal('AuthenticationFailure', { status: 401 });
  return session;
}
