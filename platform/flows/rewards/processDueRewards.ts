import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { isOpen, isOver } from '../../modules/rewards/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { creditAssignment, lockPlayerAndAssignment, type LockedAssignment } from './claimReward.ts';
import { rewardsBlock, type RewardDeps, type RewardRequest } from './rewardDeps.ts';

/** In one round; the rest comes with the next. */
const MOST = 100;
/** Whoever is kept from rewards is looked at again so much later. */
const KEPT_OUT_MS = HOUR;
/** What could not be credited by itself is tried again so much later. */
const AGAIN_MS = MINUTE;

/**
 * What the clock does with rewards, each in a transaction of its own, on whichever node: what is over expires, what has
 * begun can be claimed, and what needs no claim is credited. OPEN-03.
 * @returns how many were looked at
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

/** @throws Refusal when it is to be credited and cannot be yet */
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

/** What the player can end himself leaves it to be claimed by him; what broke, says so. Both are tried again. */
async function leaveOpen(parts: RewardDeps, wish: RewardRequest, reason: string | null): Promise<void> {
  await parts.database.transaction(async (tx) => {
    const { assignment } = await lockPlayerAndAssignment(parts, tx, wish);
    const status = reason === null ? 'FailedProcessing' : 'Unclaimed';
    if (isOpen(assignment)) await waitOn(parts, tx, assignment, { status, reason });
  });
}

/** The same word twice is told once. */
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
