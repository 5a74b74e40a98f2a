import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import type { BrandId, PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Money } from '@foyer/vocabulary/money.ts';
import type { Rates } from '@foyer/vocabulary/rates.ts';
import type { Transaction } from '../../../plumbing/database/database.ts';
import { appendEvent } from '../../../plumbing/outbox/index.ts';
import { dropAt, recentDrops, type DropRow } from '../drops/drops.ts';
import { entriesIn, ticketsOf, type EntryRow, type Wagered } from './tickets.ts';

/** What was wagered in a game. */
export interface Stake {
  readonly playerId: PlayerId;
  /** Who runs the game, and what it is called there. */
  readonly studio: string;
  readonly game: string;
  /** Less than nothing: taken back. */
  readonly amount: Money;
  /** Of the stake, also where it is taken back. */
  readonly at: Date;
}

export interface EnterParts {
  readonly rates: Rates;
  /** The slug of whom a game is by; null where it is not known. */
  makerOf(game: Pick<Stake, 'studio' | 'game'>): string | null;
}

/**
 * Each stake into the drops in which its moment falls and whose lists are open, and an event for those whose tickets
 * it changes. The caller holds the raffle. @returns whose
 */
export async function enterStakes(
  tx: Transaction,
  parts: EnterParts,
  brand: BrandId,
  stakes: readonly Stake[],
  now: Date,
): Promise<readonly PlayerId[]> {
  if (stakes.length === 0) return [];
  const drops = await recentDrops(tx, brand);
  const open = drops.filter(({ list }) => list === null);
  const added = open.flatMap((drop) => addedTo(drop, parts, stakes));
  const changed = await write(tx, parts.rates, added);
  await tell(tx, parts.rates, { brand, running: runningOf(drops, now), players: changed });
  return changed;
}

/** What one look adds to one player's entry in one drop. */
interface Added extends Wagered {
  readonly drop: DropRow;
  readonly playerId: PlayerId;
}

function addedTo(drop: DropRow, { makerOf }: EnterParts, stakes: readonly Stake[]): readonly Added[] {
  const { terms } = drop;
  const added = new Map<PlayerId, Added>();
  for (const stake of stakes) {
    if (stake.at < drop.begins || stake.at >= drop.over) continue;
    const { playerId, amount } = stake;
    const isOfStudio = terms.studio !== null && makerOf(stake) === terms.studio;
    const times = isOfStudio ? BigInt(terms.factor) : 1n;
    const wagered = (added.get(playerId)?.wagered ?? 0n) + amount.minor * times;
    added.set(playerId, { drop, playerId, currency: amount.currency, wagered });
  }
  return [...added.values()];
}

/** All in one statement. @returns whose tickets are others than before */
async function write(tx: Transaction, rates: Rates, added: readonly Added[]): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ drop: string; playerId: PlayerId; wagered: bigint }>`
    insert into raffle.entry as e (drop, player_id, handle, currency, wagered)
    select drop, player_id, handle, currency, wagered
    from unnest(${added.map(({ drop }) => drop.id)}::text[], ${added.map(({ playerId }) => playerId)}::text[],
                ${added.map(newHandle)}::text[], ${added.map(({ currency }) => currency)}::text[],
                ${added.map(({ wagered }) => `${wagered}`)}::bigint[]) as w(drop, player_id, handle, currency, wagered)
    on conflict (drop, player_id) do update set wagered = e.wagered + excluded.wagered
    returning drop, player_id as "playerId", wagered`.execute(tx);
  const now = new Map(rows.map(({ drop, playerId, wagered }) => [`${drop} ${playerId}`, wagered]));
  const changed = added.filter(({ drop, playerId, currency, wagered }) => {
    const after = now.get(`${drop.id} ${playerId}`) ?? wagered;
    const tickets = (sum: bigint) => ticketsOf(rates, drop.terms, { currency, wagered: sum });
    return tickets(after - wagered) !== tickets(after);
  });
  return [...new Set(changed.map(({ playerId }) => playerId))];
}

/** Of whoever has one in the drop already it is not used. */
const newHandle = (): string => randomBytes(8).toString('hex');

interface Telling {
  readonly brand: BrandId;
  readonly running: readonly DropRow[];
  readonly players: readonly PlayerId[];
}

/** As many players as one event tells of. */
const PLAYERS_AN_EVENT = 200;

async function tell(tx: Transaction, rates: Rates, { brand, running, players }: Telling): Promise<void> {
  if (players.length === 0) return;
  const own = new Map<PlayerId, EntryRow[]>(players.map((player) => [player, []]));
  const ids = running.map(({ id }) => id);
  for (const entry of await entriesIn(tx, ids, players)) own.get(entry.playerId)?.push(entry);
  const told = [...own].map(([playerId, entries]) => ({
    playerId,
    instance_tickets: toldTickets(rates, running, entries),
  }));
  for (let from = 0; from < told.length; from += PLAYERS_AN_EVENT)
    await appendEvent(tx, 'raffle.ticketsChanged', {
      brand,
      players: told.slice(from, from + PLAYERS_AN_EVENT),
    });
}

/** The one of each type that runs. */
export const runningOf = (drops: readonly DropRow[], now: Date): readonly DropRow[] =>
  DROP_TYPES.flatMap((type) => dropAt(drops, type, now) ?? []);

/** RAFF-14: one player's, of each drop. */
export const toldTickets = (rates: Rates, drops: readonly DropRow[], own: readonly EntryRow[]) =>
  drops.map(({ id, terms }) => {
    const entry = own.find(({ drop }) => drop === id);
    return { instance_id: id, ticket_count: entry ? Number(ticketsOf(rates, terms, entry)) : 0 };
  });
