/** What the company counts, and what for. Points are kept in hundredths, as a cent of a euro is one. */
interface Level {
  /** From so many points on. */
  readonly from: number;
  /** What a point of a stake counts. */
  readonly factor: number;
}

/** A client has the first so many of them. */
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
  /** What is counted in a day: stakes, different games, euros staked. */
  readonly kind: 'stakes' | 'games' | 'euros';
  readonly goal: number;
  readonly points: number;
  /** Open to who has this level or a higher one. */
  readonly fromLevel: number;
}

export const MISSIONS: readonly Mission[] = [
  { id: 'stakes-5', kind: 'stakes', goal: 5, points: 5, fromLevel: 1 },
  { id: 'games-3', kind: 'games', goal: 3, points: 5, fromLevel: 1 },
  { id: 'euros-20', kind: 'euros', goal: 20, points: 10, fromLevel: 2 },
  { id: 'stakes-25', kind: 'stakes', goal: 25, points: 10, fromLevel: 3 },
  { id: 'games-6', kind: 'games', goal: 6, points: 15, fromLevel: 6 },
];

/** Who has this level or a higher one stands in the tournament of the week. */
export const TOURNAMENT_FROM_LEVEL = 2;

/** @param levels how many the client has */
export function levelOf(points: number, levels: number): number {
  const reached = LEVELS.slice(0, levels).filter(({ from }) => from <= points);
  return Math.max(1, reached.length);
}

export const factorOf = (level: number): number => LEVELS[level - 1]?.factor ?? 1;

/** Null for who has the highest. */
export const nextFrom = (level: number, levels: number): number | null =>
  level < levels ? (LEVELS[level]?.from ?? null) : null;

const DAY_MS = 86_400_000;

/** A day by UTC, counted. */
export const dayOf = (atMs: number): number => Math.floor(atMs / DAY_MS);
export const endOfDay = (atMs: number): number => (dayOf(atMs) + 1) * DAY_MS;

/** From Monday to Sunday; the first day there was, was a Thursday. */
export const weekOf = (atMs: number): number => Math.floor((dayOf(atMs) + 3) / 7);
export const endOfWeek = (atMs: number): number => ((weekOf(atMs) + 1) * 7 - 3) * DAY_MS;
