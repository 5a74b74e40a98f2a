import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** When a player's next reality check is due. */
export interface CheckDue {
  readonly playerId: PlayerId;
  /** Null without checks. */
  readonly dueAt: Date | null;
}

/**
 * Locks the player, so that a concurrent stake comes before or after it.
 * @returns the sequence number of the player's last movement
 */
export async function setCheckDue(tx: Transaction, { playerId, dueAt }: CheckDue): Promise<bigint> {
  const { rows } = await sql<{ sequence: bigint }>`
    update wallet.account set check_due_at = ${dueAt}, version = version + 1
    where player_id = ${playerId} and kind = 'real' returning sequence`.execute(tx);
  const [row] = rows;
  if (!row) throw new RangeError(`player ${playerId} has no wallet`);
  return row.sequence;
}

/** Start of a span of play. */
export interface PlayFrom {
  readonly playerId: PlayerId;
  readonly since: Date;
  /** Sequence number of the last movement before it; unlike the time, it is unambiguous. */
  readonly sequence: bigint;
}

export interface SessionPlay {
  /** Stakes of real and bonus money including jackpot contributions (LIMIT-10), without those rolled back. */
  readonly staked: Money;
  readonly won: Money;
}

export async function readSessionPlay(
  queryable: Queryable,
  { playerId, since, sequence }: PlayFrom,
): Promise<SessionPlay> {
  const { rows } = await sql<{ currency: string; staked: bigint; won: bigint }>`
    select account.currency, played.staked, played.won
    from wallet.account cross join lateral wallet.sum_play_after(${playerId}, ${since}, ${sequence}) played
    where account.player_id = ${playerId} and account.kind = 'real'`.execute(queryable);
  const [row] = rows;
  if (!row) throw new RangeError(`player ${playerId} has no wallet`);
  const currency = toCurrency(row.currency);
  return { staked: money(row.staked, currency), won: money(row.won, currency) };
}
