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
  /** The grant at the company that plays it, as it was last created there; null if it never was. */
  readonly external: { readonly id: string; readonly attempt: number } | null;
}

/** The player's remaining free rounds in this game, oldest grant first. */
export async function freeRoundsLeft(
  queryable: Queryable,
  of: { studio: string; playerId: PlayerId; game: string; currency: Currency; at: Date },
): Promise<readonly FreeRoundsLeft[]> {
  const { rows } = await sql<Omit<FreeRoundsLeft, 'stake'> & { stake: bigint }>`
    select id, stake, granted - used as left, expires_at as "expiresAt",
      (select jsonb_build_object('id', external_id, 'attempt', attempt) from wallet.company_free_rounds c
       where c.free_rounds = g.id order by attempt desc limit 1) as external
    from wallet.free_rounds g
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

export interface CompanyFreeRounds {
  readonly studio: string;
  /** The company's id of the grant. */
  readonly externalId: string;
  /** Our id of the grant. */
  readonly id: string;
  /** From 1; each time that the grant is created at the company. */
  readonly attempt: number;
}

/** Stores how the company names a grant. @returns false if this attempt was stored before with another id */
export async function linkFreeRounds(
  queryable: Queryable,
  { studio, externalId, id, attempt }: CompanyFreeRounds,
): Promise<boolean> {
  await sql`insert into wallet.company_free_rounds (studio, external_id, free_rounds, attempt)
    values (${studio}, ${externalId}, ${id}, ${attempt}) on conflict do nothing`.execute(queryable);
  const { rows } = await sql`select from wallet.company_free_rounds
    where studio = ${studio} and external_id = ${externalId} and free_rounds = ${id}`.execute(queryable);
  return rows.length > 0;
}

/** The player's grant that a company names by its own id; null if it is not theirs. */
export async function findCompanyFreeRounds(
  queryable: Queryable,
  of: { readonly studio: string; readonly externalId: string; readonly playerId: PlayerId },
): Promise<{ readonly id: string; readonly stake: Money } | null> {
  const { rows } = await sql<{ id: string; stake: bigint; currency: string }>`
    select g.id, g.stake, a.currency from wallet.company_free_rounds c
    join wallet.free_rounds g on g.id = c.free_rounds and g.studio = c.studio
    join wallet.account a on a.player_id = g.player_id and a.kind = 'real'
    where c.studio = ${of.studio} and c.external_id = ${of.externalId}
      and g.player_id = ${of.playerId}`.execute(queryable);
  const [row] = rows;
  return row ? { id: row.id, stake: money(row.stake, toCurrency(row.currency)) } : null;
}

/**
 * Ends a grant whose rounds the company has played by itself, so that none of them can be staked here. Changes the version
 * of the player first, as stakes do, so that a concurrent stake comes before or is decided again. Idempotent.
 */
export async function endFreeRounds(
  tx: Transaction,
  { studio, id }: { readonly studio: string; readonly id: string },
  at: Date,
): Promise<void> {
  const isActive = sql`id = ${id} and studio = ${studio} and (expires_at is null or expires_at > ${at})`;
  await sql`update wallet.account set version = version + 1
    where kind = 'real' and player_id in (select player_id from wallet.free_rounds where ${isActive})`.execute(
    tx,
  );
  await sql`update wallet.free_rounds set expires_at = ${at} where ${isActive}`.execute(tx);
}
