import { goals } from '../counting.ts';
import {
  asianHandicaps,
  bothScore,
  correctScore,
  doubleChance,
  drawNoBet,
  europeanHandicaps,
  exactly,
  oddOrEven,
  result,
  resultAnd,
  teamTotals,
  totals,
  winner,
  winningMargin,
} from '../definitions.ts';
import { regularTicks, SPORTS } from '../sports.ts';
import { suddenDeath } from './overtime.ts';
import { scoped, type Scope, type ScopedMarket } from './scopes.ts';
import { overtimeMarket, periodScopes } from './sequence.ts';
import type { PeriodSport } from './sport.ts';

const PERIODS = periodScopes('p', SPORTS.iceHockey.periods);

const ofPeriod = (scope: Scope): readonly ScopedMarket[] =>
  scoped(scope, 'both', [
    result('result'),
    ...doubleChance('double'),
    drawNoBet('dnb'),
    ...totals('total', [0.5, 1.5, 2.5]),
    bothScore('both'),
    ...teamTotals('hometotal', 'home', [0.5, 1.5]),
    ...teamTotals('awaytotal', 'away', [0.5, 1.5]),
    ...asianHandicaps('handicap', [-1.5, -0.5, 0.5, 1.5]),
    correctScore('score', 2),
    oddOrEven('odd'),
  ]);

const MARKETS: readonly ScopedMarket[] = [
  ...scoped('r', 'both', [
    result('result'),
    ...doubleChance('double'),
    drawNoBet('dnb'),
    ...totals('total', [3.5, 4.5, 5.5, 6.5, 7.5]),
    bothScore('both'),
    ...teamTotals('hometotal', 'home', [1.5, 2.5, 3.5]),
    ...teamTotals('awaytotal', 'away', [1.5, 2.5, 3.5]),
    ...europeanHandicaps([-1, 1]),
    ...asianHandicaps('handicap', [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]),
    winningMargin('margin'),
    oddOrEven('odd'),
    exactly('goals', 8, (home, away) => home + away),
    resultAnd(bothScore('both'), 'resultboth'),
  ]),
  ...scoped('o', 'both', [
    winner('winner'),
    ...totals('total', [4.5, 5.5, 6.5]),
    ...asianHandicaps('handicap', [-1.5, 1.5]),
  ]),
  { scope: 'r', dependsOn: 'both', definition: overtimeMarket },
  ...PERIODS.flatMap(ofPeriod),
];

/** `lead` is the home side's strength minus the away side's. */
export function iceHockey(lead: number): PeriodSport {
  const { ticksPerPeriod, periods, overtime } = SPORTS.iceHockey;
  const ticks = regularTicks(SPORTS.iceHockey);
  const [home, away] = [3.1 * Math.exp(0.55 * lead), 2.7 * Math.exp(-0.55 * lead)];
  // With three players on each side, goals are about twice as frequent in overtime.
  const perTick = (average: number): number => (2 * average) / ticks;
  return {
    game: {
      periods,
      ticksPerPeriod,
      home: goals(home, ticks),
      away: goals(away, ticks),
      races: [],
      overtime: suddenDeath({
        home: perTick(home),
        away: perTick(away),
        // The last tick is the shoot-out.
        ticks: overtime.ticksPerPeriod - 1,
        shootOut: 0.5 + 0.1 * lead,
      }),
    },
    markets: MARKETS,
    periods: PERIODS,
    hasFewPoints: true,
  };
}
