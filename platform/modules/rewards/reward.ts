import type {
  RewardAction,
  RewardClaimType,
  RewardKind,
  RewardStatus,
} from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import { Refusal } from '../../infra/refusal.ts';

/** REW-01: a reward, which can be assigned to several players. */
export interface Reward {
  /** The giver's idempotency key. */
  readonly id: string;
  readonly name: string;
  readonly kind: RewardKind;
  readonly claimType: RewardClaimType;
  readonly value: RewardValue;
  readonly startsAt: Date;
  /** The reward can be claimed until this time; null for no end. */
  readonly endsAt: Date | null;
}

/** REW-04 to REW-07: the value that is credited. */
export type RewardValue = FreeSpins | MoneyDrop | BonusMoneyDrop;

interface FreeSpins {
  readonly type: 'free-spin';
  readonly spins: number;
  readonly stake: Money;
  readonly betLevel: number;
  readonly game: SpinGame;
}

interface MoneyDrop {
  readonly type: 'money-drop';
  readonly amount: Money;
}

interface BonusMoneyDrop {
  readonly type: 'bonus-money-drop';
  readonly amount: Money;
  /** Wagering requirement: the multiple of the amount to stake before it becomes real money. */
  readonly factor: number;
  /** The maximum converted to real money; null for no maximum. */
  readonly maxPayout: Money | null;
}

export interface SpinGame {
  readonly slug: string;
  readonly title: string;
  readonly studio: string;
  /** The studio's id of the game. */
  readonly lookupId: string;
}

/** REW-02: a reward assigned to one player. */
export interface Assignment {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly reward: Reward;
  readonly assignedAt: Date;
  readonly updatedAt: Date;
  readonly status: RewardStatus;
  /** Why the last attempt to credit it failed. */
  readonly reason: string | null;
  /** The deposit count that the player must reach before the reward is credited; null for no condition. */
  readonly depositsNeeded: number | null;
}

/** OPEN-03: statuses that cannot change. */
const FINAL: readonly RewardStatus[] = ['Credited', 'Expired', 'Removed'];

export const isOpen = ({ status }: Pick<Assignment, 'status'>): boolean => !FINAL.includes(status);

/** Compares with the clock, because the status may be updated later. */
export const isOver = ({ reward: { endsAt } }: Assignment, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/**
 * Checks that the assignment can be credited now by its own terms.
 * @throws Refusal RewardRemoved, RewardExpired, RewardNotBegun
 */
export function requireClaimable(assignment: Assignment, now: Date): void {
  const { status, reward } = assignment;
  if (status === 'Removed') throw new Refusal('RewardRemoved', { status: 409 });
  if (status === 'Expired' || isOver(assignment, now)) throw new Refusal('RewardExpired', { status: 409 });
  if (reward.startsAt > now)
    throw new Refusal('RewardNotBegun', { status: 409, keys: { startsAt: reward.startsAt.toISOString() } });
}

export interface ActionFacts {
  /** Whether a source of wealth request is open. */
  readonly isSourceOfWealthOpen: boolean;
  readonly deposits: number;
}

/** WALLET-10: what the player must do before claiming; null for nothing. */
export function actionOf(
  assignment: Pick<Assignment, 'status' | 'depositsNeeded'>,
  { isSourceOfWealthOpen, deposits }: ActionFacts,
): RewardAction | null {
  if (!isOpen(assignment)) return null;
  if (isSourceOfWealthOpen) return 'CompleteSoW';
  return deposits < (assignment.depositsNeeded ?? 0) ? 'Deposit' : null;
}
