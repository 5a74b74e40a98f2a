import type { Selection } from '../builder/joint.ts';
import type { Goal, Pair, Score, Side } from '../score.ts';
import { outcomeByCorners, outcomeByGoals } from './markets.ts';
import { HALF, MINUTES, NO_PLAY, type Football } from './play.ts';
import { periodAt } from './sequence.ts';
import { shareOf } from './squads.ts';
import { trackerOf, type Tracker } from './trackers.ts';

/**
 * The probability that all selections on a match win, at this score in this minute. Goals and corners are independent.
 * Each minute of the rest of the match is added exactly, with the state of each selection on who scores when.
 */
export function footballJoint(
  game: Football,
  score: Score,
  minute: number,
  selections: readonly Selection[],
): number {
  const [onCorners, onGoals] = [true, false].map((isWanted) =>
    selections.filter(({ market }) => (outcomeByCorners(market) !== undefined) === isWanted),
  );
  const { half, corners, halfCorners, goals } = score.play ?? NO_PLAY;
  return (
    chanceOf(onGoals ?? [], {
      events: goalEvents(game, onGoals ?? []),
      most: MOST.goals,
      reached: halvesOf([score.home, score.away], half),
      goals,
      minute,
    }) *
    chanceOf(onCorners ?? [], {
      events: cornerEvents(game),
      most: MOST.corners,
      reached: halvesOf(corners ?? [0, 0], halfCorners),
      goals: [],
      minute,
    })
  );
}

/** What may happen in one minute. */
interface Event {
  readonly probability: number;
  readonly home: 0 | 1;
  readonly away: 0 | 1;
  /** In the order in which they are scored. */
  readonly scorers: readonly Pick<Goal, 'side' | 'shirt'>[];
}

interface MatchState {
  readonly events: readonly Event[];
  readonly most: number;
  /** Goals or corners of each half so far. */
  readonly reached: readonly [first: Pair, second: Pair];
  readonly goals: readonly Goal[];
  readonly minute: number;
}

const halvesOf = (now: Pair, half: Pair | null): readonly [Pair, Pair] =>
  half ? [half, [now[0] - half[0], now[1] - half[1]]] : [now, [0, 0]];

function chanceOf(selections: readonly Selection[], match: MatchState): number {
  const { events, goals, minute, most } = match;
  if (selections.length === 0) return 1;
  const machine = machineOf(
    selections.flatMap((one) => trackerOf(one) ?? []),
    events,
  );
  const start = goals.reduce<number | null>(
    (state, goal) => (state === null ? null : machine.next(state, goal)),
    machine.start,
  );
  if (start === null) return 0;
  const wins = winsByHalves(selections, match);
  const winningFrom = createRest(machine, most, MINUTES);
  let sum = 0;
  for (const [state, first] of played(machine, most, start, [minute, HALF]))
    sum += sumOf(first, winningFrom(state, Math.max(minute, HALF)), wins);
  return sum;
}

/** Whether all selections win that follow from the numbers of each half, by the indices of the cells. */
function winsByHalves(selections: readonly Selection[], { most, reached }: MatchState) {
  const tests = selections.flatMap(({ market, outcome }) => {
    const outcomeOf = outcomeByGoals(market) ?? outcomeByCorners(market);
    return outcomeOf ? [{ outcomeOf, outcome }] : [];
  });
  const pairOf = ([home, away]: Pair, cell: number): Pair => [
    home + Math.floor(cell / most),
    away + (cell % most),
  ];
  const known = new Int8Array(most ** 4);
  return (first: number, second: number): boolean => {
    const index = first * most * most + second;
    if (known[index] === 0) {
      const halves = [...pairOf(reached[0], first), ...pairOf(reached[1], second)] as const;
      const isWon = tests.every(({ outcomeOf, outcome }) => outcomeOf(...halves) === outcome);
      known[index] = isWon ? 1 : -1;
    }
    return known[index] === 1;
  };
}

