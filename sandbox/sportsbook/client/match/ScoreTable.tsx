import type { Board } from '../api.ts';
import { isOn } from '../matches/when.tsx';
import { say } from '../say.ts';

type Match = NonNullable<Board['match']>;
type Pair = readonly [home: number, away: number];

interface Column {
  readonly name: string;
  /** What a narrow table shows in place of the name. */
  readonly short: string;
  readonly score: Pair | null;
  readonly isCurrent: boolean;
}

const REGULAR: Readonly<Partial<Record<Match['sport'], number>>> = { iceHockey: 3, basketball: 4, tennis: 3 };
const NAMES: Readonly<Partial<Record<Match['sport'], string>>> = {
  iceHockey: 'third',
  basketball: 'quarter',
  tennis: 'set',
};

function columnsOf({ sport, score, period, phase }: Match): readonly Column[] {
  const scores = (sport === 'tennis' ? score.sets : score.periods) ?? [];
  const current = sport === 'tennis' ? scores.length : period;
  const columns = Array.from({ length: REGULAR[sport] ?? 0 }, (_, index): Column => {
    const hasBegun = index < current && phase !== 'postponed';
    return {
      name: say(NAMES[sport] ?? '', { number: index + 1 }),
      short: String(index + 1),
      score: scores[index] ?? (hasBegun && isLive(phase) ? [0, 0] : null),
      isCurrent: phase === 'live' && index === current - 1,
    };
  });
  if (sport === 'tennis' || (columns.length >= scores.length && period <= columns.length)) return columns;
  const name = say(score.isShootOut ? 'shootOut' : 'overtime');
  const extra = scores[columns.length] ?? [0, 0];
  return [...columns, { name, short: '+', score: extra, isCurrent: phase === 'live' }];
}

const isLive = (phase: Match['phase']): boolean => phase === 'live' || phase === 'break';

/** The score of each period or set, with the total; in tennis also who serves. */
export function ScoreTable({ match }: { match: Match }) {
  const columns = columnsOf(match);
  return (
    <table className="score-table">
      <caption>{say(match.sport === 'tennis' ? 'scoreBySet' : 'scoreByPeriod')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say('teams')}</span>
          </th>
          {columns.map(({ name, short, isCurrent }) => (
            <th scope="col" key={name} data-current={isCurrent || undefined}>
              <abbr title={name}>{short}</abbr>
              <span className="unseen">{name}</span>
            </th>
          ))}
          <th scope="col">{say('total')}</th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side, index) => (
          <tr key={side}>
            <th scope="row">
              {match[side].name}
              {match.serving === side && isOn(match) && (
                <span className="serving">
                  <span className="unseen">{say('serving')}</span>
                </span>
              )}
            </th>
            {columns.map(({ name, score, isCurrent }) => (
              <td
                key={name}
                data-current={isCurrent || undefined}
                data-best={(score && (score[index] ?? 0) > (score[1 - index] ?? 0)) || undefined}
              >
                {score ? score[index] : <span aria-hidden="true">–</span>}
              </td>
            ))}
            <td className="sum">{match.score[side]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
