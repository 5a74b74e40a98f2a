import type { Multipliers } from '@foyer/contract/jackpot/pots.ts';
import { DROP_TYPES, type RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';

export interface DropsState {
  /** The active drop of each type, the hourly drop first. */
  readonly drops: readonly RaffleInstance[];
  /** `failed` if all requests have failed. */
  readonly reading: 'coming' | 'done' | 'failed';
  /** RAFF-14: number of tickets by drop id, from the last message of the socket. */
  readonly tickets: ReadonlyMap<string, number>;
  /** Null until loaded. */
  readonly multipliers: Multipliers | null;
}

export const NO_DROPS: DropsState = { drops: [], reading: 'coming', tickets: new Map(), multipliers: null };

export const withDrop = (state: DropsState, drop: RaffleInstance): DropsState => ({
  ...state,
  drops: DROP_TYPES.flatMap((type) =>
    type === drop.type ? [drop] : state.drops.filter((known) => known.type === type),
  ),
});

/** RAFF-11: value of the drop's pot in euros; null if it has none. */
export const potOf = ({ pots }: RaffleInstance): string | null => pots[0]?.current_value ?? null;

/** RAFF-18: a drop with an empty pot is hidden. */
export const isShown = (drop: RaffleInstance): boolean => Number(potOf(drop) ?? 0) > 0;

const startOf = (drop: RaffleInstance): number => Date.parse(drop.timestamp_start);
export const endOf = (drop: RaffleInstance): number => Date.parse(drop.timestamp_end);

/** RAFF-20: the active drop that ends first; null if none is active. */
export function nextDrop(drops: readonly RaffleInstance[], nowMs: number): RaffleInstance | null {
  const active = drops.filter((drop) => startOf(drop) <= nowMs && nowMs < endOf(drop));
  return active.sort((a, b) => endOf(a) - endOf(b))[0] ?? null;
}

/** OPEN-49: the player's number of tickets, preferably from the socket; null if it is not known. */
export const ticketsOf = ({ tickets }: DropsState, drop: RaffleInstance): number | null =>
  tickets.get(drop.id) ?? drop.own?.ticket_count ?? null;

interface TimeLeft {
  /** Countdown text: `12:48`, `6:12:48`, or whole days. */
  readonly text: string;
  readonly unit: 'minutes' | 'hours' | 'days';
  /** Number of units, for the plural form: 1.5 at `1:30:00`. */
  readonly count: number;
  /** Remaining share of the drop's duration, 0 to 1. */
  readonly part: number;
}

export function timeLeft(drop: RaffleInstance, nowMs: number): TimeLeft {
  const [start, end] = [startOf(drop), endOf(drop)];
  const leftMs = Math.max(0, end - nowMs);
  const part = Math.min(1, leftMs / Math.max(1, end - start));
  // The time is rounded up, so that the countdown reaches zero exactly when the drop ends.
  const roundedMs = Math.ceil(leftMs / SECOND) * SECOND;
  const two = (count: number) => String(count).padStart(2, '0');
  const days = Math.floor(roundedMs / DAY);
  if (days > 0) return { text: String(days), unit: 'days', count: days, part };
  const hours = Math.floor(roundedMs / HOUR);
  const minutes = Math.floor((roundedMs % HOUR) / MINUTE);
  const seconds = (roundedMs % MINUTE) / SECOND;
  if (hours > 0)
    return { text: `${hours}:${two(minutes)}:${two(seconds)}`, unit: 'hours', count: roundedMs / HOUR, part };
  return { text: `${minutes}:${two(seconds)}`, unit: 'minutes', count: roundedMs / MINUTE, part };
}
