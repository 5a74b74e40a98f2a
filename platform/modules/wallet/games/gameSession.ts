import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { refusalOf } from '../posting/outcome.ts';
import { freeRoundsLeft, type FreeRoundsLeft } from './freeRounds.ts';

/** The launch token is part of a URL, so it is short-lived; the studio redeems it immediately. */
const TOKEN_LIFE_MS = 60 * SECOND;

/** The maximum win of a round as declared when the game was opened; the lower of the two bounds applies. */
export type LargestWin = WinBounds & ({ readonly stakes: number } | { readonly amount: Money });

interface WinBounds {
  /**
   * A multiple of the round's stakes that were not rolled back, with at most two decimals; null when only
   * the amount is declared.
   */
  readonly stakes: number | null;
  /** The maximum payout of a round, whatever its stakes; null when only the multiple is declared. */
  readonly amount: Money | null;
}

/** FAIR-01: what the licence lets the game offer. */
export interface PlayRules {
  readonly autoplay: boolean;
  readonly quickStop: boolean;
}

export interface NewGameSession {
  readonly playerId: PlayerId;
  /** The player's sign-in session. */
  readonly sessionId: SessionId;
  readonly brand: BrandId;
  readonly studio: string;
  /** The studio's id of the game. */
  readonly game: string;
  /** Game category (GAME-01, such as `slots`), which decides how stakes count towards wagering. */
  readonly category: string;
  /** A win above it is held (MONEY-09). */
  readonly largestWin: LargestWin;
  /** CLOCK-06: the shortest time between two rounds of a slot; null for other games. */
  readonly shortestCycleMs: number | null;
  /** Neither is allowed if omitted. */
  readonly playRules?: PlayRules;
  /** CLOCK-08: the licence allows one open game; opening this one ends the others. Several if omitted. */
  readonly isOnlyGame?: boolean;
  readonly currency: Currency;
  readonly locale: Locale;
  /** ISO 3166-1 or 3166-2 codes of the player's locations; unknown if omitted. */
  readonly locations?: readonly string[];
}

export interface GameSession {
  readonly gameSessionId: string;
  readonly playerId: PlayerId;
  readonly game: string;
  readonly currency: Currency;
  readonly locale: string;
  readonly playRules: PlayRules & Pick<NewGameSession, 'shortestCycleMs'>;
  /** The unfinished round of this game, if any. */
  readonly openRound: OpenRound | null;
  /** Free rounds of this game, paid by the operator. */
  readonly freeRounds: readonly FreeRoundsLeft[];
}

