import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { newHandles } from './handle.ts';
import type { EntryAddition } from './stakes.ts';

/** Adds stakes to earlier drops with open lists; row by row, because late stakes are rare. */
export async function writeClosedEntries(tx: Transaction, added: readonly EntryAddition[]) {
  if (added.length === 0) return [];
  const { rows } = await sql<{ drop: string; playerId: PlayerId; wagered: bigint }>`
    insert into raffle.entry as e (drop, player_id, handle, currency, wagered)
    select drop, player_id, handle, currency, wagered
    from unnest(${added.map(({ drop }) => drop.id)}::text[], ${added.map(({ playerId }) => playerId)}::text[],
                ${newHandles(added.length)}::text[], ${added.map(({ currency }) => currency)}::text[],
                ${added.map(({ wagered }) => `${wagered}`)}::bigint[]) as w(drop, player_id, handle, currency, wagered)
    on conflict (drop, player_id) do update set wagered = e.wagered + excluded.wagered
    returning drop, player_id as "playerId", wagered`.execute(tx);
  const sums = new Map(rows.map(({ drop, playerId, wagered }) => [`${drop} ${playerId}`, wagered]));
  return added.map((one) => ({ ...one, sum: sums.get(`${one.drop.id} ${one.playerId}`) ?? one.wagered }));
}

/** Records stakes that fall into a drop but are not in its list, so that the audit can recount the list. */
export async function recordLeftOut(tx: Transaction, added: readonly EntryAddition[]): Promise<void> {
  if (added.length === 0) return;
  await sql`insert into raffle.left_out as l (drop, player_id, currency, wagered)
    select drop, player_id, currency, wagered
    from unnest(${added.map(({ drop }) => drop.id)}::text[], ${added.map(({ playerId }) => playerId)}::text[],
                ${added.map(({ currency }) => currency)}::text[],
                ${added.map(({ wagered }) => `${wagered}`)}::bigint[]) as w(drop, player_id, currency, wagered)
    on conflict (drop, player_id) do update set wagered = l.wagered + excluded.wagered`.execute(tx);
}
