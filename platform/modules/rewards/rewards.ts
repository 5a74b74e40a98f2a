import type { RewardAssignment, RewardStatus } from '@foyer/contract/generated/resolvers.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import {
  againAt,
  dueAfter,
  dueAssignments,
  lockAssignment,
  readAssignments,
  type DueAssignment,
  type RewardsRequest,
} from './assignments.ts';
import { give, type NewReward } from './give.ts';
import type { ActionFacts, Assignment } from './reward.ts';
import { rewardsTables } from './tables.ts';
import { presentAssignment, presentRewardUpdate } from './present.ts';

/** What the house has given to whom, and what became of it. Money moves in the wallet alone. */
export interface Rewards {
  /**
   * The player's other tabs are told. The same name for the same player is once.
   * @throws Refusal BadRequest, TransactionConflict when another reward has that name
   */
  give(tx: Transaction, given: NewReward): Promise<Assignment>;
  /** Nobody else touches it until `tx` has ended. The caller has held the player before. */
  hold(tx: Transaction, id: string): Promise<Assignment | null>;
  /** What is held takes another status, and the player's tabs are told. */
  become(tx: Transaction, assignment: Assignment, change: StatusChange): Promise<Assignment>;
  /** The clock comes back to what is held so much later, and before it is over. */
  postpone(tx: Transaction, assignment: Assignment, byMs: number): Promise<void>;
  /** What the clock has something to do with now, the longest due first. */
  due(queryable: Queryable, most: number): Promise<readonly DueAssignment[]>;
  /** GQLO-05 */
  list(queryable: Queryable, asked: RewardsRequest): Promise<readonly Assignment[]>;
  told(assignment: Assignment, facts: ActionFacts): RewardAssignment;
}

interface StatusChange {
  readonly status: RewardStatus;
  readonly reason: string | null;
}

export function createRewards({ clock }: { readonly clock: Clock }): Rewards {
  const tell = (tx: Transaction, assignment: Assignment): Promise<void> =>
    appendEvent(tx, 'rewards.changed', {
      playerId: assignment.playerId,
      update: presentRewardUpdate(assignment, clock.now()),
    });

  const update = async (tx: Transaction, { id }: Assignment, columns: object): Promise<void> => {
    await rewardsTables(tx).updateTable('rewards.assignment').set(columns).where('id', '=', id).execute();
  };

  return {
    async give(tx, given) {
      const { assignment, isNew } = await give(tx, given, clock.now());
      if (isNew) await tell(tx, assignment);
      return assignment;
    },
    hold: lockAssignment,
    async become(tx, assignment, { status, reason }) {
      const now = clock.now();
      const changed: Assignment = { ...assignment, status, reason, updatedAt: now };
      await update(tx, assignment, { status, reason, updated_at: now, due_at: dueAfter(changed, now) });
      await tell(tx, changed);
      return changed;
    },
    postpone: (tx, assignment, byMs) =>
      update(tx, assignment, { due_at: againAt(assignment, clock.now(), byMs) }),
    due: (queryable, most) => dueAssignments(queryable, { now: clock.now(), most }),
    list: readAssignments,
    told: (assignment, facts) => presentAssignment(assignment, facts, clock.now()),
  };
}
