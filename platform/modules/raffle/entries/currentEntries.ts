import { sql } from 'kysely';
import { DROP_TYPES, type DropType } from '@foyer/contract/raffle/drops.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { DropRow } from '../drops/drops.ts';
import type { PlayerAdditions } from './additions.ts';
import { newHandles } from './handle.ts';

/**
 * Makes the newest drop of each type that has a stake the current one. It depends on stake times, not on a
 * clock, so nodes with different clocks never switch back.
 * @param staked the drops with stakes in this batch
 * @returns the current drops
 */
export async function advanceCurrentDrop(
  tx: Transaction,
  brand: BrandId,
  drops: readonly DropRow[],
  staked: readonly DropRow[],
): Promise<readonly DropRow[]> {
  const current: DropRow[] = [];
  for (const type of DROP_TYPES) {
    const before = drops.find((drop) => drop.type === type && drop.isCurrent);
    const ofType = staked.filter((drop) => drop.type === type);
    const newest = ofType.reduce((last, drop) => (last && last.number >= drop.number ? last : drop), before);
    if (!newest) continue;
    current.push(newest);
    if (newest.id === before?.id) continue;
    if (before) await moveToClosedEntries(tx, before);
    await sql`insert into raffle.slot (brand, type, drop) values (${brand}, ${type}, ${newest.id})
      on conflict (brand, type) do update set drop = excluded.drop`.execute(tx);
  }
  return current;
}

/** Moves the sums of a current drop to `raffle.entry`, where they wait until its list is closed. */
export async function moveToClosedEntries(tx: Transaction, { id, brand, type }: DropRow): Promise<void> {
  const [sum, handle] = [sql.ref(type), sql.ref(`${type}_handle`)];
  await sql`insert into raffle.entry (drop, player_id, handle, currency, wagered)
    select ${id}, player_id, ${handle}, currency, ${sum} from raffle.standing
    where brand = ${brand} and ${handle} is not null`.execute(tx);
  await sql`update raffle.standing set ${sum} = 0, ${handle} = null
    where brand = ${brand} and ${handle} is not null`.execute(tx);
}

/** A player's sums in the current drops, after a batch was added. */
export type CurrentSums = { readonly playerId: PlayerId } & Readonly<Record<DropType, bigint>>;

/** One row per player. A player with stakes in all of these drops is updated in place (a HOT update). */
export async function writeCurrentEntries(
  tx: Transaction,
  brand: BrandId,
  players: readonly PlayerAdditions[],
): Promise<readonly CurrentSums[]> {
  if (players.length === 0) return [];
  const known = await addToKnown(tx, players);
  const knownIds = new Set(known.map(({ playerId }) => playerId));
  const others = await writeOthers(
    tx,
    brand,
    players.filter(({ playerId }) => !knownIds.has(playerId)),
  );
  return [...known, ...others];
}

/** Arrays of what each player adds, one array for each type of drop. */
const sumsOf = (players: readonly PlayerAdditions[]) =>
  sql.join(
    DROP_TYPES.map((type) => {
      const sums = players.map(({ additions }) => `${additionTo(type, additions)?.wagered ?? 0n}`);
      return sql`${sums}::bigint[]`;
    }),
  );

const additionTo = (type: DropType, additions: PlayerAdditions['additions']) =>
  additions.find(({ drop }) => drop.type === type);

async function addToKnown(
  tx: Transaction,
  players: readonly PlayerAdditions[],
): Promise<readonly CurrentSums[]> {
  const { rows: written } = await sql<CurrentSums>`
    update raffle.standing s
    set hourly = s.hourly + w.hourly, daily = s.daily + w.daily, weekly = s.weekly + w.weekly
    from unnest(${players.map(({ playerId }) => playerId)}::text[], ${sumsOf(players)}) as w(player_id, hourly, daily, weekly)
    where s.player_id = w.player_id
      and s.hourly_handle is not null and s.daily_handle is not null and s.weekly_handle is not null
    returning s.player_id as "playerId", s.hourly, s.daily, s.weekly`.execute(tx);
  return written;
}

/** Writes the rows of players with a first stake in a drop, which gives them a handle there. */
async function writeOthers(tx: Transaction, brand: BrandId, players: readonly PlayerAdditions[]) {
  if (players.length === 0) return [];
  const handles = DROP_TYPES.map((type) => {
    const names = newHandles(players.length);
    const own = players.map(({ additions }, nth) => (additionTo(type, additions) ? names[nth] : null));
    return sql`${own}::text[]`;
  });
  const { rows: written } = await sql<CurrentSums>`
    insert into raffle.standing as s
      (player_id, brand, currency, hourly, daily, weekly, hourly_handle, daily_handle, weekly_handle)
    select player_id, ${brand}, currency, hourly, daily, weekly, hourly_handle, daily_handle, weekly_handle
    from unnest(${players.map(({ playerId }) => playerId)}::text[], ${players.map(({ currency }) => currency)}::text[],
                ${sumsOf(players)}, ${sql.join(handles)})
      as w(player_id, currency, hourly, daily, weekly, hourly_handle, daily_handle, weekly_handle)
    on conflict (player_id) do update set
      hourly = s.hourly + excluded.hourly, daily = s.daily + excluded.daily, weekly = s.weekly + excluded.weekly,
      hourly_handle = coalesce(s.hourly_handle, excluded.hourly_handle),
      daily_handle = coalesce(s.daily_handle, excluded.daily_handle),
      weekly_handle = coalesce(s.weekly_handle, excluded.weekly_handle)
    returning player_id as "playerId", hourly, daily, weekly`.execute(tx);
  return written;
}
