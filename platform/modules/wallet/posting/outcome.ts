import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Command, PaymentReversal } from '../command.ts';
import type { Done } from './done.ts';
import { contributedBy, type PassedLimit, type Refused } from '../rules/decision.ts';
import type { Facts } from '../rules/facts.ts';
import { isMovement, wageredBonus } from '../rules/player.ts';

/** The result of a command: the player's balances right after it, also when the command is repeated later. */
export interface Posted {
  readonly balance: Money;
  readonly bonusBalance: Money;
  /** The player's sequence number of the movement; null when nothing moved, as for a repeated command. */
  readonly sequence: number | null;
  readonly playerId: PlayerId;
  /** The id of the active bonus if it is fully wagered, so that it must be converted; otherwise null. */
  readonly wageredBonus: string | null;
  /** Jackpot contribution taken in addition to the stake; negative when a rollback returned it. */
  readonly contributed: Money;
  /**
   * MONEY-09: the amount of a win that was held instead of paid, also when the command is repeated;
   * otherwise null.
   */
  readonly held: Money | null;
  /** The paid win that a rollback took back; null if it moved nothing, as when it is repeated. */
  readonly winTakenBack: Money | null;
}

const STATUS: Readonly<Record<string, number>> = {
  BadRequest: 400,
  InsufficientFunds: 402,
  SessionEnded: 403,
  /** `keys.maxBet` is the largest stake allowed while the bonus is active. */
  BonusMaxBet: 403,
  /**
   * LIMIT-07: `reasons` are the limit's kind and period, and `Global` for one that counts at all brands (LIMIT-13);
   * `keys` hold what is left and when the limit resets.
   */
  LimitReached: 403,
  /** OVER-08: the player must accept a new version of the terms or the privacy policy first. */
  ContentAcceptRequired: 403,
  /** LIMIT-14: `keys.returnsAt` says when the player may play again. */
  SessionLimitReached: 403,
  /** CLOCK-03: the player must acknowledge the reality check before starting another round. */
  RealityCheckDue: 403,
  /** CLOCK-06: `keys.mayStartAt` says when the next round of a slot may begin. */
  RoundTooSoon: 403,
  UnknownSession: 404,
  UnknownPlayer: 404,
  UnknownRound: 404,
  UnknownFreeRounds: 404,
  UnknownTransfer: 404,
  UnknownHeldWin: 404,
  UnknownPot: 404,
  TransactionConflict: 409,
  RoundClosed: 409,
  BetRolledBack: 409,
  WinRolledBack: 409,
  FreeRoundsOver: 409,
  BonusNotWagered: 409,
  BonusNotActive: 409,
  BonusNotOver: 409,
  BonusWagered: 409,
  BonusRunning: 409,
  /** Balances and stakes are stored as bigint, so they cannot exceed 2^63 - 1 minor units. */
  AmountTooLarge: 422,
  WrongCurrency: 422,
  FreeStakeDiffers: 422,
};

export const refusalOf = (
  type: string,
  keys: Readonly<Record<string, string>> = {},
  reasons: readonly string[] = [],
): Refusal => new Refusal(type, { status: STATUS[type] ?? 500, reasons, keys });

/** The error for a refused command, with the values that the studio and the player need. */
export function refusalFor(
  { refusal, passed, maxBet, mayStartAt, returnsAt }: Refused,
  { currency }: Pick<Facts, 'currency'>,
): Refusal {
  if (passed) return limitReached(passed, currency);
  if (mayStartAt) return refusalOf(refusal, { rule: 'CLOCK-06', mayStartAt: mayStartAt.toISOString() });
  if (returnsAt) return refusalOf(refusal, { rule: 'LIMIT-14', returnsAt: returnsAt.toISOString() });
  return maxBet === undefined
    ? refusalOf(refusal)
    : refusalOf(refusal, { maxBet: toDecimal(money(maxBet, currency)), currency });
}

function limitReached({ kind, period, left, returnsAt, isGlobal }: PassedLimit, currency: Currency): Refusal {
  const keys = {
    rule: isGlobal ? 'LIMIT-13' : 'LIMIT-07',
    kind,
    period,
    left: toDecimal(money(left, currency)),
    currency,
    returnsAt: returnsAt.toISOString(),
  };
  return refusalOf('LimitReached', keys, isGlobal ? [kind, period, 'Global'] : [kind, period]);
}

/** The response to a command that was carried out now. */
export function postedAs({ command, facts, effect, after }: Omit<Done, 'before'>): Posted {
  const inCurrency = (minor: bigint) => money(minor, facts.currency);
  return {
    balance: inCurrency(after.real),
    bonusBalance: inCurrency(after.bonus),
    sequence: isMovement(command, effect) ? Number(after.sequence) : null,
    playerId: playerOf(facts),
    contributed: inCurrency(contributedBy(effect)),
    held: effect.held && inCurrency(effect.held.amount),
    winTakenBack: effect.winTakenBack && inCurrency(effect.winTakenBack.amount),
    wageredBonus: wageredBonus(after)?.id ?? null,
  };
}

/** The response to a repeated command: that of the first command with the same idempotency key. */
export function repeated({ verb }: Command | PaymentReversal, facts: Facts): Posted {
  const inCurrency = (minor: bigint | null) => money(minor ?? 0n, facts.currency);
  return {
    balance: inCurrency(facts.knownBalance),
    bonusBalance: inCurrency(facts.knownBonus),
    sequence: null,
    playerId: playerOf(facts),
    contributed: inCurrency(verb === 'stake' ? facts.knownContributed : null),
    held: facts.knownHeld === null ? null : inCurrency(facts.knownHeld),
    winTakenBack: null,
    // The response that would have converted the bonus may have been lost.
    wageredBonus: (facts.wagered ?? 0n) >= (facts.required ?? 0n) ? facts.bonusId : null,
  };
}

function playerOf({ playerId }: Pick<Facts, 'playerId'>): PlayerId {
  if (playerId === null) throw new TypeError('a response has a player');
  return playerId;
}
