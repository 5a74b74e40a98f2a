import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { PlayerAdditions } from './additions.ts';
import { newHandles } from './handle.ts';

/** The new sum of a player in a drop. */
interface EntrySum {
  /** The drop's id. */
  readonly drop: string;
  readonly playerId: PlayerId;
  readonly wagered: bigint;
}

/** Adds stakes to drops that are no longer current and have open lists, one row each, because late stakes are rare. */
export async function writeEarlierEntries(
  tx: Transaction,
  players: readonly PlayerAdditions[],
): Promise<readonly EntrySum[]> {
  if (players.length === 0) return [];
  const added = rowsOf(players);
  const { rows } = await sql<EntrySum>`
    insert into raffle.entry as e (drop, player_id, handle, currency, wagered)
    select drop, player_id, handle, currency, wagered
    from unnest(${added.map(({ drop }) => drop.id)}::text[], ${added.map(({ playerId }) => playerId)}::text[],
                ${newHandles(added.length)}::text[], ${added.map(({ currency }) => currency)}::text[],
                ${added.map(({ wagered }) => `${wagered}`)}::bigint[]) as w(drop, player_id, handle, currency, wagered)
    on conflict (drop, player_id) do update set wagered = e.wagered + excluded.wagered
    returning drop, player_id as "playerId", wagered`.execute(tx);
  return rows;
}

/** Records stakes that fall into a drop but are not in its list, so that the audit can recount the list. */
export async function recordLeftOut(tx: Transaction, players: readonly PlayerAdditions[]): Promise<void> {
  if (players.length === 0) return;
  const added = rowsOf(players);
  await sql`insert into raffle.left_out as l (drop, player_id, currency, wagered)
    select drop, player_id, currency, wagered
    from unnest(${added.map(({ drop }) => drop.id)}::text[], ${added.map(({ playerId }) => playerId)}::text[],
                ${added.map(({ currency }) => currency)}::text[],
                ${added.map(({ wagered }) => `${wagered}`)}::bigint[]) as w(drop, player_id, currency, wagered)
    on conflict (drop, player_id) do update set wagered = l.wagered + excluded.wagered`.execute(tx);
}

const rowsOf = (players: readonly PlayerAdditions[]) =>
  players.flatMap(({ playerId, currency, additions }) =>
    additions.map(({ drop, wagered }) => ({ playerId, currency, drop, wagered })),
  );
