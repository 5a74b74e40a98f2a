import { sql } from 'kysely';
import * as v from 'valibot';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../../infra/database/database.ts';
import { isoTime, readCursor, writeCursor } from '../../../../infra/cursor.ts';

/** A game round as shown to the player: real and bonus money together. */
export interface PlayedRound {
  readonly studio: string;
  readonly id: string;
  /** The studio's id of the game. */
  readonly game: string;
  readonly openedAt: Date;
  /** The player's stakes, without stakes that were rolled back or paid by the operator. */
  readonly stakedMinor: bigint;
  readonly wonMinor: bigint;
  /** MONEY-09: held wins, not included in `wonMinor`. */
  readonly heldMinor: bigint;
  /** Wins that the studio took back, not included in `wonMinor`. */
  readonly takenBackMinor: bigint;
  readonly isOpen: boolean;
}

export interface GameHistoryRequest {
  readonly playerId: PlayerId;
  /** Inclusive. Null: from the first round. */
  readonly from: Date | null;
  /** Exclusive. Null: until now. */
  readonly to: Date | null;
  readonly first: number;
  /** Cursor of the last round of the previous page. */
  readonly after: string | null;
}

/** The part of a round’s wins that was taken back but not from the player: they owe it, or lost it as bonus money. */
const notGivenBack = sql`
  case when r.taken_back is null then 0 else (
    select coalesce(sum(t.amount), 0) from wallet.transfer t
    where t.player_id = r.player_id and t.caller = r.studio and t.round = r.id and t.recipe = 'winRollback'
      and not exists (select from wallet.account a where a.player_id = t.player_id and a.id = t.debit))::bigint end`;

/** The columns of a `PlayedRound` from the rows `r` of `wallet.round`. */
export const PLAYED_ROUND = sql`
  r.studio, r.id, r.game, r.opened_at as "openedAt",
  r.staked_real + r.staked_bonus - coalesce(r.given, 0) as "stakedMinor",
  coalesce(r.won, 0) - ${notGivenBack} as "wonMinor",
  coalesce((select sum(h.amount) from wallet.held_win h
            where h.player_id = r.player_id and h.caller = r.studio and h.round = r.id
              and not exists (select from wallet.held_win_decision d where d.held_win = h.id)), 0)::bigint
    as "heldMinor",
  coalesce(r.taken_back, 0) as "takenBackMinor",
  r.closed_at is null and r.staked_real + r.staked_bonus > 0 as "isOpen"`;

/** PROF-05: latest first, read from an index of the player's rounds. */
export async function gameHistory(
  queryable: Queryable,
  { playerId, from, to, first, after }: GameHistoryRequest,
) {
  const [openedAt, studio, id] = after === null ? [] : readCursor(after, CURSOR);
  const older = openedAt
    ? sql`and r.opened_at <= ${openedAt}::timestamptz
        and (r.opened_at, r.studio, r.id) < (${openedAt}::timestamptz, ${studio}, ${id})`
    : sql``;
  const since = from ? sql`and r.opened_at >= ${from}` : sql``;
  const until = to ? sql`and r.opened_at < ${to}` : sql``;
  const { rows } = await sql<PlayedRound>`
    select ${PLAYED_ROUND}
    from wallet.round r
    where r.player_id = ${playerId} ${older} ${since} ${until}
    order by r.opened_at desc, r.studio desc, r.id desc
    limit ${Math.max(0, first) + 1}`.execute(queryable);
  const rounds = rows.slice(0, Math.max(0, first));
  const end = rounds.at(-1);
  return { rounds, hasMore: rows.length > first, endCursor: end ? cursorOf(end) : null };
}

/** Of this many latest rounds of the player, those of one game are listed. */
const RECENT_ROUNDS = 1_000;

export interface RoundsOfGame {
  readonly playerId: PlayerId;
  readonly studio: string;
  /** The studio's id of the game. */
  readonly game: string;
  readonly first: number;
}

/** PROF-05: the latest rounds of a player in one game, latest first, read from the index of the player's rounds. */
export async function latestRoundsOf(
  queryable: Queryable,
  { playerId, studio, game, first }: RoundsOfGame,
): Promise<readonly PlayedRound[]> {
  const { rows } = await sql<PlayedRound>`
    with recent as materialized (
      select * from wallet.round where player_id = ${playerId} order by opened_at desc limit ${RECENT_ROUNDS}),
    latest as materialized (
      select * from recent where studio = ${studio} and game = ${game}
      order by opened_at desc, id desc limit ${Math.max(0, first)})
    select ${PLAYED_ROUND} from latest r order by r.opened_at desc, r.id desc`.execute(queryable);
  return rows;
}

/** PostgreSQL text cannot store NUL characters. */
const name = v.pipe(v.string(), v.regex(/^[^\0]*$/));
const CURSOR = v.strictTuple([isoTime, name, name]);

export const cursorOf = ({ openedAt, studio, id }: Pick<PlayedRound, 'openedAt' | 'studio' | 'id'>): string =>
  writeCursor([openedAt.toISOString(), studio, id]);
