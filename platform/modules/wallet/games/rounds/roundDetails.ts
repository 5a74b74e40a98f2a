import { sql } from 'kysely';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../../infra/database/database.ts';
import { PLAYED_ROUND, type PlayedRound } from './gameHistory.ts';

/** What happened in a round, by the recipe of its transfer. */
const KINDS = {
  bet: 'Stake',
  freeBet: 'FreeStake',
  win: 'Win',
  heldWin: 'WinBeingChecked',
  rollback: 'StakeReturned',
  winRollback: 'WinTakenBack',
  heldWinReversal: 'WinTakenBack',
} as const;
type Recipe = keyof typeof KINDS;
export type RoundMovementKind = (typeof KINDS)[Recipe];

/** A movement of a round; amounts are positive, in minor units. */
export interface RoundMovement {
  readonly at: Date;
  readonly kind: RoundMovementKind;
  /** Real and bonus money together. */
  readonly minor: bigint;
  /** The part of `minor` that was bonus money. */
  readonly bonusMinor: bigint;
  /** LIMIT-10: the contribution to the operator's jackpots beside a stake, or its return. */
  readonly contributedMinor: bigint;
  /** The part that the studio's own jackpot took or paid, in major units; null for none. */
  readonly jackpotPart: string | null;
}

export interface RoundDetails {
  readonly round: PlayedRound;
  readonly closedAt: Date | null;
  /** What the studio reported; null if it reported nothing. */
  readonly result: string | null;
  /** The latest `MAX_MOVEMENTS`, oldest first. */
  readonly movements: readonly RoundMovement[];
  /** Whether the round has movements before these. */
  readonly hasEarlier: boolean;
}

export interface RoundOf {
  readonly playerId: PlayerId;
  readonly studio: string;
  readonly id: string;
}

/** Wins may arrive and be taken back after the end of a round and the last decision about its held wins, for this time. */
const AFTER_END_MS = 31 * DAY;
const MAX_MOVEMENTS = 200;

/** PROF-05: a round of this player with its movements; null for an unknown round and for one of another player. */
export async function readRoundDetails(
  queryable: Queryable,
  { playerId, studio, id }: RoundOf,
): Promise<RoundDetails | null> {
  const { rows } = await sql<
    PlayedRound & Pick<RoundDetails, 'closedAt' | 'result'> & { decidedAt: Date | null }
  >`
    select ${PLAYED_ROUND}, r.closed_at as "closedAt", reported.result,
           (select max(d.decided_at) from wallet.held_win h join wallet.held_win_decision d on d.held_win = h.id
            where h.player_id = r.player_id and h.caller = r.studio and h.round = r.id) as "decidedAt"
    from wallet.command_key opening
    join wallet.round r on r.player_id = opening.player_id and r.opened_at = opening.created_at
      and r.studio = opening.caller and r.id = opening.opens_round
    left join wallet.round_result reported on reported.studio = r.studio and reported.round = r.id and reported.player_id = r.player_id
    where opening.caller = ${studio} and opening.opens_round = ${id} and opening.player_id = ${playerId}`.execute(
    queryable,
  );
  const [row] = rows;
  if (!row) return null;
  const { closedAt, result, decidedAt, ...round } = row;
  const last = closedAt && Math.max(closedAt.getTime(), decidedAt?.getTime() ?? 0);
  const until = last === null ? null : new Date(last + AFTER_END_MS);
  const latest = await readMovements(queryable, { playerId, studio, id, since: round.openedAt, until });
  const movements = latest.slice(-MAX_MOVEMENTS);
  return { round, closedAt, result, movements, hasEarlier: latest.length > movements.length };
}

interface MovementsOf extends RoundOf {
  readonly since: Date;
  readonly until: Date | null;
}

/** The latest movements, oldest first, and one more if there is one. A held win is one of them until it is decided. */
async function readMovements(queryable: Queryable, { playerId, studio, id, since, until }: MovementsOf) {
  const before = until ? sql`and t.created_at < ${until}` : sql``;
  const { rows } = await sql<Omit<RoundMovement, 'kind'> & { readonly recipe: Recipe }>`
    with moved as (
      select t.created_at, t.key, min(t.id) as first, min(t.recipe) as recipe, sum(t.amount) as amount,
             coalesce(sum(t.amount) filter (where bonus.id in (t.debit, t.credit)), 0) as of_bonus
      from wallet.transfer t
      join wallet.account bonus on bonus.player_id = t.player_id and bonus.kind = 'bonus'
      where t.player_id = ${playerId} and t.created_at >= ${since} ${before}
        and t.caller = ${studio} and t.round = ${id} and t.status = 'posted' and t.amount > 0
        and t.recipe in (${sql.join(Object.keys(KINDS))})
        and (t.recipe <> 'heldWin' or not exists (
          select from wallet.held_win h join wallet.held_win_decision d on d.held_win = h.id
          where h.caller = t.caller and h.key = t.key))
      group by t.created_at, t.key
      order by first desc limit ${MAX_MOVEMENTS + 1})
    select m.created_at as at, m.recipe, m.amount::bigint as minor, m.of_bonus::bigint as "bonusMinor",
           coalesce((select sum(c.amount) from wallet.transfer c
                     where c.player_id = ${playerId} and c.created_at = m.created_at and c.caller = ${studio}
                       and c.key = m.key and c.recipe = 'jackpotContribution'), 0)::bigint as "contributedMinor",
           trim_scale(part.amount)::text as "jackpotPart"
    from moved m left join wallet.jackpot_part part on part.caller = ${studio} and part.key = m.key
    order by m.first`.execute(queryable);
  return rows.map(({ recipe, ...movement }) => ({ ...movement, kind: KINDS[recipe] }));
}
