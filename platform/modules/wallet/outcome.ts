import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import { isCurrency } from '@foyer/vocabulary/currency.ts';
import { money, type Money } from '@foyer/vocabulary/money.ts';
import { Refusal } from '../../plumbing/refusal.ts';

/** The answer to a command: the player's money right after it, also when it is asked again later. */
export interface Posted {
  readonly balance: Money;
  readonly bonusBalance: Money;
  /** The player's running number of the movement; null when nothing moved now. */
  readonly sequence: number | null;
  readonly playerId: PlayerId;
  /** True when the stake has wagered out the bonus that runs. */
  readonly isBonusWagered: boolean;
}

/** A row of `wallet.post`, as the driver reads it. */
export interface OutcomeRow {
  readonly ordinal: number;
  readonly refusal: string | null;
  readonly player_id: PlayerId;
  readonly currency: string;
  readonly balance: bigint;
  readonly bonus: bigint;
  readonly sequence: bigint | null;
  readonly is_bonus_wagered: boolean | null;
}

export const OUTCOME_COLUMNS =
  'ordinal, refusal, player_id, currency, balance, bonus, sequence, bonus_id is not null and wagered >= required as is_bonus_wagered';

const STATUS: Readonly<Record<string, number>> = {
  BadRequest: 400,
  InsufficientFunds: 402,
  SessionEnded: 403,
  UnknownSession: 404,
  UnknownPlayer: 404,
  UnknownRound: 404,
  UnknownTransfer: 404,
  TransactionConflict: 409,
  RoundClosed: 409,
  BetRolledBack: 409,
  BonusNotWagered: 409,
  WrongCurrency: 422,
};

export const refusalOf = (type: string): Refusal => new Refusal(type, { status: STATUS[type] ?? 500 });

/** @throws Refusal when the ledger has refused the command */
export function readOutcome(row: OutcomeRow): Posted {
  if (row.refusal !== null) throw refusalOf(row.refusal);
  if (!isCurrency(row.currency)) throw new TypeError(`an account is kept in '${row.currency}'`);
  return {
    balance: money(row.balance, row.currency),
    bonusBalance: money(row.bonus, row.currency),
    sequence: row.sequence === null ? null : Number(row.sequence),
    playerId: row.player_id,
    isBonusWagered: row.is_bonus_wagered === true,
  };
}
