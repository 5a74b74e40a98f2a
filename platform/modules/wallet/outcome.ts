import type { PlayerId } from '@foyer/domain/ids.ts';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import { Refusal } from '../../infra/refusal.ts';

/** The result of a command: the player's balances right after it, also when the command is repeated later. */
export interface Posted {
  readonly balance: Money;
  readonly bonusBalance: Money;
  /** The player's sequence number of the movement; null when nothing moved, as for a repeated command. */
  readonly sequence: number | null;
  readonly playerId: PlayerId;
  /** True when this stake has completed the wagering of the active bonus. */
  readonly isBonusWagered: boolean;
  /** Jackpot contribution taken in addition to the stake; negative when a rollback returned it. */
  readonly contributed: Money;
  /**
   * MONEY-09: the amount of a win that was held instead of paid, also when the command is repeated;
   * otherwise null.
   */
  readonly held: Money | null;
}

/** The limit that a stake would pass, from `wallet.find_exceeded_limit`. */
interface PassedLimit {
  readonly kind: 'Stake' | 'Loss';
  readonly period: 'Day' | 'Week' | 'Month';
  /** In minor units. */
  readonly left: string;
  readonly returnsAt: string;
}

/** A row returned by `wallet.post`, as parsed by the driver. */
export interface OutcomeRow {
  readonly ordinal: number;
  readonly refusal: string | null;
  readonly player_id: PlayerId;
  readonly currency: string;
  readonly balance: bigint;
  readonly bonus: bigint;
  readonly sequence: bigint | null;
  readonly amount: bigint | null;
  readonly contributed: bigint | null;
  readonly passed: PassedLimit | null;
  readonly held: bigint | null;
  readonly is_bonus_wagered: boolean | null;
}

export const OUTCOME_COLUMNS =
  'ordinal, refusal, player_id, currency, balance, bonus, sequence, amount, contributed, passed, held, bonus_id is not null and wagered >= required as is_bonus_wagered';

const STATUS: Readonly<Record<string, number>> = {
  BadRequest: 400,
  InsufficientFunds: 402,
  SessionEnded: 403,
  /** `keys.maxBet` is the largest stake allowed while the bonus is active. */
  BonusMaxBet: 403,
  /**
   * LIMIT-07: `reasons` are the limit's kind and period; `keys` hold what is left and when the limit
   * resets.
   */
  LimitReached: 403,
  /** CLOCK-03: the player must acknowledge the reality check before starting another round. */
  RealityCheckDue: 403,
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
  FreeRoundsOver: 409,
  BonusNotWagered: 409,
  BonusNotActive: 409,
  BonusNotOver: 409,
  BonusRunning: 409,
  WrongCurrency: 422,
  FreeStakeDiffers: 422,
};

export const refusalOf = (
  type: string,
  keys: Readonly<Record<string, string>> = {},
  reasons: readonly string[] = [],
): Refusal => new Refusal(type, { status: STATUS[type] ?? 500, reasons, keys });

function limitReached({ kind, period, left, returnsAt }: PassedLimit, currency: Currency): Refusal {
  const room = toDecimal(money(BigInt(left), currency));
  const returns = new Date(returnsAt).toISOString();
  const keys = { rule: 'LIMIT-07', kind, period, left: room, currency, returnsAt: returns };
  return refusalOf('LimitReached', keys, [kind, period]);
}

/** @throws Refusal when the ledger has refused the command */
export function readOutcome(row: OutcomeRow): Posted {
  const { refusal, currency } = row;
  if (refusal !== null && !isCurrency(currency)) throw refusalOf(refusal);
  if (!isCurrency(currency)) throw new TypeError(`an account is kept in '${currency}'`);
  if (refusal === 'BonusMaxBet')
    throw refusalOf(refusal, { maxBet: toDecimal(money(row.amount ?? 0n, currency)), currency });
  if (row.passed) throw limitReached(row.passed, currency);
  if (refusal !== null) throw refusalOf(refusal);
  return {
    balance: money(row.balance, currency),
    bonusBalance: money(row.bonus, currency),
    sequence: row.sequence === null ? null : Number(row.sequence),
    playerId: row.player_id,
    contributed: money(row.contributed ?? 0n, currency),
    held: row.held === null ? null : money(row.held, currency),
    isBonusWagered: row.is_bonus_wagered === true,
  };
}
