import type { MatchState } from '../model/matchState.ts';
import { sumOfPairs } from '../model/periods/scopes.ts';
import type { Pair, Score } from '../model/score.ts';
import { regularTicks, SPORTS, type Sport } from '../model/sports.ts';
import { isAtLeast, isSamePair, pairText, type Field, type Fields } from './fields.ts';

type PeriodSportName = Exclude<Sport, 'football' | 'tennis'>;

const PERIOD = { iceHockey: 'Period', basketball: 'Quarter' } as const;
const OVERTIME: Field = { name: 'overtime', label: 'Overtime' };

const regularFields = (sport: PeriodSportName): readonly Field[] =>
  Array.from({ length: SPORTS[sport].periods }, (_, index) => ({
    name: `period${index + 1}`,
    label: `${PERIOD[sport]} ${index + 1}`,
  }));

export const periodFields = (sport: PeriodSportName): readonly Field[] => [...regularFields(sport), OVERTIME];

/** The scores of the periods that have ended. */
export function completedPeriods(sport: PeriodSportName, { score, tick }: MatchState): readonly Pair[] {
  const ended = Math.floor(Math.min(tick, regularTicks(SPORTS[sport])) / SPORTS[sport].ticksPerPeriod);
  return (score.periods ?? []).slice(0, ended);
}

/** The result whose periods were entered; a text that says why the match cannot have it. */
export function periodResult(sport: PeriodSportName, state: MatchState, fields: Fields): Score | string {
  const regular: Pair[] = [];
  const ended = completedPeriods(sport, state);
  for (const [index, { name, label }] of regularFields(sport).entries()) {
    const entered = fields[name];
    if (!entered) return `${label}: enter its score. Overtime is the only field that may stay empty.`;
    const shown = ended[index];
    const begun = state.score.periods?.[index] ?? [0, 0];
    if (shown && !isSamePair(shown, entered))
      return `${label}: the match has already shown ${pairText(shown)}.`;
    if (!isAtLeast(entered, begun)) return `${label}: the match has already shown ${pairText(begun)}.`;
    regular.push(entered);
  }
  const [home, away] = sumOfPairs(regular);
  const extra = fields[OVERTIME.name] ?? null;
  const problem = overtimeProblem(sport, [home, away], extra);
  if (problem) return problem;
  const begunExtra = state.score.periods?.[regular.length] ?? [0, 0];
  if (extra && !isAtLeast(extra, begunExtra))
    return `Overtime: the match has already shown ${pairText(begunExtra)}.`;
  return {
    home: home + (extra?.[0] ?? 0),
    away: away + (extra?.[1] ?? 0),
    regular: [home, away],
    periods: extra ? [...regular, extra] : regular,
    ...(state.score.firstTo && { firstTo: state.score.firstTo }),
  };
}

/** Why the match cannot have this overtime; null when it can. */
function overtimeProblem(sport: PeriodSportName, [home, away]: Pair, extra: Pair | null): string | null {
  if (home !== away)
    return extra ? `Overtime: there is none, because regular time ended ${home}-${away}.` : null;
  if (!extra) return `Overtime: enter its score, because regular time ended level, ${home}-${away}.`;
  if (extra[0] === extra[1]) return 'Overtime: it cannot end level.';
  if (sport === 'iceHockey' && extra[0] + extra[1] !== 1)
    return 'Overtime: the first goal, or the shoot-out, decides. Enter 1-0 or 0-1.';
  return null;
}
