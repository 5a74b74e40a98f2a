import type { Result } from '../model/offer.ts';
import { isOver, type MatchState } from '../model/matchState.ts';
import type { Score } from '../model/score.ts';
import type { Sport } from '../model/sports.ts';
import { footballResult, withPlay } from './football.ts';
import { readPair, type Field, type Fields } from './fields.ts';
import { completedPeriods, periodFields, periodResult } from './periods.ts';
import { completedSets, setFields, tennisResult } from './tennis.ts';

/** Ways to end a match in the console. */
export const ENDS = ['home', 'draw', 'away', 'score', 'retired', 'abandoned', 'postponed'] as const;
export type End = (typeof ENDS)[number];

const hasDraws = (sport: Sport): boolean => sport === 'football' || sport === 'iceHockey';

/** The ends that a match can have in this phase. */
export const endsOf = (sport: Sport, phase: MatchState['phase']): readonly End[] =>
  ENDS.filter(
    (end) =>
      (end !== 'draw' || hasDraws(sport)) &&
      (end !== 'retired' || (sport === 'tennis' && phase !== 'before')) &&
      (end !== 'postponed' || phase === 'before'),
  );

/** The fields of the console for the result of a match. */
export function fieldsOf(sport: Sport): readonly Field[] {
  if (sport === 'tennis') return setFields;
  if (sport === 'football') return ['score', 'half', 'corners'].map((name) => ({ name, label: name }));
  return periodFields(sport);
}

/** The result of a match that ends like this; a text that says why it cannot. */
export function resultOf(sport: Sport, state: MatchState, end: End, form: URLSearchParams): Result | string {
  if (!endsOf(sport, state.phase).includes(end)) return `This match cannot end as “${end}” now.`;
  if (end === 'abandoned' || end === 'postponed') return { kind: end };
  if (end === 'retired') return { kind: 'retired', score: state.score };
  const shown = shownOf(sport, state);
  if (end !== 'score') return { kind: 'ended', score: completed(sport, shown, end) };
  const fields: Record<string, Fields[string]> = {};
  for (const { name, label } of fieldsOf(sport)) {
    const pair = readPair(form.get(name) ?? '');
    if (pair === undefined) return `${label}: write two numbers with a hyphen, such as 2-1.`;
    fields[name] = pair;
  }
  const score = enteredScore(sport, shown, fields);
  return typeof score === 'string' ? score : { kind: 'ended', score };
}

/** What the match has shown. A correction may differ in everything from the result that was set before. */
const shownOf = (sport: Sport, state: MatchState): MatchState =>
  sport !== 'football' && isOver(state.phase) ? { ...state, tick: 0, score: { home: 0, away: 0 } } : state;

function enteredScore(sport: Sport, state: MatchState, fields: Fields): Score | string {
  if (sport === 'football') return footballResult(state.score, fields);
  if (sport === 'tennis') return tennisResult(state.score, fields);
  return periodResult(sport, state, fields);
}

/** Completes the current score to a result with this end. What is not known of it stays unknown, except in tennis. */
function completed(sport: Sport, state: MatchState, end: 'home' | 'draw' | 'away'): Score {
  const { score: before } = state;
  const { home, away } = before;
  if (sport === 'tennis') return completedSets(before, end === 'home' ? 'home' : 'away');
  const most = Math.max(home, away);
  const final = {
    draw: { home: most, away: most },
    home: { home: Math.max(home, away + 1), away },
    away: { home, away: Math.max(away, home + 1) },
  }[end];
  if (sport === 'football') return withPlay(before, final);
  const regular = before.regular ?? [final.home, final.away];
  return {
    ...final,
    regular,
    periods: completedPeriods(sport, state),
    ...(before.firstTo && { firstTo: before.firstTo }),
  };
}
