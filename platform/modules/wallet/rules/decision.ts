import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';

/** The effect of a command. Amounts are minor units; positive is to the player. */
export interface Effect {
  /** Change of the real account, before the contribution. */
  readonly toReal: bigint;
  readonly toBonus: bigint;
  /** The operator's stake of a free round; negative when it is rolled back. */
  readonly given: bigint;
  /** Money from the real account to jackpots, negative when returned. There is one entry per jackpot account. */
  readonly contributions: readonly Share[];
  /** What the command adds to the wagering of the active bonus; null where it does not concern wagering. */
  readonly wagering: bigint | null;
  /** The transfer that a rollback or a payment reversal reverses. */
  readonly reverses: bigint | null;
  /** When the rolled back stake was placed or the rolled back win was paid. */
  readonly stakedAt: Date | null;
  /** Whether this is a rollback of a bet or win that has not arrived, which is refused when it arrives. */
  readonly isBetUnknown: boolean;
  readonly held: HeldWin | null;
  /** The amount of a held win that goes back to the game. */
  readonly heldReturned: bigint;
  /** The part of a reversed payment or a rolled back win that the player owes, because the balance was too low. */
  readonly owed: bigint;
  readonly winTakenBack: WinTakenBack | null;
  /** The amounts that a rollback removes from the stakes of its round. */
  readonly unstaked: { readonly real: bigint; readonly bonus: bigint } | null;
  /** The free rounds grant from which the command uses a round; the next field is the grant to which it returns one. */
  readonly freeRoundUsed: string | null;
  readonly freeRoundReturned: string | null;
  readonly bonusEndsAs: 'Converted' | 'Expired' | 'Forfeited' | null;
  /** CLOCK-06: when the command begins a round of a slot. */
  readonly slotRoundAt: Date | null;
}

/** A win that is held instead of paid. */
interface HeldWin {
  readonly amount: bigint;
  /** The amount that the round could still win. */
  readonly room: bigint;
  /** MONEY-09: the win is larger than `room`. MONEY-10: all wins of the studio are held. */
  readonly reason: 'LargestWin' | 'StudioHold';
}

/** A paid win that a rollback takes back. */
interface WinTakenBack {
  readonly amount: bigint;
  /** MONEY-09: whether the win was held first and then released. */
  readonly isRelease: boolean;
  /** The part that was paid as bonus money and that the player no longer has. The operator bears it. */
  readonly lostBonus: bigint;
  /** The part that was paid as money of a bonus that became real money; null for none. */
  readonly fromConverted: { readonly bonus: string; readonly amount: bigint } | null;
}

interface Share {
  readonly pot: bigint;
  readonly amount: bigint;
}

export interface Refused {
  readonly refusal: string;
  /** LIMIT-07: the limit that a stake would exceed. */
  readonly passed?: PassedLimit;
  /** The largest stake that the active bonus allows. */
  readonly maxBet?: bigint;
  /** CLOCK-06: when the next round of a slot may begin. */
  readonly mayStartAt?: Date;
  /** LIMIT-14: when the player may play again. */
  readonly returnsAt?: Date;
}

/** LIMIT-07: the limit that a stake would exceed. */
export interface PassedLimit {
  readonly kind: 'Stake' | 'Loss';
  readonly period: LimitPeriod;
  readonly left: bigint;
  readonly returnsAt: Date;
  /** LIMIT-13: whether it counts at all brands of the licence. */
  readonly isGlobal: boolean;
}

export type Decision = Effect | Refused;

export const isRefused = (decision: Decision): decision is Refused => 'refusal' in decision;

export const refuse = (refusal: string): Refused => ({ refusal });

export const NO_EFFECT: Effect = {
  toReal: 0n,
  toBonus: 0n,
  given: 0n,
  contributions: [],
  wagering: null,
  reverses: null,
  stakedAt: null,
  isBetUnknown: false,
  held: null,
  heldReturned: 0n,
  owed: 0n,
  winTakenBack: null,
  unstaked: null,
  freeRoundUsed: null,
  freeRoundReturned: null,
  bonusEndsAs: null,
  slotRoundAt: null,
};

export const contributedBy = ({ contributions }: Pick<Effect, 'contributions'>): bigint =>
  contributions.reduce((sum, { amount }) => sum + amount, 0n);

export const minOf = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const maxOf = (a: bigint, b: bigint): bigint => (a > b ? a : b);
