import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { isOpen, isOver } from '../../modules/rewards/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { creditAssignment, lockPlayerAndAssignment, type LockedAssignment } from './claimReward.ts';
import { rewardsBlock, type RewardDeps, type RewardRequest } from './rewardDeps.ts';

/** Batch size; the rest follow in the next run. */
const MOST = 100;
/** Retry delay for rewards that have not begun and for players who are blocked from rewards. */
const KEPT_OUT_MS = HOUR;
/** Retry delay after a reward could not be credited. */
const AGAIN_MS = MINUTE;

/**
 * OPEN-03: scheduled job. Expires rewards, opens those that have begun for claiming, and credits those
 * without a claim, each in its own transaction; any node may run it.
 * @returns the number of rewards processed
 */
export async function processDueRewards(parts: RewardDeps): Promise<number> {
  const { database, rewards, wakeRelay } = parts;
  const due = await rewards.due(database.query, MOST);
  for (const { id, playerId } of due) await lookAfter(parts, { playerId, assignationId: id });
  if (due.length > 0) wakeRelay();
  return due.length;
}

async function lookAfter(parts: RewardDeps, wish: RewardRequest): Promise<void> {
  const { database, wallet, log } = parts;
  const deposits = (await wallet.deposits(wish.playerId)).count;
  try {
    await database.transaction((tx) => goOn(parts, tx, wish, deposits));
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (!isRefused) log.error({ err: error, ...wish }, 'a reward could not be credited and is tried again');
    await leaveOpen(parts, wish, isRefused ? (error.reasons[0] ?? error.type) : null);
  }
}

/** @throws Refusal when the reward is due for crediting but a condition is not met */
async function goOn(
  parts: RewardDeps,
  tx: Transaction,
  wish: RewardRequest,
  deposits: number,
): Promise<void> {
  const { rewards, clock } = parts;
  const held = await lockPlayerAndAssignment(parts, tx, wish);
  const { player, assignment } = held;
  if (!isOpen(assignment)) return;
  if (isOver(assignment, clock.now())) {
    await rewards.become(tx, assignment, { status: 'Expired', reason: assignment.reason });
  } else if (assignment.reward.startsAt > clock.now() || rewardsBlock(parts, player)) {
    await rewards.postpone(tx, assignment, KEPT_OUT_MS);
  } else if (assignment.reward.claimType === 'automatic') {
    await creditAssignment(parts, tx, { ...held, deposits });
  } else if (assignment.status === 'Scheduled') {
    await rewards.become(tx, assignment, { status: 'Unclaimed', reason: null });
  }
}

/**
 * A reward that the player can unblock becomes claimable; after an error it is `FailedProcessing`. Both are
 * retried.
 */
async function leaveOpen(parts: RewardDeps, wish: RewardRequest, reason: string | null): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const { assignment } = await lockPlayerAndAssignment(parts, tx, wish);
    const status = reason === null ? 'FailedProcessing' : 'Unclaimed';
    if (isOpen(assignment)) await waitOn(parts, tx, assignment, { status, reason });
  });
}

/** Publishes nothing when status and reason have not changed. */
async function waitOn(
  { rewards }: RewardDeps,
  tx: Transaction,
  assignment: LockedAssignment['assignment'],
  change: { readonly status: 'FailedProcessing' | 'Unclaimed'; readonly reason: string | null },
): Promise<void> {
  if (assignment.status === change.status && assignment.reason === change.reason)
    await rewards.postpone(tx, assignment, AGAIN_MS);
  else await rewards.become(tx, assignment, change);
}
