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
import { entriesIn, ticketsOf, type EntryRow } from './tickets.ts';

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
  const after = [
    ...(await writeCurrentEntries(
      tx,
      brand,
      sums.filter(({ drop }) => currentIds.has(drop.id)),
    )),
    ...(await writeClosedEntries(
      tx,
      sums.filter(({ drop }) => !currentIds.has(drop.id)),
    )),
  ];
  const changed = [...new Set(after.filter(hasOtherTickets(context.rates)).map(({ playerId }) => playerId))];
  await publishTickets(tx, context.rates, brand, runningOf(drops, now), changed);
  return changed;
}

function spanOf(stakes: readonly Stake[]): Span {
  const [first, last] = stakes.reduce(
    ([from, until], { at }) => [Math.min(from, at.getTime()), Math.max(until, at.getTime())],
    [Infinity, -Infinity],
  );
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

const PLAYERS_PER_EVENT = 200;

async function publishTickets(
  tx: Transaction,
  rates: Rates,
  brand: BrandId,
  running: readonly DropRow[],
  players: readonly PlayerId[],
): Promise<void> {
  if (players.length === 0) return;
  const own = new Map<PlayerId, EntryRow[]>(players.map((player) => [player, []]));
  const ids = running.map(({ id }) => id);
  for (const entry of await entriesIn(tx, ids, players)) own.get(entry.playerId)?.push(entry);
  const views = [...own].map(([playerId, entries]) => ({
    playerId,
    instance_tickets: presentTickets(rates, running, entries),
  }));
  for (let from = 0; from < views.length; from += PLAYERS_PER_EVENT)
    await appendEvent(tx, 'raffle.ticketsChanged', {
      brand,
      players: views.slice(from, from + PLAYERS_PER_EVENT),
    });
}

export const runningOf = (drops: readonly DropRow[], now: Date): readonly DropRow[] =>
  DROP_TYPES.flatMap((type) => dropAt(drops, type, now) ?? []);

/** RAFF-14: a player's ticket count in each drop. */
export const presentTickets = (rates: Rates, drops: readonly DropRow[], own: readonly EntryRow[]) =>
  drops.map(({ id, terms }) => {
    const entry = own.find(({ drop }) => drop === id);
    return { instance_id: id, ticket_count: entry ? Number(ticketsOf(rates, terms, entry)) : 0 };
  });
