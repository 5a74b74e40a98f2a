import { sql } from 'kysely';
import { toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** A grant of free rounds in one game, each with the same stake, paid by the operator. */
export interface FreeRoundsGrant {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly studio: string;
  /** The studio's id of the game. */
  readonly game: string;
  /** Positive, in the currency of the player's wallet. */
  readonly stake: Money;
  readonly rounds: number;
  /** Null for no expiry. */
  readonly expiresAt: Date | null;
}

/** Idempotent by id. @throws RangeError when the rounds or the stake are not positive */
export async function grantFreeRounds(
  tx: Transaction,
  { id, playerId, studio, game, stake, rounds, expiresAt }: FreeRoundsGrant,
  grantedAt: Date,
): Promise<void> {
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError('a grant is of one round at least');
  if (stake.minor <= 0n) throw new RangeError('a stake is above zero');
  await sql`insert into wallet.free_rounds (id, player_id, studio, game, stake, granted, granted_at, expires_at)
    values (${id}, ${playerId}, ${studio}, ${game}, ${stake.minor}, ${rounds}, ${grantedAt}, ${expiresAt})
    on conflict (id) do nothing`.execute(tx);
}

/** A grant that may still be played, as reported to the studio. */
export interface FreeRoundsLeft {
  readonly id: string;
  readonly stake: Money;
  readonly left: number;
  readonly expiresAt: Date | null;
}

/** The player's remaining free rounds in this game, oldest grant first. */
export async function freeRoundsLeft(
  queryable: Queryable,
  of: { studio: string; playerId: PlayerId; game: string; currency: Currency; at: Date },
): Promise<readonly FreeRoundsLeft[]> {
  const { rows } = await sql<Omit<FreeRoundsLeft, 'stake'> & { stake: bigint }>`
    select id, stake, granted - used as left, expires_at as "expiresAt" from wallet.free_rounds
    where player_id = ${of.playerId} and studio = ${of.studio} and game = ${of.game} and used < granted
      and (expires_at is null or expires_at > ${of.at})
    order by granted_at, id`.execute(queryable);
  return rows.map((row) => ({ ...row, stake: money(row.stake, of.currency) }));
}

/** The player of a grant, and the currency of its stake; null for a grant in a game of another studio. */
export async function findFreeRounds(
  queryable: Queryable,
  { studio, id }: { readonly studio: string; readonly id: string },
): Promise<{ readonly playerId: PlayerId; readonly currency: Currency } | null> {
  const { rows } = await sql<{ playerId: PlayerId; currency: string }>`
    select g.player_id as "playerId", a.currency
    from wallet.free_rounds g join wallet.account a on a.player_id = g.player_id and a.kind = 'real'
    where g.id = ${id} and g.studio = ${studio}`.execute(queryable);
  const [row] = rows;
  return row ? { playerId: row.playerId, currency: toCurrency(row.currency) } : null;
}

/** Ends a grant whose rounds the company has played by itself, so that none of them can be staked here. Idempotent. */
export async function endFreeRounds(
  tx: Transaction,
  { studio, id }: { readonly studio: string; readonly id: string },
  at: Date,
): Promise<void> {
  await sql`update wallet.free_rounds set expires_at = ${at}
    where id = ${id} and studio = ${studio} and (expires_at is null or expires_at > ${at})`.execute(tx);
}
