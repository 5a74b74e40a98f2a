import type { RewardStatus } from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { toJson } from '@foyer/domain/money.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { appendEvent, recordEvent } from '../../infra/outbox/index.ts';
import { retryAt, dueAfter, dueAssignments, lockAssignment, readAssignments } from './assignments.ts';
import { give, type NewReward } from './give.ts';
import type { ActionFacts, Assignment } from './reward.ts';
import { rewardsTables } from './tables.ts';
import { presentAssignment, presentRewardUpdate } from './present.ts';

interface StatusChange {
  readonly status: RewardStatus;
  readonly reason: string | null;
  /** False for an offer that the player may not be sent (PLAYER-09); true by default. */
  readonly isAnnounced?: boolean;
}

export interface RewardsDeps {
  readonly clock: Clock;
  brandOf(tx: Transaction, playerId: PlayerId): Promise<BrandId>;
}

/** Rewards given to players, and their statuses. This module moves no money: the wallet credits rewards. */
export function createRewards({ clock, brandOf }: RewardsDeps) {
  const notify = (tx: Transaction, assignment: Assignment): Promise<void> =>
    appendEvent(tx, 'rewards.changed', {
      playerId: assignment.playerId,
      update: presentRewardUpdate(assignment, clock.now()),
    });

  const record = async (tx: Transaction, { id, playerId, status, reward }: Assignment): Promise<void> =>
    recordEvent(tx, {
      type: 'reward.updated',
      playerId,
      brand: await brandOf(tx, playerId),
      at: clock.now(),
      data: {
        assignmentId: id,
        rewardId: reward.id,
        kind: reward.kind,
        valueType: reward.value.type,
        status,
        startsAt: reward.startsAt.toISOString(),
        endsAt: reward.endsAt && reward.endsAt.toISOString(),
        amount: reward.value.type === 'free-spin' ? null : toJson(reward.value.amount),
        spins: reward.value.type === 'free-spin' ? reward.value.spins : null,
      },
    });

  const update = async (tx: Transaction, { id }: Assignment, columns: object): Promise<void> => {
    await rewardsTables(tx).updateTable('rewards.assignment').set(columns).where('id', '=', id).execute();
  };

  return {
    /**
     * Gives a reward and notifies the player's other tabs. Idempotent by key and player.
     * @throws Refusal BadRequest, TransactionConflict when another reward has the same key
     */
    async give(
      tx: Transaction,
      { isAnnounced = true, ...given }: NewReward & Pick<StatusChange, 'isAnnounced'>,
    ): Promise<Assignment> {
      const { assignment, isNew } = await give(tx, given, clock.now());
      if (isNew) await record(tx, assignment);
      if (isNew && isAnnounced) await notify(tx, assignment);
      return assignment;
    },
    lock: lockAssignment,
    /** Changes the status of a locked assignment and notifies the player's tabs. */
    async setStatus(
      tx: Transaction,
      assignment: Assignment,
      { status, reason, isAnnounced = true }: StatusChange,
    ): Promise<Assignment> {
      const now = clock.now();
      const changed: Assignment = { ...assignment, status, reason, updatedAt: now };
      await update(tx, assignment, { status, reason, updatedAt: now, dueAt: dueAfter(changed, now) });
      await record(tx, changed);
      if (isAnnounced) await notify(tx, changed);
      return changed;
    },
    /** Schedules the next attempt for a locked assignment after `byMs`, at most at the end of the reward. */
    postpone: (tx: Transaction, assignment: Assignment, byMs: number) =>
      update(tx, assignment, { dueAt: retryAt(assignment, clock.now(), byMs) }),
    due: (queryable: Queryable, most: number) => dueAssignments(queryable, { now: clock.now(), most }),
    list: readAssignments,
    present: (assignment: Assignment, facts: ActionFacts) =>
      presentAssignment(assignment, facts, clock.now()),
  };
}

export type Rewards = ReturnType<typeof createRewards>;
