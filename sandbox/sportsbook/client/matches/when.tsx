import type { MatchJson } from '../../board.ts';
import { isOver } from '../../model/matchState.ts';
import { dayText, say, timeText } from '../say.ts';

const PARTS: Readonly<Record<MatchJson['sport'], string>> = {
  football: 'half',
  iceHockey: 'third',
  basketball: 'quarter',
  tennis: 'set',
};

const REGULAR: Readonly<Partial<Record<MatchJson['sport'], number>>> = { iceHockey: 3, basketball: 4 };

/** The clock of the match: its minute, or what the clock of the period shows; empty for a sport without one. */
export const clockText = ({ clock, minute, sport }: MatchJson): string =>
  clock ?? (sport === 'football' && minute !== null ? `${minute}′` : '');

export const isOn = ({ phase }: MatchJson): boolean => phase === 'live' || phase === 'break';

export function partText({ phase, sport, period, score }: MatchJson): string {
  if (phase === 'break') return say('break');
  if (isOver(phase)) return say(phase);
  if (sport !== 'tennis' && period > (REGULAR[sport] ?? period)) return say('overtime');
  return say(PARTS[sport], { number: sport === 'tennis' ? (score.sets?.length ?? 1) : period });
}

export function When({ match, now }: { match: MatchJson; now: number }) {
  if (match.phase === 'before')
    return (
      <span className="when">
        <b>{timeText(match.startsAt)}</b>
        <span>{dayText(match.startsAt, now)}</span>
      </span>
    );
  return (
    <span className="when on">
      {isOn(match) && clockText(match) !== '' && <b>{clockText(match)}</b>}
      <span>{match.isSuspended && isOn(match) ? say('suspended') : partText(match)}</span>
    </span>
  );
}

/** The score of one side; in tennis also the games of each set. */
export function points({ score, phase }: MatchJson, side: 'home' | 'away'): string {
  if (phase === 'before') return '';
  const games = score.sets?.map(([home, away]) => (side === 'home' ? home : away)).join(' ');
  return games === undefined ? String(score[side]) : `${score[side]}  ${games}`;
}
