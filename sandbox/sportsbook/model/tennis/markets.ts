import { jointProbability, type Selection } from '../builder/joint.ts';
import {
  asianHandicaps,
  leaderOf,
  oddOrEven,
  probabilitiesOf,
  SIDES,
  teamTotals,
  totals,
  YES_NO,
  yesIf,
  type Cells,
  type Definition,
} from '../definitions.ts';
import type { MarketProbabilities, Pair, Score } from '../score.ts';
import { endsOf, type Sets } from './ends.ts';
import { isOver, isSetOver, NO_GAMES, type Tennis } from './play.ts';

type OnSets = Definition<[sets: Sets]>;

const setsWon = (sets: Sets): Pair => [
  sets.filter(([home, away]) => home > away).length,
  sets.filter(([home, away]) => home < away).length,
];
const gamesIn = (sets: Sets): Pair => [
  sets.reduce((sum, [home]) => sum + home, 0),
  sets.reduce((sum, [, away]) => sum + away, 0),
];
const isTieBreak = ([home, away]: Pair): boolean => home + away === 13;

/** A market on two numbers of the match, as a market on its sets; null where the numbers are not played. */
const on =
  (numbers: (sets: Sets) => Pair | null) =>
  (one: Definition): OnSets => ({
    ...one,
    outcomeOf: (sets) => {
      const pair = numbers(sets);
      return pair && one.outcomeOf(...pair);
    },
  });

const winner = (market: string): Definition => ({ market, outcomes: SIDES, outcomeOf: leaderOf });

const SET_SCORES = [
  ...[0, 1, 2, 3, 4].map((games) => [6, games] as const),
  [7, 5] as const,
  [7, 6] as const,
].flatMap(([most, least]) => [`s${most}x${least}`, `s${least}x${most}`]);

const correctSet = (market: string): Definition => ({
  market,
  outcomes: SET_SCORES,
  outcomeOf: (home, away) => `s${home}x${away}`,
});

const yesOf = (market: string, holds: (home: number, away: number) => boolean): Definition => ({
  market,
  outcomes: YES_NO,
  outcomeOf: (home, away) => yesIf(holds(home, away)),
});

const onSet = (number: number): readonly OnSets[] => {
  const scope = `s${number}`;
  return [
    winner(`set:${number}`),
    correctSet(`score.${scope}`),
    ...totals(`games.${scope}`, [8.5, 9.5, 10.5, 12.5]),
    ...asianHandicaps(`gameline.${scope}`, [-3.5, -2.5, -1.5, 1.5, 2.5, 3.5]),
    yesOf(`tiebreak.${scope}`, (home, away) => isTieBreak([home, away])),
    oddOrEven(`gameodd.${scope}`),
  ].map(on((sets) => sets[number - 1] ?? null));
};

const MATCH: readonly OnSets[] = [
  ...[
    winner('winner'),
    {
      market: 'setscore',
      outcomes: ['s2x0', 's2x1', 's1x2', 's0x2'],
      outcomeOf: (home: number, away: number) => `s${home}x${away}`,
    },
    {
      market: 'sets',
      outcomes: ['three', 'two'],
      outcomeOf: (home: number, away: number) => (home + away === 3 ? 'three' : 'two'),
    },
    yesOf('bothsets', (home, away) => home > 0 && away > 0),
    yesOf('winset:home', (home) => home > 0),
    yesOf('winset:away', (_home, away) => away > 0),
  ].map(on(setsWon)),
  {
    market: 'setmatch',
    outcomes: SIDES.flatMap((first) => SIDES.map((all) => `${first}${all}`)),
    outcomeOf: (sets) => {
      const [first] = sets;
      return first ? `${leaderOf(...first)}${leaderOf(...setsWon(sets))}` : null;
    },
  },
  { market: 'tiebreak', outcomes: YES_NO, outcomeOf: (sets) => yesIf(sets.some(isTieBreak)) },
];

const SETS = [1, 2, 3];
const STEPS = [-4, -2, 0, 2, 4];

/** Prices and settles the markets of a match of tennis: all of them are functions of the games of each set. */
export function createTennis(game: Tennis) {
  const known = new WeakMap<Score, Cells<[sets: Sets]>>();
  const cellsOf = (score: Score): Cells<[sets: Sets]> => {
    const cells = known.get(score) ?? endsOf(game, score);
    known.set(score, cells);
    return cells;
  };
  const start = cellsOf(NO_GAMES);
  const expected = (numberOf: (pair: Pair) => number): number =>
    start.reduce((sum, [[sets], chance]) => sum + chance * numberOf(gamesIn(sets)), 0);
  const linesAround = (middle: number): readonly number[] =>
    STEPS.map((step) => Math.round(middle) + step + 0.5);
  const [home, away] = [expected(([ours]) => ours), expected(([, theirs]) => theirs)];
  const onGames: readonly Definition[] = [
    ...totals('games', linesAround(home + away - 1)),
    ...asianHandicaps('gameline', linesAround(away - home - 0.5)),
    ...teamTotals(
      'homegames',
      'home',
      [home - 2, home, home + 2].map(Math.round).map((line) => line + 0.5),
    ),
    ...teamTotals(
      'awaygames',
      'away',
      [away - 2, away, away + 2].map(Math.round).map((line) => line + 0.5),
    ),
    oddOrEven('gameodd'),
  ];
  const all: readonly OnSets[] = [...MATCH, ...onGames.map(on(gamesIn)), ...SETS.flatMap(onSet)];
  const byName = new Map(all.map((one) => [one.market, one]));
  const [main] = all;

  /** A third set is offered when it is certain to be played. */
  const isOffered = ({ market }: OnSets, { sets = [] }: Score): boolean =>
    sets.length === SETS.length || !/^set:3$|\.s3/.test(market);

  const outcomeOf = (sets: Sets, market: string): string | null =>
    byName.get(market)?.outcomeOf(sets) ?? null;

  return {
    markets(score: Score): readonly MarketProbabilities[] {
      const cells = cellsOf(score);
      return all.filter((one) => isOffered(one, score)).flatMap((one) => probabilitiesOf(one, cells) ?? []);
    },
    main: (score: Score): MarketProbabilities | null => (main ? probabilitiesOf(main, cellsOf(score)) : null),
    joint: (score: Score, selections: readonly Selection[]): number =>
      jointProbability(cellsOf(score), ([sets], market) => outcomeOf(sets, market), selections),
    /**
     * The winning outcome in a match that has ended, also by a retirement; null when the market is void. After a
     * retirement, what no further game could have changed is decided.
     */
    winningOutcome(final: Score, market: string): string | null {
      const sets = final.sets ?? [];
      if (isOver(final) && sets.every(isSetOver)) return outcomeOf(sets, market);
      const outcomes = new Set(cellsOf(final).map(([[end]]) => outcomeOf(end, market)));
      const [only = null, ...others] = outcomes;
      return others.length === 0 ? only : null;
    },
  };
}
