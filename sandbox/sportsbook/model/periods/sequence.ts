import { comingPoints, sumOf, type Scoring } from '../counting.ts';
import { YES_NO } from '../definitions.ts';
import type { MarketProbabilities, Score, Side } from '../score.ts';
import { regularTicksOf } from './play.ts';
import { comingIn, reachIn, type PeriodMatch } from './reach.ts';
import { knownPeriods, type Scope } from './scopes.ts';

/** Markets that do not follow from the score of one part of the match: the best period, and races to a number of points. */

export const HIGHEST = 'highest';
const EQUAL = 'equal';
const RACE = 'race';

/** The scope of each period, which is also the outcome of the market on the best one. */
export const periodScopes = (letter: 'p' | 'q', periods: number): readonly Scope[] =>
  Array.from({ length: periods }, (_, index): Scope => `${letter}${index + 1}`);

/** The period with the most points or goals; `equal` if there is more than one. */
export function highestPeriod(match: PeriodMatch, scopes: readonly Scope[]): MarketProbabilities {
  const sums = scopes.map((scope) => {
    const reach = reachIn(match, scope);
    const from = reach.from[0] + reach.from[1];
    return [...Array.from({ length: from }, () => 0), ...sumOf(...comingIn(match.game, reach))];
  });
  const below = sums.map((chances) => {
    let sum = 0;
    return chances.map((chance) => (sum += chance) - chance);
  });
  const chances = sums.map((own, index) =>
    own.reduce((all, chance, points) => {
      const others = below.filter((_, other) => other !== index);
      return all + others.reduce((product, one) => product * (one[points] ?? 1), chance);
    }, 0),
  );
  const equal = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  return {
    market: HIGHEST,
    outcomes: [
      ...scopes.map((outcome, index) => ({ outcome, probability: chances[index] ?? 0 })),
      { outcome: EQUAL, probability: equal < NOTHING ? 0 : equal },
    ],
  };
}
const NOTHING = 1e-12;

export function highestOutcome(score: Score, scopes: readonly Scope[]): string | null {
  const known = knownPeriods(score, scopes.length).filter((one) => one !== null);
  if (known.length < scopes.length) return null;
  const sums = known.map(([home, away]) => home + away);
  const most = Math.max(...sums);
  const best = scopes.filter((_, index) => sums[index] === most);
  return best.length === 1 ? (best[0] ?? null) : EQUAL;
}

/** Which side is the first to have a number of points in regular time. Stakes are returned if neither has them. */
export function raceMarkets(match: PeriodMatch): readonly MarketProbabilities[] {
  return match.game.races.flatMap((points) => raceTo(match, points) ?? []);
}

function raceTo({ game, score, tick }: PeriodMatch, points: number): MarketProbabilities | null {
  const market = `${RACE}:${points}`;
  const winner = score.firstTo?.[points];
  const left = Math.max(0, regularTicksOf(game) - tick);
  const home = winner ? Number(winner === 'home') : 0;
  const chances = winner ? [home, 1 - home] : raceChances(game, points, score, left);
  const decided = (chances[0] ?? 0) + (chances[1] ?? 0);
  if (decided < NOTHING) return null;
  return {
    market,
    outcomes: (['home', 'away'] as const).map((outcome, index) => ({
      outcome,
      probability: (chances[index] ?? 0) / decided,
    })),
    ...(decided < 1 - NOTHING && { void: 1 - decided }),
  };
}

/** Both sides score independently; if both reach the number in the same tick, each is the first with the same probability. */
function raceChances(
  game: Readonly<Record<Side, Scoring>>,
  points: number,
  score: Score,
  left: number,
): readonly [number, number] {
  let [home, away] = [0, 0];
  let [ours, theirs] = [1, 1];
  for (let ticks = 1; ticks <= left && ours * theirs > NOTHING; ticks++) {
    const below = (side: Side): number =>
      comingPoints(game[side], ticks)
        .slice(0, Math.max(0, points - score[side]))
        .reduce((sum, chance) => sum + chance, 0);
    const [nextOurs, nextTheirs] = [below('home'), below('away')];
    const [reaches, othersReach] = [ours - nextOurs, theirs - nextTheirs];
    home += reaches * (nextTheirs + othersReach / 2);
    away += othersReach * (nextOurs + reaches / 2);
    [ours, theirs] = [nextOurs, nextTheirs];
  }
  return [home, away];
}

/** Undefined for another kind of market. */
export function raceOutcome(score: Score, market: string): string | null | undefined {
  const [kind, points = ''] = market.split(':');
  if (kind !== RACE) return undefined;
  const won = score.firstTo?.[points];
  if (won) return won;
  // The overtime has no part in a race.
  const [home, away] = (score.regular ?? [0, 0]).map((reached) => reached >= Number(points));
  return home === away ? null : home ? 'home' : 'away';
}

export const isRace = (market: string): boolean => market.startsWith(`${RACE}:`);

/** Whether the match goes on after regular time. */
export const overtimeMarket = {
  market: 'overtime.r',
  outcomes: YES_NO,
  outcomeOf: (home: number, away: number): string => (home === away ? 'yes' : 'no'),
};