function sumOf(first: Cells, second: Cells, wins: (first: number, second: number) => boolean): number {
  let sum = 0;
  for (const [index, p] of first.chances.entries())
    for (let other = 0; other < second.chances.length; other++) {
      const chance = p * (second.chances[other] ?? 0);
      if (chance > NOTHING && wins(first.cells[index] ?? 0, second.cells[other] ?? 0)) sum += chance;
    }
  return sum;
}

/** More of a side in one half have no probability that could change a price. */
const MOST = { goals: 12, corners: 20 };
const NOTHING = 1e-13;

/**
 * Probabilities by number of goals (or corners) of the home side and of the away side, each below `most`. The number of a
 * cell is `home * most + away`; unlikely cells are left out. Two arrays of numbers, because they are read very often.
 */
interface Cells {
  readonly cells: readonly number[];
  readonly chances: readonly number[];
}
const NO_GOALS: Cells = { cells: [0], chances: [1] };
const NEVER: Cells = { cells: [], chances: [] };

/** Such probabilities, by number of the cell, while they are added up. */
interface Grid {
  readonly most: number;
  readonly sums: Float64Array;
}
const emptyGrid = (most: number): Grid => ({ most, sums: new Float64Array(most * most) });

function likelyCells({ sums }: Grid): Cells {
  const cells: number[] = [];
  const chances: number[] = [];
  for (let cell = 0; cell < sums.length; cell++) {
    const chance = sums[cell] ?? 0;
    if (chance <= NOTHING) continue;
    cells.push(cell);
    chances.push(chance);
  }
  return { cells, chances };
}

/** What has happened after these minutes, by the state of the machine. */
function played(
  machine: Machine,
  most: number,
  start: number,
  [from, to]: readonly [from: number, to: number],
): ReadonlyMap<number, Cells> {
  let now = new Map([[start, NO_GOALS]]);
  for (let minute = from + 1; minute <= to; minute++) {
    const later = new Map<number, Grid>();
    for (const [state, cells] of now)
      for (const step of machine.steps(state, minute)) {
        const target = later.get(step.next) ?? emptyGrid(most);
        later.set(step.next, target);
        addShifted(target, cells, step);
      }
    now = new Map([...later].map(([state, grid]) => [state, likelyCells(grid)]));
  }
  return now;
}

/**
 * What may happen from a minute to the last one so that all selections win, by the state of the machine at that minute.
 * Each state and minute is calculated once, backwards from the end.
 */
function createRest(machine: Machine, most: number, last: number) {
  const known = new Map<string, Cells>();
  const calculated = (state: number, minute: number): Cells => {
    if (minute >= last) return machine.wins(state) ? NO_GOALS : NEVER;
    const grid = emptyGrid(most);
    for (const step of machine.steps(state, minute + 1))
      addShifted(grid, winning(step.next, minute + 1), step);
    return likelyCells(grid);
  };
  const winning = (state: number, minute: number): Cells => {
    const key = `${state} ${minute}`;
    const cells = known.get(key) ?? calculated(state, minute);
    known.set(key, cells);
    return cells;
  };
  return winning;
}

function addShifted({ most, sums }: Grid, before: Cells, { probability, home, away }: Step): void {
  const shift = home * most + away;
  const { cells, chances } = before;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index] ?? 0;
    const to = cell + shift;
    if (to < sums.length && (cell % most) + away < most)
      sums[to] = (sums[to] ?? 0) + (chances[index] ?? 0) * probability;
  }
}

/** What may happen in one minute in a state, and the state after it. */
interface Step {
  readonly next: number;
  readonly home: 0 | 1;
  readonly away: 0 | 1;
  readonly probability: number;
}

type Machine = ReturnType<typeof machineOf>;

