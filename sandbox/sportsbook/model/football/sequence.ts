import { either, type Goal, type MarketProbabilities, type Score, type Side } from '../score.ts';
import { MINUTES, type Football } from './play.ts';
import { FIELD_PLAYERS, shareOf } from './squads.ts';

/** Markets on who scores, and in which order. */
const SCORERS = (['home', 'away'] as const).flatMap((side) =>
  FIELD_PLAYERS.map(({ shirt }) => ({ side, shirt, name: playerId(side, shirt) })),
);

/** Id of a player in markets and outcomes: `h9` is number 9 of the home side. */
export function playerId(side: Side, shirt: number): string {
  return `${side === 'home' ? 'h' : 'a'}${shirt}`;
}

/** Minutes at which the periods of the market on the first goal start. */
const PERIODS = [1, 16, 31, 46, 61, 76] as const;
const PERIOD = 15;

interface Race {
  readonly home: number;
  readonly away: number;
  readonly none: number;
}

/** Which side scores first in the coming minutes. By symmetry also which side scores last in them. */
function raceOf({ home, away }: Football, minutes: number): Race {
  const [p, q] = [home[1] ?? 0, away[1] ?? 0];
  const quiet = (1 - p) * (1 - q);
  const none = quiet ** minutes;
  // Two goals in the same minute come in either order with the same probability.
  const share = (p * (1 - q / 2)) / (1 - quiet);
  return { home: (1 - none) * share, away: (1 - none) * (1 - share), none };
}

export function sequenceMarkets(
  game: Football,
  { play }: Score,
  minute: number,
): readonly MarketProbabilities[] {
  const known = play?.goals ?? [];
  const left = MINUTES - minute;
  const race = raceOf(game, left);
  const first = known[0];
  const last = known.at(-1);
  return [
    ...known.map((goal, index) => decidedGoal(index + 1, goal)),
    {
      market: `goal:${known.length + 1}`,
      outcomes: (['home', 'none', 'away'] as const).map((outcome) => ({
        outcome,
        probability: race[outcome],
      })),
    },
    {
      market: 'lastgoal',
      outcomes: (['home', 'none', 'away'] as const).map((outcome) => ({
        outcome,
        probability:
          (outcome === 'none' ? 0 : race[outcome]) + (outcome === (last?.side ?? 'none') ? race.none : 0),
      })),
    },
    firstTime(game, first, minute),
    orderScorers('firstscorer', first ? { home: 0, away: 0, none: 1 } : race, first),
    orderScorers('lastscorer', race, last),
    ...SCORERS.flatMap(({ side, shirt, name }) => {
      const scored = known.filter((goal) => goal.side === side && goal.shirt === shirt).length;
      const perMinute = (game[side][1] ?? 0) * shareOf(shirt);
      const never = (1 - perMinute) ** left;
      const once = left * perMinute * (1 - perMinute) ** Math.max(0, left - 1);
      return [
        either(`scorer:${name}`, 'yes', 'no', scored > 0 ? 1 : 1 - never),
        either(`brace:${name}`, 'yes', 'no', scored > 1 ? 1 : scored === 1 ? 1 - never : 1 - never - once),
      ];
    }),
  ];
}

const decidedGoal = (number: number, { side }: Goal): MarketProbabilities => ({
  market: `goal:${number}`,
  outcomes: (['home', 'none', 'away'] as const).map((outcome) => ({
    outcome,
    probability: outcome === side ? 1 : 0,
  })),
});

/** The scorer of the first or last goal. Without another goal, it is the scorer who is already `known`. */
function orderScorers(market: string, race: Race, known: Goal | undefined): MarketProbabilities {
  return {
    market,
    outcomes: [
      ...SCORERS.map(({ side, shirt, name }) => ({
        outcome: name,
        probability:
          race[side] * shareOf(shirt) + (known?.side === side && known.shirt === shirt ? race.none : 0),
      })),
      { outcome: 'none', probability: known ? 0 : race.none },
    ],
  };
}

function firstTime(game: Football, first: Goal | undefined, minute: number): MarketProbabilities {
  const quiet = raceOf(game, 1).none;
  const noneIn = (minutes: number): number => quiet ** Math.max(0, minutes);
  return {
    market: 'firsttime',
    outcomes: [
      ...PERIODS.map((start) => ({
        outcome: `m${start}`,
        probability: first
          ? Number(periodOf(first) === `m${start}`)
          : noneIn(start - 1 - minute) - noneIn(start - 1 + PERIOD - minute),
      })),
      { outcome: 'none', probability: first ? 0 : noneIn(MINUTES - minute) },
    ],
  };
}

/** The period of a minute, as the outcome of the market on the first goal. */
export const periodAt = (minute: number): string => `m${PERIODS.findLast((start) => start <= minute) ?? 1}`;
export const periodOf = ({ minute }: Goal): string => periodAt(minute);

/** The winning outcome of such a market; null when it cannot be known. Undefined for another kind of market. */
export function sequenceOutcome({ home, away, play }: Score, market: string): string | null | undefined {
  const goals = play?.goals ?? [];
  const isComplete = goals.length === home + away;
  const [kind = '', about = ''] = market.split(':');
  const scored = goals.filter(({ side, shirt }) => playerId(side, shirt) === about).length;
  switch (kind) {
    case 'goal': {
      const goal = goals[Number(about) - 1];
      if (Number(about) > home + away) return 'none';
      return goal?.side ?? sideOfUnknown({ home, away }, goals);
    }
    case 'lastgoal':
      if (home + away === 0) return 'none';
      return isComplete ? (goals.at(-1)?.side ?? null) : sideOfUnknown({ home, away }, goals);
    case 'firsttime':
      if (home + away === 0) return 'none';
      return goals[0] ? periodOf(goals[0]) : null;
    case 'firstscorer':
    case 'lastscorer': {
      if (home + away === 0) return 'none';
      const goal = kind === 'firstscorer' ? goals[0] : isComplete ? goals.at(-1) : undefined;
      return goal ? playerId(goal.side, goal.shirt) : null;
    }
    case 'scorer':
    case 'brace':
      if (scored >= (kind === 'scorer' ? 1 : 2)) return 'yes';
      return isComplete || missing({ home, away }, goals, about.startsWith('h') ? 'home' : 'away') === 0
        ? 'no'
        : null;
    default:
      return undefined;
  }
}

const missing = (score: Pick<Score, Side>, goals: readonly Goal[], side: Side): number =>
  score[side] - goals.filter((goal) => goal.side === side).length;

/** The side of the goals that are not known one by one, if all of them are of the same side. */
function sideOfUnknown(score: Pick<Score, Side>, goals: readonly Goal[]): Side | null {
  const [ours, theirs] = [missing(score, goals, 'home'), missing(score, goals, 'away')];
  if (theirs === 0) return 'home';
  return ours === 0 ? 'away' : null;
}
