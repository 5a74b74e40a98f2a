import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Rates } from '@foyer/domain/rates.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { appendEvent } from '../../../infra/outbox/index.ts';
import { closedDrops, dropAt, recentDrops, type DropRow, type Span } from '../drops/drops.ts';
import { additionsIn, additionsTo, type PlayerAdditions } from './additions.ts';
import { recordLeftOut, writeEarlierEntries } from './earlierEntries.ts';
import { timesOf } from './countedGames.ts';
import type { EntryContext, Stake } from './stakes.ts';
import { advanceCurrentDrop, writeCurrentEntries } from './currentEntries.ts';
import { entriesIn } from './entryRows.ts';
import { ticketsOf, type Wagered } from './tickets.ts';

export interface EntryRequest {
  readonly brand: BrandId;
  readonly isOffered: boolean;
  readonly now: Date;
}

/**
 * Adds each stake to the open drops at its time and appends an event for players whose tickets changed.
 * Stakes too late for a drop are recorded separately. The caller holds the raffle lock.
 */
export async function enterStakes(
  tx: Transaction,
  { rates, studioOf }: EntryContext,
  { brand, isOffered, now }: EntryRequest,
  stakes: readonly Stake[],
): Promise<void> {
  if (stakes.length === 0) return;
  const drops = await recentDrops(tx, [brand]);
  const span = spanOf(stakes);
  const open = drops.filter((drop) => drop.list === null && overlaps(drop, span));
  const closed = isCoveredByOneOfEachType(open, span) ? [] : await closedDrops(tx, brand, span);
  const times = await timesOf(tx, studioOf, [...open, ...closed], stakes);
  const leftOut = isOffered ? closed : [...open, ...closed];
  await recordLeftOut(tx, additionsTo(leftOut, times, stakes));
  if (!isOffered) return;
  const players = additionsTo(open, times, stakes);
  const current = await advanceCurrentDrop(tx, brand, drops, stakedOf(open, players));
  const earlier = open.filter((drop) => !current.includes(drop));
  const running = runningOf(drops, now);
  for (let from = 0; from < players.length; from += PLAYERS_PER_GROUP) {
    const group = players.slice(from, from + PLAYERS_PER_GROUP);
    const updated = await writeEntries(tx, brand, { current, earlier }, group);
    const changed = updated.filter(({ entries }) => entries.some(hasOtherTickets(rates)));
    await publishTickets(tx, rates, brand, running, await withAllEntries(tx, running, changed));
  }
}

/** Between two groups a node does other work, such as bets. A group also limits the size of an event. */
const PLAYERS_PER_GROUP = 500;

/** The drops in which somebody has a stake. */
const stakedOf = (drops: readonly DropRow[], players: readonly PlayerAdditions[]): readonly DropRow[] =>
  drops.filter((drop) => players.some(({ additions }) => additions.some((one) => one.drop === drop)));

/** A player's entry in a drop before and after a batch. */
interface UpdatedEntry extends Entry {
  readonly terms: DropRow['terms'];
  readonly wageredBefore: bigint;
}

interface PlayerEntries<Of extends Entry> {
  readonly playerId: PlayerId;
  readonly entries: readonly Of[];
}

interface OpenDrops {
  readonly current: readonly DropRow[];
  readonly earlier: readonly DropRow[];
}

async function writeEntries(
  tx: Transaction,
  brand: BrandId,
  { current, earlier }: OpenDrops,
  players: readonly PlayerAdditions[],
): Promise<readonly PlayerEntries<UpdatedEntry>[]> {
  // Usually no earlier drop is open.
  const toCurrent = earlier.length === 0 ? players : additionsIn(players, current);
  const currentSums = new Map(
    (await writeCurrentEntries(tx, brand, toCurrent)).map((sums) => [sums.playerId, sums]),
  );
  const earlierSums = new Map(
    (await writeEarlierEntries(tx, additionsIn(players, earlier))).map((sum) => [
      `${sum.drop} ${sum.playerId}`,
      sum.wagered,
    ]),
  );
  const sumOf = (playerId: PlayerId, drop: DropRow): bigint => {
    const sum = current.includes(drop)
      ? currentSums.get(playerId)?.[drop.type]
      : earlierSums.get(`${drop.id} ${playerId}`);
    if (sum === undefined) throw new TypeError(`the entry of ${playerId} in ${drop.id} was not written`);
    return sum;
  };
  return players.map(({ playerId, currency, additions }) => ({
    playerId,
    entries: additions.map(({ drop, wagered: added }) => {
      const wagered = sumOf(playerId, drop);
      return { drop: drop.id, terms: drop.terms, currency, wagered, wageredBefore: wagered - added };
    }),
  }));
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

const hasOtherTickets =
  (rates: Rates) =>
  ({ terms, currency, wagered, wageredBefore }: UpdatedEntry): boolean =>
    ticketsOf(rates, terms, { currency, wagered: wageredBefore }) !==
    ticketsOf(rates, terms, { currency, wagered });

/** The entries of players in the running drops. Players without an updated entry in one of these are read. */
async function withAllEntries(
  tx: Transaction,
  running: readonly DropRow[],
  players: readonly PlayerEntries<UpdatedEntry>[],
): Promise<readonly PlayerEntries<Entry>[]> {
  const ids = running.map(({ id }) => id);
  const known = players.map(({ playerId, entries }) => ({
    playerId,
    entries: entries.filter(({ drop }) => ids.includes(drop)),
  }));
  const incomplete = known.filter(({ entries }) => entries.length < ids.length);
  if (incomplete.length === 0) return known;
  const read = new Map<PlayerId, Entry[]>(incomplete.map(({ playerId }) => [playerId, []]));
  for (const entry of await entriesIn(tx, ids, [...read.keys()])) read.get(entry.playerId)?.push(entry);
  return known.map(({ playerId, entries }) => ({ playerId, entries: read.get(playerId) ?? entries }));
}

interface Entry extends Wagered {
  /** The drop's id. */
  readonly drop: string;
}

async function publishTickets(
  tx: Transaction,
  rates: Rates,
  brand: BrandId,
  running: readonly DropRow[],
  changed: readonly PlayerEntries<Entry>[],
): Promise<void> {
  if (changed.length === 0) return;
  const players = changed.map(({ playerId, entries }) => ({
    playerId,
    instance_tickets: presentTickets(rates, running, entries),
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
