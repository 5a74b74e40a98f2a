import type { Board } from '../api.ts';
import { isOn } from '../matches/when.tsx';
import { playerText } from '../odds/marketTexts.ts';
import { say } from '../say.ts';
import { LeadChart } from './LeadChart.tsx';
import { Pitch } from './Pitch.tsx';
import { ScoreTable } from './ScoreTable.tsx';

type Match = NonNullable<Board['match']>;
type Play = NonNullable<Match['score']['play']>;

/** What has happened in a match so far. */
export function MatchFacts({ match }: { match: Match }) {
  const { play } = match.score;
  if (match.phase === 'before' || match.phase === 'postponed') return null;
  if (match.sport !== 'football') return <PeriodFacts match={match} />;
  if (!play) return null;
  return (
    <div className="match-facts">
      {isOn(match) && <Pitch match={match} />}
      <Timeline match={match} play={play} />
      <Statistics match={match} play={play} />
    </div>
  );
}

/** The score of each period or set, the goals of ice hockey, and the lead in basketball. */
function PeriodFacts({ match }: { match: Match }) {
  const { sport, course, home, away } = match;
  const teams = { home: home.name, away: away.name };
  return (
    <div className="match-facts periods" data-sport={sport}>
      <ScoreTable match={match} />
      {course.leads.length > 1 && <LeadChart match={match} />}
      {sport === 'iceHockey' && (
        <section aria-label={say('tab.goals')} className="timeline">
          <h3>{say('tab.goals')}</h3>
          {course.goals.length === 0 && <p>{say('noGoals')}</p>}
          <ol>
            {course.goals.map(({ side, period, minute, score }) => (
              <li key={score.join()} data-side={side}>
                <b>{minute === null ? '' : `${minute}′`}</b>
                <span>{`${score.join('–')}  ${teams[side]}`}</span>
                <small>{periodText(period, minute)}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const PERIODS = 3;
const periodText = (period: number, minute: number | null): string =>
  period <= PERIODS ? say('third', { number: period }) : say(minute === null ? 'shootOut' : 'overtime');

interface PlayProps {
  readonly match: Match;
  readonly play: Play;
}

function Timeline({ match, play }: PlayProps) {
  const teams = { home: match.home.name, away: match.away.name };
  return (
    <section aria-label={say('tab.goals')} className="timeline">
      <h3>{say('tab.goals')}</h3>
      {play.goals.length === 0 && <p>{say('noGoals')}</p>}
      <ol>
        {play.goals.map(({ side, minute, shirt }, index) => (
          <li key={`${minute} ${index}`} data-side={side}>
            <b>{minute}′</b>
            <span>{playerText(`${side === 'home' ? 'h' : 'a'}${shirt}`, teams)}</span>
            <small>{teams[side]}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Statistics({ match: { home, away, score }, play: { half, corners, halfCorners } }: PlayProps) {
  const rest = half && ([score.home - half[0], score.away - half[1]] as const);
  const first = half ?? ([score.home, score.away] as const);
  const rows = [
    [`${say('tab.goals')}, ${say('half', { number: 1 })}`, first],
    ...(rest ? [[`${say('tab.goals')}, ${say('half', { number: 2 })}`, rest] as const] : []),
    ...(corners ? [[say('corners'), corners] as const] : []),
    ...(halfCorners ? [[`${say('corners')}, ${say('half', { number: 1 })}`, halfCorners] as const] : []),
  ] as const;
  return (
    <table className="statistics">
      <caption>{say('statistics')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say('statistics')}</span>
          </th>
          <th scope="col">{home.name}</th>
          <th scope="col">{away.name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, [ours, theirs]]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ours}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