export interface OpenRound {
  readonly roundId: string;
  readonly bets: readonly { readonly transactionId: string; readonly amount: Money }[];
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Opens a game session. An earlier session of the same game takes no more stakes; the studio gets its open
 * round in the new session. If only one game may be open (CLOCK-08), the sessions of all other games except the
 * sportsbook end too.
 */
export async function openGameSession(
  tx: Transaction,
  session: NewGameSession,
  documentVersions: readonly number[],
  openedAt: Date,
): Promise<{ token: string; gameSession: string }> {
  const gameSession = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const { sessionId, studio, game, largestWin } = session;
  const isReplaced = session.isOnlyGame
    ? sql`studio <> ${SPORTSBOOK.studio}`
    : sql`studio = ${studio} and game = ${game}`;
  // Launches of one player wait for each other, so that each ends the session of the one before.
  await sql`select from wallet.account where player_id = ${session.playerId} and kind = 'real'
    for no key update`.execute(tx);
  await sql`
    with ended as (
      update wallet.game_session set ended_at = ${openedAt}
      where session_id = ${sessionId} and ${isReplaced} and ended_at is null
      returning player_id)
    update wallet.account set version = version + 1
    where kind = 'real' and player_id in (select player_id from ended)`.execute(tx);
  await sql`insert into wallet.game_session
      (id, token_hash, player_id, session_id, studio, game, category, brand, currency, locale, opened_at,
       largest_win_stakes, largest_win_amount, shortest_cycle_ms, autoplay, quick_stop,
       document_versions, locations)
    values (${gameSession}, ${hashOf(token)}, ${session.playerId}, ${sessionId}, ${studio}, ${game}, ${session.category},
            ${session.brand}, ${session.currency}, ${session.locale}, ${openedAt}, ${largestWin.stakes},
            ${largestWin.amount?.minor ?? null}, ${session.shortestCycleMs},
            ${session.playRules?.autoplay ?? false}, ${session.playRules?.quickStop ?? false}, ${[...documentVersions]},
            ${session.locations ? [...session.locations] : null}::text[])`.execute(tx);
  return { token, gameSession };
}

/**
 * Refuses stakes in the game sessions of this sign-in from the commit on; wins and rollbacks are still
 * accepted (LIMIT-11).
 */
export async function endGameSessions(queryable: Queryable, sessionId: SessionId, at: Date): Promise<void> {
  await sql`
    with ended as (
      update wallet.game_session set ended_at = ${at}
      where session_id = ${sessionId} and ended_at is null returning player_id)
    update wallet.account set version = version + 1
    where kind = 'real' and player_id in (select player_id from ended)`.execute(queryable);
}

/** OVER-08: open games of this sign-in take stakes again, now that the player has accepted these versions. */
export async function renewGameSessions(
  tx: Transaction,
  sessionId: SessionId,
  documentVersions: readonly number[],
): Promise<void> {
  await sql`update wallet.game_session set document_versions = ${[...documentVersions]}
    where session_id = ${sessionId} and ended_at is null`.execute(tx);
}

interface SessionRow {
  readonly id: string;
  readonly player_id: PlayerId;
  readonly game: string;
  readonly currency: string;
  readonly locale: string;
  readonly shortest_cycle_ms: number | null;
  readonly autoplay: boolean;
  readonly quick_stop: boolean;
}

/**
 * Redeems a launch token. It can be redeemed repeatedly during its lifetime with the same result, so the
 * frame may be reloaded.
 * @throws Refusal UnknownSession when the token is unknown to this studio, too old, or its sign-in session
 * has ended
 */
export async function redeemToken(
  queryable: Queryable,
  { studio, token }: { readonly studio: string; readonly token: string },
  at: Date,
): Promise<GameSession> {
  const { rows } = await sql<SessionRow>`
    select id, player_id, game, currency, locale, shortest_cycle_ms, autoplay, quick_stop from wallet.game_session
    where token_hash = ${hashOf(token)} and studio = ${studio} and ended_at is null
      and opened_at > ${new Date(at.getTime() - TOKEN_LIFE_MS)}`.execute(queryable);
  const [row] = rows;
  if (!row || !isCurrency(row.currency)) throw refusalOf('UnknownSession');
  const { player_id: playerId, game, currency } = row;
  return {
    gameSessionId: row.id,
    playerId,
    game,
    currency,
    locale: row.locale,
    playRules: {
      autoplay: row.autoplay,
      quickStop: row.quick_stop,
      shortestCycleMs: row.shortest_cycle_ms,
    },
    openRound: await findOpenRound(queryable, { studio, row, currency }),
    freeRounds: await freeRoundsLeft(queryable, { studio, playerId, game, currency, at }),
  };
}

/** The player and game of a session, whether it has ended or not. */
export interface SessionPlayer {
  readonly playerId: PlayerId;
  /** The studio's id of the game. */
  readonly game: string;
}

/** Null for the session of another studio, too. */
export async function findGameSession(
  queryable: Queryable,
  { studio, gameSession }: { readonly studio: string; readonly gameSession: string },
): Promise<SessionPlayer | null> {
  const { rows } = await sql<SessionPlayer>`select player_id as "playerId", game from wallet.game_session
    where id = ${gameSession} and studio = ${studio}`.execute(queryable);
  return rows[0] ?? null;
}

/** A round that was left open is resumed if it is among this many latest rounds of the player. */
const RESUMABLE_ROUNDS = 1_000;

/** The latest open round of the game, with its bets that were not rolled back. */
async function findOpenRound(
  queryable: Queryable,
  { studio, row, currency }: { studio: string; row: SessionRow; currency: Currency },
): Promise<OpenRound | null> {
  const { rows } = await sql<{ round: string; key: string; amount: bigint }>`
    with recent as (
      select * from wallet.round where player_id = ${row.player_id}
      order by opened_at desc limit ${RESUMABLE_ROUNDS}),
    latest as (
      select id, opened_at from recent
      where studio = ${studio} and game = ${row.game} and closed_at is null and staked_real + staked_bonus > 0
      order by opened_at desc limit 1)
    select t.round, t.key, sum(t.amount)::bigint as amount
    from latest join wallet.transfer t on t.player_id = ${row.player_id} and t.created_at >= latest.opened_at
      and t.round = latest.id
    where t.caller = ${studio} and t.recipe in ('bet', 'freeBet') and t.status = 'posted' and not exists (
      select from wallet.transfer first join wallet.reversal r on r.transfer = first.id
      where first.player_id = t.player_id and first.created_at = t.created_at
        and first.caller = t.caller and first.key = t.key)
    group by t.round, t.key order by min(t.id)`.execute(queryable);
  const [first] = rows;
  if (!first) return null;
  const bets = rows.map(({ key, amount }) => ({ transactionId: key, amount: money(amount, currency) }));
  return { roundId: first.round, bets };
}

/** Whether the player has an open round of the game that `authenticate` would return. */
export async function hasOpenRound(
  queryable: Queryable,
  { playerId, studio, game }: Pick<NewGameSession, 'playerId' | 'studio' | 'game'>,
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    with recent as (
      select studio, game, closed_at, staked_real + staked_bonus as staked from wallet.round
      where player_id = ${playerId} order by opened_at desc limit ${RESUMABLE_ROUNDS})
    select exists(select from recent
      where studio = ${studio} and game = ${game} and closed_at is null and staked > 0) as "isOpen"`.execute(
    queryable,
  );
  return rows[0]?.isOpen ?? false;
}

/** Whether a round of the studio is open, so that its wins and rollbacks may still arrive. */
export async function hasOpenRounds(queryable: Queryable, studio: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists(select from wallet.round
      where studio = ${studio} and closed_at is null and staked_real + staked_bonus > 0) as "isOpen"`.execute(
    queryable,
  );
  return rows[0]?.isOpen ?? false;
}
