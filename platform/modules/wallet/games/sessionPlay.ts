import { sql } from 'kysely';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** When a player has to look at his session. */
export interface CheckDue {
  readonly playerId: PlayerId;
  /** Null: nothing is to be looked at. */
  readonly dueAt: Date | null;
}

/**
 * Holds the player: a stake that is under way comes before or after it.
 * @returns the number of his last movement
 */
export async function setCheckDue(tx: Transaction, { playerId, dueAt }: CheckDue): Promise<bigint> {
  const { rows } = await sql<{ sequence: bigint }>`
    update wallet.account set check_due_at = ${dueAt}
    where player_id = ${playerId} and kind = 'real' returning sequence`.execute(tx);
  const [row] = rows;
  if (!row) throw new RangeError(`player ${playerId} has no wallet`);
  return row.sequence;
}

/** Where a stretch of play begins. */
export interface PlayFrom {
  readonly playerId: PlayerId;
  readonly since: Date;
  /** The number of the last movement before it, which a clock cannot get wrong. */
  readonly sequence: bigint;
}

export interface SessionPlay {
  /** Of real and bonus money with what it gave to jackpots (LIMIT-10), but for stakes that were taken back. */
  readonly staked: Money;
  readonly won: Money;
}

export async function readSessionPlay(
  queryable: Queryable,
  { playerId, since, sequence }: PlayFrom,
): Promise<SessionPlay> {
  const { rows } = await sql<{ currency: string; staked: bigint; won: bigint }>`
    select account.currency, played.staked, played.won
    from wallet.account cross join lateral wallet.played_after(${playerId}, ${since}, ${sequence}) played
    where account.player_id = ${playerId} and account.kind = 'real'`.execute(queryable);
  const [row] = rows;
  if (!row || !isCurrency(row.currency)) throw new RangeError(`player ${playerId} has no wallet`);
  return { staked: money(row.staked, row.currency), won: money(row.won, row.currency) };
}
