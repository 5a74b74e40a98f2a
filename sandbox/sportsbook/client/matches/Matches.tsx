import type { MatchJson } from '../../board.ts';
import type { Board, Page } from '../api.ts';
import { Loading } from '../Loading.tsx';
import { say } from '../say.ts';
import { Crest } from './Crest.tsx';
import { OddsRow, type OddsProps } from './Odd.tsx';
import { SportIcon } from './SportIcon.tsx';
import { Teams } from './Teams.tsx';
import { isOn, points, When } from './when.tsx';

interface MatchesProps {
  readonly place: Exclude<Page, 'bets'>;
  readonly board: Board | null;
  readonly odds: OddsProps;
  onMatch(id: string): void;
}

/** The matches of a sport, or all live matches: two featured matches, followed by all leagues. */
export function Matches({ place, board, odds, onMatch }: MatchesProps) {
  if (!board) return <Loading />;
  const all = board.leagues.flatMap(({ matches }) => matches);
  if (all.length === 0) return <p className="note">{say('noMatches')}</p>;
  const featured = featuredOf(all);
  return (
    <>
      {(place === 'live' || all.some(isOn)) && <p className="delayed">{say('delayed')}</p>}
      <section className="features" aria-label={say('featured')}>
        {featured.map((match) => (
          <Feature key={match.id} match={match} now={board.now} odds={odds} onMatch={onMatch} />
        ))}
      </section>
      {board.leagues.map((league) => (
        <section className="league" key={league.id} aria-labelledby={`league-${league.id}`}>
          <header>
            <h2 id={`league-${league.id}`}>
              <SportIcon name={league.sport} />
              {league.name}
            </h2>
            <Columns match={league.matches[0]} />
          </header>
          {league.matches.map((match) => (
            <Row key={match.id} match={match} now={board.now} odds={odds} onMatch={onMatch} />
          ))}
        </section>
      ))}
    </>
  );
}

/** The featured matches: one live and one upcoming match, if available. */
function featuredOf(all: readonly MatchJson[]): readonly MatchJson[] {
  const on = all.filter((match) => isOn(match) && match.main?.prices.every(({ odds }) => odds !== null));
  const next = all.filter(({ phase }) => phase === 'before').sort((a, b) => a.startsAt - b.startsAt);
  return [...on.slice(0, next.length > 0 ? 1 : 2), ...next].slice(0, 2);
}

function Columns({ match }: { match: MatchJson | undefined }) {
  const heads = match?.main?.prices.map(
    ({ outcome }) => ({ home: '1', draw: 'X', away: '2' })[outcome] ?? '',
  );
  return (
    <div className="columns" aria-hidden="true">
      {heads?.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

interface MatchProps {
  readonly match: MatchJson;
  readonly now: number;
  readonly odds: OddsProps;
  onMatch(id: string): void;
}

const titleOf = ({ home, away }: MatchJson): string => `${home.name} – ${away.name}`;

function Feature({ match, now, odds, onMatch }: MatchProps) {
  const { league, main } = match;
  return (
    <article className="feature">
      <p className="meta">
        <SportIcon name={match.sport} />
        <span>{league}</span>
        {isOn(match) ? <span className="on-air">{say('live')}</span> : <When match={match} now={now} />}
      </p>
      <button type="button" className="teams" onClick={() => onMatch(match.id)}>
        <Teams match={match} />
      </button>
      {main && <OddsRow match={match} market={main} isNamed label={titleOf(match)} {...odds} />}
    </article>
  );
}

function Row({ match, now, odds, onMatch }: MatchProps) {
  const { main, more } = match;
  return (
    <article className="row">
      <div className="event">
        <When match={match} now={now} />
        <div className="names">
          {(['home', 'away'] as const).map((side) => (
            <span key={side}>
              <Crest team={match[side]} />
              {match[side].name}
              <b>{points(match, side)}</b>
            </span>
          ))}
        </div>
        <button
          type="button"
          className="more"
          aria-label={say('more', { count: more, match: titleOf(match) })}
          onClick={() => onMatch(match.id)}
        >
          +{more}
        </button>
      </div>
      {main && <OddsRow match={match} market={main} isNamed={false} label={titleOf(match)} {...odds} />}
    </article>
  );
}
