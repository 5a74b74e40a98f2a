import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { PlayTime } from '@foyer/contract/limits/playTime.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** When a player's next reality check is due. */
export interface CheckDue {
  readonly playerId: PlayerId;
  /** Null for a player without reality checks. */
  readonly dueAt: Date | null;
}

/**
 * CLOCK-03: from `dueAt` on, no stake may start a round. Locks the player, so that a concurrent stake comes before
 * or after it.
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

/** CLOCK-05: stakes are accepted until the player's sign-in session ends. Call it with each renewal. */
export async function setSessionExpiry(tx: Transaction, playerId: PlayerId, expiresAt: Date): Promise<void> {
  await sql`update wallet.account set session_expires_at = ${expiresAt}, version = version + 1
    where player_id = ${playerId} and kind = 'real'`.execute(tx);
}

/**
 * Locks the player if the times change, so that a concurrent stake is posted either before or after. `times` is null
 * for a player without session limits.
 */
export async function setPlayTime(
  tx: Transaction,
  playerId: PlayerId,
  times: PlayTime | null,
): Promise<void> {
  const { opensAt = null, closesAt = null, returnsAt = null } = times ?? {};
  await sql`
    update wallet.account set version = version + 1,
      play_opens_at = ${opensAt}, play_closes_at = ${closesAt}, play_returns_at = ${returnsAt}
    where player_id = ${playerId} and kind = 'real'
      and (play_opens_at, play_closes_at, play_returns_at) is distinct from
        (${opensAt}::timestamptz, ${closesAt}::timestamptz, ${returnsAt}::timestamptz)`.execute(tx);
}

/** Null for a player without session limits. */
export async function readPlayTime(queryable: Queryable, playerId: PlayerId): Promise<PlayTime | null> {
  const { rows } = await sql<PlayTime>`
    select play_opens_at as "opensAt", play_closes_at as "closesAt", play_returns_at as "returnsAt"
    from wallet.account
    where player_id = ${playerId} and kind = 'real' and play_closes_at is not null`.execute(queryable);
  return rows[0] ?? null;
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

/** CLOCK-02: what the player has staked and won since the start of the session. */
export async function readSessionPlay(queryable: Queryable, { playerId, since, sequence }: PlayFrom) {
  const { rows } = await sql<{ currency: string; staked: bigint; won: bigint }>`
    select account.currency, played.staked, played.won
    from wallet.account cross join lateral wallet.sum_play_after(${playerId}, ${since}, ${sequence}) played
    where account.player_id = ${playerId} and account.kind = 'real'`.execute(queryable);
  const [row] = rows;
  if (!row) throw new RangeError(`player ${playerId} has no wallet`);
  const currency = toCurrency(row.currency);
  return { staked: money(row.staked, currency), won: money(row.won, currency) };
}
