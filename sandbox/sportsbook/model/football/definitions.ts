import {
  asianHandicaps,
  bothScore,
  cleanSheets,
  correctScore,
  doubleChance,
  drawNoBet,
  europeanHandicaps,
  exactly,
  leaderOf,
  oddOrEven,
  result,
  resultAnd,
  RESULTS,
  SIDES,
  teamTotals,
  totals,
  winningMargin,
  YES_NO,
  yesIf,
  type Definition,
} from '../definitions.ts';

/** Markets on the final score. The first one is the main market. */
export const FINAL: readonly Definition[] = [
  result('result'),
  ...doubleChance('double'),
  drawNoBet('dnb'),
  ...totals('total', [0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5]),
  bothScore('both'),
  ...teamTotals('hometotal', 'home', [0.5, 1.5, 2.5, 3.5]),
  ...teamTotals('awaytotal', 'away', [0.5, 1.5, 2.5, 3.5]),
  ...europeanHandicaps([-2, -1, 1, 2]),
  ...asianHandicaps('handicap', [-2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5]),
  correctScore('score', 4),
  winningMargin('margin'),
  oddOrEven('odd'),
  exactly('goals', 6, (home, away) => home + away),
  exactly('homegoals', 3, (home) => home),
  exactly('awaygoals', 3, (_home, away) => away),
  ...cleanSheets,
  resultAnd(bothScore('both'), 'resultboth'),
  ...totals('total', [1.5, 2.5, 3.5]).map((total) =>
    resultAnd(total, total.market.replace('total', 'resulttotal')),
  ),
];

const ofHalf = (half: 1 | 2): readonly Definition[] => [
  result(`result${half}`),
  ...doubleChance(`double${half}`),
  drawNoBet(`dnb${half}`),
  ...totals(`total${half}`, [0.5, 1.5, 2.5]),
  bothScore(`both${half}`),
  oddOrEven(`odd${half}`),
  correctScore(`score${half}`, 2),
];
export const FIRST_HALF = ofHalf(1);
export const SECOND_HALF = ofHalf(2);

/** Goals of the first half and of the second half. */
export type Halves = readonly [home1: number, away1: number, home2: number, away2: number];

/** Markets that compare the halves. */
export const HALVES: readonly Definition<Halves>[] = [
  {
    market: 'halffull',
    outcomes: RESULTS.flatMap((half) => RESULTS.map((full) => `${half}${full}`)),
    outcomeOf: (home1, away1, home2, away2) =>
      `${leaderOf(home1, away1)}${leaderOf(home1 + home2, away1 + away2)}`,
  },
  {
    market: 'morehalf',
    outcomes: ['first', 'equal', 'second'],
    outcomeOf: (home1, away1, home2, away2) =>
      ({ home: 'first', draw: 'equal', away: 'second' })[leaderOf(home1 + away1, home2 + away2)],
  },
  ...SIDES.flatMap((side): readonly Definition<Halves>[] => [
    {
      market: `winboth:${side}`,
      outcomes: YES_NO,
      outcomeOf: (home1, away1, home2, away2) =>
        yesIf(leaderOf(home1, away1) === side && leaderOf(home2, away2) === side),
    },
    {
      market: `wineither:${side}`,
      outcomes: YES_NO,
      outcomeOf: (home1, away1, home2, away2) =>
        yesIf(leaderOf(home1, away1) === side || leaderOf(home2, away2) === side),
    },
    {
      market: `scoreboth:${side}`,
      outcomes: YES_NO,
      outcomeOf: (home1, away1, home2, away2) =>
        yesIf(side === 'home' ? home1 > 0 && home2 > 0 : away1 > 0 && away2 > 0),
    },
  ]),
];

/** Markets on the number of corners. */
export const CORNERS: readonly Definition[] = [
  result('corners'),
  ...totals('cornertotal', [7.5, 8.5, 9.5, 10.5, 11.5, 12.5]),
  ...teamTotals('homecorners', 'home', [3.5, 4.5, 5.5, 6.5]),
  ...teamTotals('awaycorners', 'away', [3.5, 4.5, 5.5, 6.5]),
  ...asianHandicaps('cornerline', [-2, -1, 1, 2]),
  oddOrEven('cornerodd'),
];
export const FIRST_HALF_CORNERS: readonly Definition[] = [
  result('corners1'),
  ...totals('cornertotal1', [3.5, 4.5, 5.5]),
];
