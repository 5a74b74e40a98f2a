import { baskets, expectedPoints } from '../counting.ts';
import {
  asianHandicaps,
  drawNoBet,
  marginGroups,
  oddOrEven,
  result,
  teamTotals,
  totals,
  winner,
} from '../definitions.ts';
import { regularTicks, SPORTS } from '../sports.ts';
import { overtimePeriods } from './overtime.ts';
import type { PeriodGame } from './play.ts';
import { scoped, type Scope, type ScopedMarket } from './scopes.ts';
import { overtimeMarket, periodScopes } from './sequence.ts';
import type { PeriodSport } from './sport.ts';

const QUARTERS = periodScopes('q', SPORTS.basketball.periods);
const HALVES: readonly Scope[] = ['h1', 'h2'];
const RACES = [10, 20, 30];

/** `lead` is the home side's strength minus the away side's. */
export function basketball(lead: number): PeriodSport {
  const { ticksPerPeriod, periods, overtime } = SPORTS.basketball;
  const ticks = regularTicks(SPORTS.basketball);
  const [home, away] = [baskets(82 + 7 * lead, ticks), baskets(79 - 7 * lead, ticks)];
  const game: PeriodGame = {
    periods,
    ticksPerPeriod,
    home,
    away,
    races: RACES,
    overtime: overtimePeriods({ home, away, ticks: overtime.ticksPerPeriod, most: overtime.periods }),
  };
  return { game, markets: marketsOf(game), periods: QUARTERS, hasFewPoints: false };
}

/** Lines around the number that is expected, between two numbers of points. */
const linesAround = (expected: number, steps: readonly number[]): readonly number[] =>
  steps.map((step) => Math.round(expected) + step + 0.5);

function marketsOf(game: PeriodGame): readonly ScopedMarket[] {
  const ticks = game.periods * game.ticksPerPeriod;
  const [home, away] = [expectedPoints(game.home, ticks), expectedPoints(game.away, ticks)];
  const handicaps = (share: number, steps: readonly number[]) =>
    asianHandicaps('handicap', linesAround((away - home) * share - 0.5, steps));
  const ofPart = (scope: Scope, share: number, steps: readonly number[]): readonly ScopedMarket[] => [
    ...scoped(scope, 'lead', [result('result'), drawNoBet('dnb'), ...handicaps(share, steps)]),
    ...scoped(scope, 'sum', [
      ...totals('total', linesAround((home + away) * share, steps)),
      oddOrEven('odd'),
    ]),
  ];
  const wide = [-16, -8, -4, 0, 4, 8, 16];
  return [
    ...scoped('o', 'lead', [
      winner('winner'),
      ...handicaps(1, [-12, -8, -4, 0, 4, 8, 12]),
      marginGroups('margin', [1, 6, 11, 16]),
    ]),
    ...scoped('o', 'sum', [...totals('total', linesAround(home + away, wide)), oddOrEven('odd')]),
    ...scoped('o', 'home', teamTotals('hometotal', 'home', linesAround(home, [-8, -4, 0, 4, 8]))),
    ...scoped('o', 'away', teamTotals('awaytotal', 'away', linesAround(away, [-8, -4, 0, 4, 8]))),
    ...scoped('r', 'lead', [result('result'), drawNoBet('dnb')]),
    { scope: 'r', dependsOn: 'lead', definition: overtimeMarket },
    ...HALVES.flatMap((scope) => ofPart(scope, 1 / 2, [-6, -3, 0, 3, 6])),
    ...QUARTERS.flatMap((scope) => ofPart(scope, 1 / 4, [-4, -2, 0, 2, 4])),
  ];
}
