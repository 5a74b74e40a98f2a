import type { MatchJson } from '../../board.ts';
import type { Board, Section } from '../api.ts';
import type { Route } from '../navigation/route.ts';
import { Loading } from '../Loading.tsx';
import { say } from '../say.ts';
import { Boosts } from './Boosts.tsx';
import { Crest } from './Crest.tsx';
import { OddsRow, type OddsProps } from './Odd.tsx';
import { SportIcon } from './SportIcon.tsx';
import { Teams } from './Teams.tsx';
import { isOn, points, When } from './when.tsx';

interface MatchesProps {
  readonly route: Route;
  readonly board: Board | null;
  readonly odds: OddsProps;
  onMatch(id: string): void;
  onGo(route: Route): void;
}

/** The matches of a sport, or all live matches: two featured matches, followed by all leagues. */
export function Matches({ route, board, odds, onMatch, onGo }: MatchesProps) {
  if (!board) return <Loading />;
  const all = board.leagues.flatMap(({ matches }) => matches);
  if (all.length === 0) return <p className="note">{say('noMatches')}</p>;
  const { section, day, league } = route;
  const isStart = section !== 'live' && day === null && league === null;
  return (
    <>
      {(section === 'live' || all.some(isOn)) && <p className="delayed">{say('delayed')}</p>}
      {isStart && (
        <Boosts matches={boostsFor(board, section)} now={board.now} odds={odds} onMatch={onMatch} />
      )}
      {day === null && (
        <section className="features" aria-label={say('featured')}>
          {featuredOf(all).map((match) => (
            <Feature key={match.id} match={match} now={board.now} odds={odds} onMatch={onMatch} />
          ))}
        </section>
      )}
      {board.leagues.map((one) => (
        <section className="league" key={one.id} aria-labelledby={`league-${one.id}`}>
          <header>
            <h2 id={`league-${one.id}`}>
              <SportIcon name={one.sport} />
              {one.name}
            </h2>
            <Columns match={one.matches[0]} />
          </header>
          {one.matches.map((match) => (
            <Row key={match.id} match={match} now={board.now} odds={odds} onMatch={onMatch} />
          ))}
          {one.count > one.matches.length && (
            <button
              type="button"
              className="plain all"
              onClick={() => onGo({ section: one.sport, day, league: one.id, match: null })}
            >
              {say('leagues.matches', { league: one.name, count: one.count })}
            </button>
          )}
        </section>
      ))}
    </>
  );
}

/** Those of the sport first. */
const boostsFor = ({ boosts }: Board, section: Section): readonly MatchJson[] =>
  [true, false].flatMap((isOwn) => boosts.filter(({ sport }) => (sport === section) === isOwn));

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
