import { useEffect, useRef } from 'react';
import type { Board } from '../api.ts';
import { say } from '../say.ts';
import { Loading } from '../Loading.tsx';
import type { OddsProps } from '../matches/Odd.tsx';
import { Teams } from '../matches/Teams.tsx';
import { isOn, points, When } from '../matches/when.tsx';
import { MatchFacts } from './MatchFacts.tsx';
import { Markets } from './Markets.tsx';

interface MatchViewProps {
  readonly id: string;
  readonly board: Board | null;
  readonly odds: OddsProps;
  onBack(): void;
}

export function MatchView({ id, board, odds, onBack }: MatchViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const match = board?.match?.id === id ? board.match : null;
  const shown = match?.id;
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown]);
  return (
    <section className="match">
      <button type="button" className="plain" onClick={onBack}>
        ← {say('back')}
      </button>
      {!match ? (
        board?.queried === id ? (
          <p className="note">{say('noMatch')}</p>
        ) : (
          <Loading />
        )
      ) : (
        <>
          <header className="head">
            <p className="meta">
              <span>{match.league}</span>
              {isOn(match) ? (
                <span className="on-air">{say('live')}</span>
              ) : (
                <When match={match} now={board?.now ?? 0} />
              )}
            </p>
            <div className="teams">
              <Teams match={match} />
            </div>
            <h2 className="unseen" tabIndex={-1} ref={heading}>
              {match.home.name} {points(match, 'home')} – {match.away.name} {points(match, 'away')}
            </h2>
          </header>
          {isOn(match) && <p className="delayed">{say('delayed')}</p>}
          {match.isSuspended && isOn(match) && <output className="note">{say('refusal.Suspended')}</output>}
          <MatchFacts match={match} />
          <Markets key={match.id} match={match} odds={odds} />
        </>
      )}
    </section>
  );
}
