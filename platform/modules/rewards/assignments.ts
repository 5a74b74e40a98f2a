import type { RewardSortField, RewardStatus } from '@foyer/contract/generated/resolvers.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { isOpen, type Assignment, type RewardValue, type Reward } from './reward.ts';
import { rewardsTables, type AssignmentRow, type RewardRow } from './tables.ts';

/** Delay before crediting is retried after a failure. */
export const RETRY_MS = MINUTE;

export interface RewardsRequest {
  readonly playerId: PlayerId;
  readonly sort: { readonly field: RewardSortField; readonly isDescending: boolean };
  readonly statuses: readonly RewardStatus[];
  /** Returns only the last entries of the sorted list, as Relay's `last` does. */
  readonly last: number;
}

/** GQLO-05: a player's rewards, filtered and sorted. */
export async function readAssignments(
  queryable: Queryable,
  { playerId, sort, statuses, last }: RewardsRequest,
): Promise<readonly Assignment[]> {
  if (statuses.length === 0) return [];
  const reversed = sort.isDescending ? 'asc' : 'desc';
  const rows = await joined(queryable)
    .where('assignment.playerId', '=', playerId)
    .where('assignment.status', 'in', [...statuses])
    .orderBy(`assignment.${sort.field}`, reversed)
    .orderBy('assignment.id', reversed)
    .limit(last)
    .execute();
  return rows.reverse().map(assignmentOf);
}

/** Locks an assignment until `tx` ends; null for an unknown id. */
export async function lockAssignment(tx: Transaction, id: string): Promise<Assignment | null> {
  const row = await joined(tx).where('assignment.id', '=', id).forUpdate('assignment').executeTakeFirst();
  return row ? assignmentOf(row) : null;
}

/** Assignments to process now (start, credit or expire), longest overdue first. */
export async function dueAssignments(
  queryable: Queryable,
  { now, most }: { readonly now: Date; readonly most: number },
) {
  return rewardsTables(queryable)
    .selectFrom('rewards.assignment')
    .select(['id', 'playerId'])
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(most)
    .execute();
}

/** When the assignment must be processed next; null if never. */
export function dueAfter({ status, reward }: Pick<Assignment, 'status' | 'reward'>, now: Date): Date | null {
  if (!isOpen({ status })) return null;
  if (status === 'Scheduled' && reward.startsAt > now) return reward.startsAt;
  if (status !== 'Scheduled' && reward.claimType === 'manual') return reward.endsAt;
  return retryAt({ reward }, now);
}

/** The time of the next attempt, at most the end of the reward. */
export function retryAt(
  { reward: { endsAt } }: Pick<Assignment, 'reward'>,
  now: Date,
  afterMs = RETRY_MS,
): Date {
  const retry = new Date(now.getTime() + afterMs);
  return endsAt !== null && endsAt < retry ? endsAt : retry;
}

const joined = (queryable: Queryable) =>
  rewardsTables(queryable)
    .selectFrom('rewards.assignment as assignment')
    .innerJoin('rewards.reward as reward', 'reward.id', 'assignment.rewardId')
    .selectAll('assignment')
    .select([
      'reward.name',
      'reward.kind',
      'reward.claimType',
      'reward.type',
      'reward.currency',
      'reward.amount',
      'reward.factor',
      'reward.maxPayout',
      'reward.spins',
      'reward.betLevel',
      'reward.game',
      'reward.startsAt',
      'reward.endsAt',
    ]);

type RewardColumns = Omit<
  RewardRow,
  'id' | 'payloadHash' | 'brand' | 'needsDeposit' | 'givenBy' | 'givenWhy' | 'givenAt'
>;

const assignmentOf = (row: AssignmentRow & RewardColumns): Assignment => ({
  ...row,
  reward: rewardOf(row.rewardId, row),
});

export const rewardOf = (id: string, row: RewardColumns): Reward => ({ ...row, id, value: valueOf(row) });

function valueOf(row: RewardColumns): RewardValue {
  const { type, currency, factor, maxPayout: most, spins, betLevel, game } = row;
  const amount = money(row.amount, currency);
  if (type === 'money-drop') return { type, amount };
  if (type === 'bonus-money-drop' && factor !== null)
    return { type, amount, factor, maxPayout: most === null ? null : money(most, currency) };
  if (type === 'free-spin' && spins !== null && betLevel !== null && game !== null)
    return { type, spins, stake: amount, betLevel, game };
  throw new TypeError(`a reward of ${type} is not whole`);
}
