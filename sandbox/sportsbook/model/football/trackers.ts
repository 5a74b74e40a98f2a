import type { Goal } from '../score.ts';
import { periodOf, playerId } from './sequence.ts';
import type { Selection } from '../builder/joint.ts';

/**
 * Follows a selection on who scores when, goal by goal: as little as is needed to know at the end whether it wins. It
 * starts in state 0.
 */
export interface Tracker {
  /** The state after a goal; null when the selection has lost. */
  next(state: number, goal: Goal): number | null;
  wins(state: number): boolean;
}

const DONE = 1;

const isScoredBy =
  (player: string) =>
  ({ side, shirt }: Goal): boolean =>
    playerId(side, shirt) === player;

/** By kind of market. `about` is what stands behind the colon of the market: a goal number or a player. */
const TRACKERS: ReadonlyMap<string, (outcome: string, about: string) => Tracker> = new Map([
  ['goal', (outcome, about) => numbered(Number(about), outcome)],
  ['lastgoal', (outcome) => (outcome === 'none' ? NEVER : last(({ side }) => side === outcome))],
  ['firsttime', (outcome) => (outcome === 'none' ? NEVER : first((goal) => periodOf(goal) === outcome))],
  ['firstscorer', (outcome) => (outcome === 'none' ? NEVER : first(isScoredBy(outcome)))],
  ['lastscorer', (outcome) => (outcome === 'none' ? NEVER : last(isScoredBy(outcome)))],
  ['scorer', (outcome, player) => scores(1, outcome, player)],
  ['brace', (outcome, player) => scores(2, outcome, player)],
]);

const kindOf = (market: string): readonly [kind: string, about: string] => {
  const [kind = '', about = ''] = market.split(':');
  return [kind, about];
};

/** Whether selections on this market are followed goal by goal, which takes longest to calculate. */
export const isTracked = (market: string): boolean => TRACKERS.has(kindOf(market)[0]);

/** Null for another kind of market. */
export function trackerOf({ market, outcome }: Selection): Tracker | null {
  const [kind, about] = kindOf(market);
  return TRACKERS.get(kind)?.(outcome, about) ?? null;
}

/** No goal. */
const NEVER: Tracker = { next: () => null, wins: () => true };

const first = (isRight: (goal: Goal) => boolean): Tracker => ({
  next: (state, goal) => (state === DONE || isRight(goal) ? DONE : null),
  wins: (state) => state === DONE,
});

const last = (isRight: (goal: Goal) => boolean): Tracker => ({
  next: (_state, goal) => (isRight(goal) ? DONE : 0),
  wins: (state) => state === DONE,
});

const scores = (count: number, outcome: string, player: string): Tracker =>
  outcome === 'yes' ? atLeast(count, isScoredBy(player)) : fewerThan(count, isScoredBy(player));

const atLeast = (count: number, isCounted: (goal: Goal) => boolean): Tracker => ({
  next: (state, goal) => Math.min(count, state + (isCounted(goal) ? 1 : 0)),
  wins: (state) => state === count,
});

const fewerThan = (count: number, isCounted: (goal: Goal) => boolean): Tracker => ({
  next: (state, goal) => (isCounted(goal) ? (state + 1 < count ? state + 1 : null) : state),
  wins: () => true,
});

/** The side of the goal with this number; `none` if there are fewer goals. The state counts them. */
const numbered = (number: number, outcome: string): Tracker => ({
  next: (state, { side }) =>
    state === number ? state : state + 1 < number || side === outcome ? state + 1 : null,
  wins: (state) => (outcome === 'none' ? state < number : state === number),
});
