import type { MatchJson } from '../../board.ts';
import { timeText } from '../say.ts';
import { Crest } from './Crest.tsx';
import { clockText, isOn, partText } from './when.tsx';

/** Both teams, with the score between them or, before the match, its start time. */
export function Teams({ match }: { match: MatchJson }) {
  const { home, away, phase, score, startsAt } = match;
  return (
    <>
      <span>
        <Crest team={home} />
        {home.name}
      </span>
      {phase === 'before' ? (
        <span className="score ahead">{timeText(startsAt)}</span>
      ) : (
        <span className="score">
          {`${score.home}–${score.away}`}
          <small>
            {isOn(match) && `${clockText(match)} `}
            {partText(match)}
          </small>
        </span>
      )}
      <span>
        <Crest team={away} />
        {away.name}
      </span>
    </>
  );
}
