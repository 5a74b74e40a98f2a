interface Level {
  /** Points, in whole points, that a player needs for this level. */
  readonly from: number;
  /** Multiplier on the points of a stake. */
  readonly factor: number;
}

/** All levels. A client with fewer levels uses the first ones. */
export const LEVELS: readonly Level[] = [
  { from: 0, factor: 1 },
  { from: 100, factor: 1 },
  { from: 500, factor: 1 },
  { from: 2_000, factor: 1.5 },
  { from: 8_000, factor: 2 },
  { from: 20_000, factor: 2 },
];

export interface Mission {
  readonly id: string;
  /** Daily counter: number of stakes, number of different games, or euros staked. */
  readonly kind: 'stakes' | 'games' | 'euros';
  readonly goal: number;
  readonly points: number;
  /** Lowest level that may take part. */
  readonly fromLevel: number;
}

export const MISSIONS: readonly Mission[] = [
  { id: 'stakes-5', kind: 'stakes', goal: 5, points: 5, fromLevel: 1 },
  { id: 'games-3', kind: 'games', goal: 3, points: 5, fromLevel: 1 },
  { id: 'euros-20', kind: 'euros', goal: 20, points: 10, fromLevel: 2 },
  { id: 'stakes-25', kind: 'stakes', goal: 25, points: 10, fromLevel: 3 },
  { id: 'games-6', kind: 'games', goal: 6, points: 15, fromLevel: 6 },
];

/** Lowest level that takes part in the weekly tournament. */
export const TOURNAMENT_FROM_LEVEL = 2;

/** Points for the first places of a week, in whole points. */
export const TOURNAMENT_PRIZES: readonly number[] = [500, 300, 200];

/** @param levels number of levels that the client has */
export function levelOf(points: number, levels: number): number {
  const reached = LEVELS.slice(0, levels).filter(({ from }) => from <= points);
  return Math.max(1, reached.length);
}

export const factorOf = (level: number): number => LEVELS[level - 1]?.factor ?? 1;

/** Points needed for the next level; null at the highest level. */
export const nextFrom = (level: number, levels: number): number | null =>
  level < levels ? (LEVELS[level]?.from ?? null) : null;

const DAY_MS = 86_400_000;

/** Number of the UTC day since 1970. */
export const dayOf = (atMs: number): number => Math.floor(atMs / DAY_MS);
export const endOfDay = (atMs: number): number => (dayOf(atMs) + 1) * DAY_MS;

/** Number of the UTC week, Monday to Sunday. Day 0 (1 January 1970) was a Thursday, hence the offset of 3. */
export const weekOf = (atMs: number): number => Math.floor((dayOf(atMs) + 3) / 7);
export const endOfWeekNumber = (week: number): number => ((week + 1) * 7 - 3) * DAY_MS;
export const endOfWeek = (atMs: number): number => endOfWeekNumber(weekOf(atMs));
