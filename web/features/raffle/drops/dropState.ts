import type { Multipliers } from '@foyer/contract/jackpot/pots.ts';
import { DROP_TYPES, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';

export interface DropsState {
  /** The running drop of each type that is known, the hourly first. */
  readonly drops: readonly RaffleInstance[];
  /** `failed`: none of the three calls was answered. */
  readonly reading: 'coming' | 'done' | 'failed';
  /** RAFF-14: as the socket told them last, by the drop. */
  readonly tickets: ReadonlyMap<string, number>;
  /** Null until they are known. */
  readonly multipliers: Multipliers | null;
}

export const NO_DROPS: DropsState = { drops: [], reading: 'coming', tickets: new Map(), multipliers: null };

export const withDrop = (state: DropsState, drop: RaffleInstance): DropsState => ({
  ...state,
  drops: DROP_TYPES.flatMap((type) =>
    type === drop.type ? [drop] : state.drops.filter((known) => known.type === type),
  ),
});

/** RAFF-11: in euros; null without a pot. */
export const potOf = ({ pots }: RaffleInstance): string | null => pots[0]?.current_value ?? null;

/** RAFF-18 */
export const isShown = (drop: RaffleInstance): boolean => Number(potOf(drop) ?? 0) > 0;

const startOf = (drop: RaffleInstance): number => Date.parse(drop.timestamp_start);
export const endOf = (drop: RaffleInstance): number => Date.parse(drop.timestamp_end);

/** RAFF-20: of those that are active the one that ends first; null where none is. */
export function nextDrop(drops: readonly RaffleInstance[], nowMs: number): RaffleInstance | null {
  const active = drops.filter((drop) => startOf(drop) <= nowMs && nowMs < endOf(drop));
  return active.sort((a, b) => endOf(a) - endOf(b))[0] ?? null;
}

/** OPEN-49: the socket knows them best; null of who has no part in it that is known. */
export const ticketsOf = ({ tickets }: DropsState, drop: RaffleInstance): number | null =>
  tickets.get(drop.id) ?? drop.own?.ticket_count ?? null;

export interface TimeLeft {
  /** As it is counted down: `12:48`, `6:12:48`, or whole days. */
  readonly text: string;
  readonly unit: 'minutes' | 'hours' | 'days';
  /** How many of the unit, for its plural: 1.5 at `1:30:00`. */
  readonly count: number;
  /** Of the whole drop, 0 to 1. */
  readonly part: number;
}

export function timeLeft(drop: RaffleInstance, nowMs: number): TimeLeft {
  const [start, end] = [startOf(drop), endOf(drop)];
  const leftMs = Math.max(0, end - nowMs);
  const part = Math.min(1, leftMs / Math.max(1, end - start));
  // What is left of a second is still one: the countdown is at zero when the drop is over.
  const wholeMs = Math.ceil(leftMs / SECOND) * SECOND;
  const two = (count: number) => String(count).padStart(2, '0');
  const days = Math.floor(wholeMs / DAY);
  if (days > 0) return { text: String(days), unit: 'days', count: days, part };
  const hours = Math.floor(wholeMs / HOUR);
  const minutes = Math.floor((wholeMs % HOUR) / MINUTE);
  const seconds = (wholeMs % MINUTE) / SECOND;
  if (hours > 0)
    return { text: `${hours}:${two(minutes)}:${two(seconds)}`, unit: 'hours', count: wholeMs / HOUR, part };
  return { text: `${minutes}:${two(seconds)}`, unit: 'minutes', count: wholeMs / MINUTE, part };
}
