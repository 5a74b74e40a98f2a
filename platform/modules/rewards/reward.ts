import type {
  RewardAction,
  RewardClaimType,
  RewardKind,
  RewardStatus,
} from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Money } from '@foyer/domain/money.ts';
import { Refusal } from '../../infra/refusal.ts';

/** REW-01 */
export interface Reward {
  /** The giver's own name for the act. */
  readonly id: string;
  readonly name: string;
  readonly kind: RewardKind;
  readonly claimType: RewardClaimType;
  readonly gift: RewardValue;
  readonly startsAt: Date;
  /** From then on it can be claimed no more; null for no end. */
  readonly endsAt: Date | null;
}

/** REW-04 to REW-07: what is credited. */
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
  /** So many times the amount is staked before it turns into real money. */
  readonly factor: number;
  /** The most that turns into real money; null for all. */
  readonly maxPayout: Money | null;
}

export interface SpinGame {
  readonly slug: string;
  readonly title: string;
  readonly studio: string;
  /** The id the studio knows it by. */
  readonly lookupId: string;
}

/** REW-02: a reward in one player's hands. */
export interface Assignment {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly reward: Reward;
  readonly assignedAt: Date;
  readonly updatedAt: Date;
  readonly status: RewardStatus;
  /** What kept it from being credited the last time. */
  readonly reason: string | null;
  /** How many deposits the player must have made; null for any number. */
  readonly depositsNeeded: number | null;
}

/** OPEN-03: those that come to an end stay there. */
const FINAL: readonly RewardStatus[] = ['Credited', 'Expired', 'Removed'];

export const isOpen = ({ status }: Pick<Assignment, 'status'>): boolean => !FINAL.includes(status);

/** By the clock alone, also before its status says so. */
export const isOver = ({ reward: { endsAt } }: Assignment, now: Date): boolean =>
  endsAt !== null && endsAt <= now;

/**
 * That it can be credited at this moment, by its own terms.
 * @throws Refusal RewardRemoved, RewardExpired, RewardNotBegun
 */
export function requireClaimable(assignment: Assignment, now: Date): void {
  const { status, reward } = assignment;
  if (status === 'Removed') throw new Refusal('RewardRemoved', { status: 409 });
  if (status === 'Expired' || isOver(assignment, now)) throw new Refusal('RewardExpired', { status: 409 });
  if (reward.startsAt > now)
    throw new Refusal('RewardNotBegun', { status: 409, keys: { startsAt: reward.startsAt.toISOString() } });
}

/** What of the player decides whether something is to be done first. */
export interface ActionFacts {
  /** Where the money comes from is asked for. */
  readonly isSourceOfWealthOpen: boolean;
  /** How many deposits he has made. */
  readonly deposits: number;
}

/** WALLET-10: what the player does first; null for nothing. */
export function actionOf(
  assignment: Pick<Assignment, 'status' | 'depositsNeeded'>,
  { isSourceOfWealthOpen, deposits }: ActionFacts,
): RewardAction | null {
  if (!isOpen(assignment)) return null;
  if (isSourceOfWealthOpen) return 'CompleteSoW';
  const { depositsNeeded } = assignment;
  return depositsNeeded !== null && deposits < depositsNeeded ? 'Deposit' : null;
}
