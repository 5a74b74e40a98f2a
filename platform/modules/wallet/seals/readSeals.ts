import { sql } from 'kysely';
import { parseCheckpoint, type Checkpoint } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { parseNote } from '@foyer/contract/wallet/seals/signedNote.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { SealedBalance } from './bookTrees.ts';
import { endOf } from './days.ts';

/** A sealed day as it is stored. */
export interface Seal {
  readonly day: string;
  readonly note: string;
  readonly statement: string;
  readonly nonceSecret: Buffer;
}

const COLUMNS = sql`day::text as day, note, statement, nonce_secret as "nonceSecret"`;

/** The last sealed day; null when no day is sealed. */
export async function readLastSeal(queryable: Queryable): Promise<Seal | null> {
  const { rows } = await sql<Seal>`
    select ${COLUMNS} from wallet.seal order by day desc limit 1`.execute(queryable);
  return rows[0] ?? null;
}

/** The end of the last sealed day; null when no day is sealed. */
export async function readLastSealedEnd(queryable: Queryable): Promise<Date | null> {
  const seal = await readLastSeal(queryable);
  return seal && endOf(seal.day);
}

export async function readSeal(queryable: Queryable, day: string): Promise<Seal | null> {
  const { rows } = await sql<Seal>`
    select ${COLUMNS} from wallet.seal where day = ${day}::date`.execute(queryable);
  return rows[0] ?? null;
}

/** The seal of the day before; null for the first sealed day. */
export async function readSealBefore(queryable: Queryable, day: string): Promise<Seal | null> {
  const { rows } = await sql<Seal>`
    select ${COLUMNS} from wallet.seal where day < ${day}::date order by day desc limit 1`.execute(queryable);
  return rows[0] ?? null;
}

/** The first sealed day from this one on. @param from such as `2026-11-23` */
export async function findSealedDay(queryable: Queryable, from: string): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from wallet.seal where day >= ${from}::date order by day limit 1`.execute(
    queryable,
  );
  return rows[0]?.day ?? null;
}

/** Returns all sealed days, oldest first. */
export async function readSeals(queryable: Queryable): Promise<readonly Seal[]> {
  const { rows } = await sql<Seal>`select ${COLUMNS} from wallet.seal order by day`.execute(queryable);
  return rows;
}

/** The published checkpoints after a day, oldest first. @param after null for all */
export async function readNotes(queryable: Queryable, after: string | null): Promise<readonly string[]> {
  const { rows } = await sql<{ note: string }>`
    select note from wallet.seal where ${after}::date is null or day > ${after}::date order by day`.execute(
    queryable,
  );
  return rows.map(({ note }) => note);
}

export const checkpointOf = ({ note }: Pick<Seal, 'note'>): Checkpoint =>
  parseCheckpoint(parseNote(note).text);

const PAGE = 5_000;

/** The balances of all players at the end of the last sealed day, in pages. */
export async function* readSealedBalances(
  queryable: Queryable,
): AsyncGenerator<readonly SealedBalance[], void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<SealedBalance>`
      select s.player_id as "playerId", a.brand, a.currency, s.real, s.bonus
      from wallet.sealed_balance s join wallet.account a on a.player_id = s.player_id and a.kind = 'real'
      where s.player_id > ${last} order by s.player_id limit ${PAGE}`.execute(queryable);
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.playerId;
  }
}
