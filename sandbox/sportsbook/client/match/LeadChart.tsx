import type { Board } from '../api.ts';
import { say } from '../say.ts';

type Match = NonNullable<Board['match']>;

const WIDTH = 400;
const HEIGHT = 120;
const TICKS_PER_QUARTER = 48;
const QUARTERS = 4;

/** The lead of either team over a basketball match: the home team above the line, the away team below it. */
export function LeadChart({ match: { home, away, course } }: { match: Match }) {
  const { leads } = course;
  const largest = Math.max(8, ...leads.map(Math.abs));
  const ticks = Math.max(TICKS_PER_QUARTER * QUARTERS, leads.length - 1);
  const xOf = (tick: number): number => (tick / ticks) * WIDTH;
  const yOf = (lead: number): number => HEIGHT / 2 - (lead / largest) * (HEIGHT / 2 - 4);
  const line = leads.map((lead, tick) => `${xOf(tick).toFixed(1)} ${yOf(lead).toFixed(1)}`).join('L');
  const end = xOf(leads.length - 1).toFixed(1);
  const text = say('leadText', {
    home: home.name,
    ours: Math.max(0, ...leads),
    away: away.name,
    theirs: Math.max(0, ...leads.map((lead) => -lead)),
  });
  return (
    <figure className="lead-chart">
      <h3>{say('lead')}</h3>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="area" d={`M0 ${HEIGHT / 2}L${line}L${end} ${HEIGHT / 2}Z`} />
        {[1, 2, 3].map((quarter) => (
          <path key={quarter} className="grid" d={`M${xOf(quarter * TICKS_PER_QUARTER)} 0V${HEIGHT}`} />
        ))}
        <path className="middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className="line" d={`M${line}`} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
