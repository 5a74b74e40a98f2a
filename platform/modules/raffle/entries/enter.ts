import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Rates } from '@foyer/domain/rates.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { appendEvent } from '../../../infra/outbox/index.ts';
import { closedDrops, dropAt, recentDrops, type DropRow, type Span } from '../drops/drops.ts';
import { recordLeftOut, writeClosedEntries } from './closedEntries.ts';
import { timesOf, type Times } from './countedGames.ts';
import type { EntryAddition, EntryContext, UpdatedEntry, Stake } from './stakes.ts';
import { advanceCurrentDrop, writeCurrentEntries } from './currentEntries.ts';
import { entriesIn, type EntryRow } from './entryRows.ts';
import { ticketsOf } from './tickets.ts';

export interface EntryRequest {
  readonly brand: BrandId;
  readonly isOffered: boolean;
  readonly now: Date;
}

/**
 * Adds each stake to the open drops at its time and appends an event for players whose tickets changed.
 * Stakes too late for a drop are recorded separately. The caller holds the raffle lock.
 * @returns the players whose tickets changed
 */
export async function enterStakes(
  tx: Transaction,
  context: EntryContext,
  { brand, isOffered, now }: EntryRequest,
  stakes: readonly Stake[],
): Promise<readonly PlayerId[]> {
  if (stakes.length === 0) return [];
  const drops = await recentDrops(tx, [brand]);
  const span = spanOf(stakes);
  const open = drops.filter((drop) => drop.list === null && overlaps(drop, span));
  const closed = isCoveredByOneOfEachType(open, span) ? [] : await closedDrops(tx, brand, span);
  const times = await timesOf(tx, context.studioOf, [...open, ...closed], stakes);
  const added = (to: readonly DropRow[]) => to.flatMap((drop) => addedTo(drop, times, stakes));
  await recordLeftOut(tx, added(isOffered ? closed : [...open, ...closed]));
  if (!isOffered) return [];
  const sums = added(open);
  const current = await advanceCurrentDrop(tx, brand, drops, sums);
  const currentIds = new Set(current.map(({ id }) => id));
  const running = runningOf(drops, now);
  const isCurrent = ({ drop }: EntryAddition): boolean => currentIds.has(drop.id);
  const isEnded = (one: EntryAddition): boolean => !isCurrent(one);
  const changed: PlayerId[] = [];
  for (const additions of playerGroups(sums)) {
    const updated = [
      ...(await writeCurrentEntries(tx, brand, additions.filter(isCurrent))),
      ...(await writeClosedEntries(tx, additions.filter(isEnded))),
    ];
    const changes = updated.filter(hasOtherTickets(context.rates));
    const players = [...new Set(changes.map(({ playerId }) => playerId))];
    const entries = await entriesAfter(tx, running, players, updated);
    await publishTickets(tx, context.rates, brand, running, entries);
    changed.push(...players);
  }
  return changed;
}

/** Between two groups a node does other work, such as bets. A group also limits the size of an event. */
const PLAYERS_PER_GROUP = 500;

/** The additions in groups, each with all of a limited number of players. */
function playerGroups(added: readonly EntryAddition[]): readonly (readonly EntryAddition[])[] {
  const ofPlayers = new Map<PlayerId, EntryAddition[]>();
  for (const one of added) {
    const own = ofPlayers.get(one.playerId);
    if (own) own.push(one);
    else ofPlayers.set(one.playerId, [one]);
  }
  const players = [...ofPlayers.values()];
  const groups = Math.ceil(players.length / PLAYERS_PER_GROUP);
  return Array.from({ length: groups }, (_, group) =>
    players.slice(group * PLAYERS_PER_GROUP, (group + 1) * PLAYERS_PER_GROUP).flat(),
  );
}

function spanOf(stakes: readonly Stake[]): Span {
  const times = stakes.map(({ at }) => at.getTime());
  const first = times.reduce((one, other) => Math.min(one, other));
  const last = times.reduce((one, other) => Math.max(one, other));
  return { first: new Date(first), last: new Date(last) };
}

const overlaps = ({ begins, over }: DropRow, { first, last }: Span): boolean =>
  begins <= last && over > first;

/** The usual case: one open drop of each type covers all stakes of the batch, so no stake is late. */
const isCoveredByOneOfEachType = (open: readonly DropRow[], { first, last }: Span): boolean =>
  DROP_TYPES.every((type) => {
    const drop = dropAt(open, type, first);
    return drop !== undefined && last < drop.over;
  });

function addedTo(drop: DropRow, times: Times, stakes: readonly Stake[]): readonly EntryAddition[] {
  const [begins, over] = [drop.begins.getTime(), drop.over.getTime()];
  const added = new Map<PlayerId, Mutable<EntryAddition>>();
  for (const stake of stakes) {
    const [at, { playerId, amount }] = [stake.at.getTime(), stake];
    if (at < begins || at >= over) continue;
    const wagered = drop.terms.studio === null ? amount.minor : amount.minor * times(drop, stake);
    const own = added.get(playerId);
    if (own) own.wagered += wagered;
    else added.set(playerId, { drop, playerId, currency: amount.currency, wagered });
  }
  return [...added.values()];
}

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

const hasOtherTickets =
  (rates: Rates) =>
  ({ drop, currency, wagered, sum }: UpdatedEntry): boolean =>
    ticketsOf(rates, drop.terms, { currency, wagered: sum - wagered }) !==
    ticketsOf(rates, drop.terms, { currency, wagered: sum });

/** The entries of players in the running drops. Players without an updated entry in one of these are read. */
async function entriesAfter(
  tx: Transaction,
  running: readonly DropRow[],
  players: readonly PlayerId[],
  updated: readonly UpdatedEntry[],
): Promise<ReadonlyMap<PlayerId, readonly Entry[]>> {
  const ids = running.map(({ id }) => id);
  const entries = new Map<PlayerId, Entry[]>(players.map((player) => [player, []]));
  for (const { drop, playerId, currency, sum } of updated)
    if (ids.includes(drop.id)) entries.get(playerId)?.push({ drop: drop.id, currency, wagered: sum });
  const incomplete = players.filter((player) => entries.get(player)?.length !== ids.length);
  if (incomplete.length === 0) return entries;
  for (const player of incomplete) entries.set(player, []);
  for (const entry of await entriesIn(tx, ids, incomplete)) entries.get(entry.playerId)?.push(entry);
  return entries;
}

type Entry = Pick<EntryRow, 'drop' | 'currency' | 'wagered'>;

async function publishTickets(
  tx: Transaction,
  rates: Rates,
  brand: BrandId,
  running: readonly DropRow[],
  entries: ReadonlyMap<PlayerId, readonly Entry[]>,
): Promise<void> {
  if (entries.size === 0) return;
  const players = [...entries].map(([playerId, own]) => ({
    playerId,
    instance_tickets: presentTickets(rates, running, own),
  }));
  await appendEvent(tx, 'raffle.ticketsChanged', { brand, players });
}

export const runningOf = (drops: readonly DropRow[], now: Date): readonly DropRow[] =>
  DROP_TYPES.flatMap((type) => dropAt(drops, type, now) ?? []);

/** RAFF-14: a player's ticket count in each drop. */
export const presentTickets = (rates: Rates, drops: readonly DropRow[], own: readonly Entry[]) =>
  drops.map(({ id, terms }) => {
    const entry = own.find(({ drop }) => drop === id);
    return { instance_id: id, ticket_count: entry ? Number(ticketsOf(rates, terms, entry)) : 0 };
  });
