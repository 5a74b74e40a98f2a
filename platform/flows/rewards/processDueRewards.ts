import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { isOpen, isOver } from '../../modules/rewards/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { creditAssignment, lockPlayerAndAssignment, type LockedAssignment } from './claimReward.ts';
import { isOfferAnnounced, rewardsBlock, type RewardDeps, type RewardRequest } from './rewardDeps.ts';

const BATCH_SIZE = 100;
/** Retry delay for rewards that have not begun and for players who are blocked from rewards. */
const BLOCKED_RETRY_MS = HOUR;
const RETRY_MS = MINUTE;

/**
 * OPEN-03: expires rewards, opens those that have begun for claiming, and credits those without a claim, each in its
 * own transaction. Any node may run it. @returns the number of rewards processed
 */
export async function processDueRewards(deps: RewardDeps): Promise<number> {
  const { database, rewards, wakeRelay } = deps;
  const due = await rewards.due(database.query, BATCH_SIZE);
  for (const { id, playerId } of due) await processReward(deps, { playerId, assignationId: id });
  if (due.length > 0) wakeRelay();
  return due.length;
}

async function processReward(deps: RewardDeps, request: RewardRequest): Promise<void> {
  const { database, wallet, log } = deps;
  const deposits = (await wallet.deposits(request.playerId)).count;
  try {
    await database.transaction((tx) => processAssignment(deps, tx, request, deposits));
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (!isRefused)
      log.error({ err: error, ...request }, 'a reward could not be credited and is tried again');
    await leaveOpen(deps, request, isRefused ? (error.reasons[0] ?? error.type) : null);
  }
}

/** @throws Refusal when the reward is due for crediting but a condition is not met */
async function processAssignment(
  deps: RewardDeps,
  tx: Transaction,
  request: RewardRequest,
  deposits: number,
): Promise<void> {
  const { rewards, clock } = deps;
  const held = await lockPlayerAndAssignment(deps, tx, request);
  const { player, assignment } = held;
  if (!isOpen(assignment)) return;
  if (isOver(assignment, clock.now())) {
    await rewards.setStatus(tx, assignment, { status: 'Expired', reason: assignment.reason });
  } else if (assignment.reward.startsAt > clock.now() || rewardsBlock(deps, player)) {
    await rewards.postpone(tx, assignment, BLOCKED_RETRY_MS);
  } else if (assignment.reward.claimType === 'automatic') {
    await creditAssignment(deps, tx, { ...held, deposits });
  } else if (assignment.status === 'Scheduled') {
    await rewards.setStatus(tx, assignment, {
      status: 'Unclaimed',
      reason: null,
      isAnnounced: isOfferAnnounced(player),
    });
  }
}

/** A reward that waits for the player becomes claimable; after an error it is `FailedProcessing`. Both are retried. */
async function leaveOpen(deps: RewardDeps, request: RewardRequest, reason: string | null): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const { assignment } = await lockPlayerAndAssignment(deps, tx, request);
    const status = reason === null ? 'FailedProcessing' : 'Unclaimed';
    if (isOpen(assignment)) await waitOn(deps, tx, assignment, { status, reason });
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
    await rewards.postpone(tx, assignment, RETRY_MS);
  else await rewards.setStatus(tx, assignment, change);
}
