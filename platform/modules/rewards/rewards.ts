import type { RewardAssignment, RewardStatus } from '@foyer/contract/generated/resolvers.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent } from '../../infra/outbox/index.ts';
import {
  retryAt,
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

/** Rewards given to players, and their statuses. This module moves no money: the wallet credits rewards. */
export interface Rewards {
  /**
   * Gives a reward and notifies the player's other tabs. Idempotent by key and player.
   * @throws Refusal BadRequest, TransactionConflict when another reward has the same key
   */
  give(tx: Transaction, given: NewReward): Promise<Assignment>;
  /** Locks an assignment until `tx` ends. The caller has locked the player. */
  lock(tx: Transaction, id: string): Promise<Assignment | null>;
  /** Changes the status of a locked assignment and notifies the player's tabs. */
  setStatus(tx: Transaction, assignment: Assignment, change: StatusChange): Promise<Assignment>;
  /** Schedules the next attempt for a locked assignment after `byMs`, at most at the end of the reward. */
  postpone(tx: Transaction, assignment: Assignment, byMs: number): Promise<void>;
  /** Assignments to process now, longest overdue first. */
  due(queryable: Queryable, most: number): Promise<readonly DueAssignment[]>;
  /** GQLO-05: a player's rewards, filtered and sorted. */
  list(queryable: Queryable, request: RewardsRequest): Promise<readonly Assignment[]>;
  present(assignment: Assignment, facts: ActionFacts): RewardAssignment;
}

interface StatusChange {
  readonly status: RewardStatus;
  readonly reason: string | null;
}

export function createRewards({ clock }: { readonly clock: Clock }): Rewards {
  const publish = (tx: Transaction, assignment: Assignment): Promise<void> =>
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
      if (isNew) await publish(tx, assignment);
      return assignment;
    },
    lock: lockAssignment,
    async setStatus(tx, assignment, { status, reason }) {
      const now = clock.now();
      const changed: Assignment = { ...assignment, status, reason, updatedAt: now };
      await update(tx, assignment, { status, reason, updated_at: now, due_at: dueAfter(changed, now) });
      await publish(tx, changed);
      return changed;
    },
    postpone: (tx, assignment, byMs) =>
      update(tx, assignment, { due_at: retryAt(assignment, clock.now(), byMs) }),
    due: (queryable, most) => dueAssignments(queryable, { now: clock.now(), most }),
    list: readAssignments,
    present: (assignment, facts) => presentAssignment(assignment, facts, clock.now()),
  };
}