/** Follows all selections on who scores when together. Its states are numbered as they are reached. */
function machineOf(trackers: readonly Tracker[], events: readonly Event[]) {
  const states: (readonly number[])[] = [trackers.map(() => 0)];
  const numbers = new Map([[String(states[0]), 0]]);
  const known = new Map<string, readonly Step[]>();
  const numberOf = (state: readonly number[]): number => {
    const found = numbers.get(String(state)) ?? states.push(state) - 1;
    numbers.set(String(state), found);
    return found;
  };
  const next = (number: number, goal: Goal): number | null => {
    const state = states[number] ?? [];
    const after = trackers.map((tracker, index) => tracker.next(state[index] ?? 0, goal));
    return after.every((one) => one !== null) ? numberOf(after) : null;
  };
  const stepsFrom = (number: number, minute: number): readonly Step[] => {
    const steps = new Map<string, Step>();
    for (const { scorers, home, away, probability } of events) {
      const after = scorers.reduce<number | null>(
        (state, scorer) => (state === null ? null : next(state, { ...scorer, minute })),
        number,
      );
      if (after === null) continue;
      const key = `${after} ${home} ${away}`;
      const sum = (steps.get(key)?.probability ?? 0) + probability;
      steps.set(key, { next: after, home, away, probability: sum });
    }
    return [...steps.values()];
  };
  const stepsOnce = (key: string, make: () => readonly Step[]): readonly Step[] => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
  return {
    start: 0,
    next,
    /** The steps without those after which a selection has lost. They are the same within a period. */
    steps: (number: number, minute: number): readonly Step[] =>
      stepsOnce(`${number} ${periodAt(minute)}`, () => stepsFrom(number, minute)),
    wins: (number: number): boolean =>
      trackers.every((tracker, index) => tracker.wins(states[number]?.[index] ?? 0)),
  };
}

/** Of a side's players, only those whom a selection names are distinguished. */
const OTHERS = 0;

function goalEvents(game: Football, selections: readonly Selection[]): readonly Event[] {
  const named = new Set(selections.flatMap(({ market, outcome }) => [market.split(':')[1] ?? '', outcome]));
  const [home, away] = (['home', 'away'] as const).map((side) => scorersOf(game, side, named));
  const events: Event[] = [];
  for (const one of home ?? [])
    for (const other of away ?? []) {
      const probability = one.probability * other.probability;
      const scorers = [...one.scorers, ...other.scorers];
      const event = { home: one.scored, away: other.scored };
      if (scorers.length < 2) events.push({ ...event, probability, scorers });
      else
        // Two goals of one minute come in either order with the same probability.
        for (const order of [scorers, scorers.toReversed()])
          events.push({ ...event, probability: probability / 2, scorers: order });
    }
  return events;
}

interface SideEvent {
  readonly scored: 0 | 1;
  readonly probability: number;
  readonly scorers: Event['scorers'];
}

function scorersOf(game: Football, side: Side, named: ReadonlySet<string>): readonly SideEvent[] {
  const goal = game[side][1] ?? 0;
  const shirts = Array.from({ length: 11 }, (_, index) => index + 1).filter((shirt) =>
    named.has(`${side === 'home' ? 'h' : 'a'}${shirt}`),
  );
  const others = 1 - shirts.reduce((sum, shirt) => sum + shareOf(shirt), 0);
  return [
    { scored: 0, probability: 1 - goal, scorers: [] },
    { scored: 1, probability: goal * others, scorers: [{ side, shirt: OTHERS }] },
    ...shirts.map((shirt): SideEvent => ({
      scored: 1,
      probability: goal * shareOf(shirt),
      scorers: [{ side, shirt }],
    })),
  ];
}

function cornerEvents({ homeCorners, awayCorners }: Football): readonly Event[] {
  return ([0, 1] as const).flatMap((home) =>
    ([0, 1] as const).map((away): Event => ({
      home,
      away,
      probability: (homeCorners[home] ?? 0) * (awayCorners[away] ?? 0),
      scorers: [],
    })),
  );
}
