import type { Board } from '../api.ts';
import { say } from '../say.ts';

type Match = NonNullable<Board['match']>;

/** Positions of the ball for the home side, which plays from left to right. */
const POSITIONS = { goal: { x: 298, y: 100 }, corner: { x: 288, y: 12 } } as const;
const WIDTH = 300;

/** A drawn pitch with the ball where the last minute had a goal or a corner, otherwise in the centre. */
export function Pitch({ match: { event, home, away } }: { match: Match }) {
  const at = event ? POSITIONS[event.kind] : { x: WIDTH / 2, y: 100 };
  const x = event?.side === 'away' ? WIDTH - at.x : at.x;
  const team = event?.side === 'away' ? away : home;
  return (
    <figure className="pitch">
      <svg viewBox="-8 -2 316 204" aria-hidden="true">
        <rect className="grass" x="-8" y="-2" width="316" height="204" rx="6" />
        {[0, 60, 120, 180, 240].map((start) => (
          <rect key={start} className="stripe" x={start} y="0" width="30" height="200" />
        ))}
        <g className="lines">
          <path d="M4 4h292v192H4zM150 4v192M4 48h44v104H4M296 48h-44v104h44M4 78h16v44H4M296 78h-16v44h16" />
          <circle cx="150" cy="100" r="28" />
          <path d="M4 12a8 8 0 0 0 8-8M296 12a8 8 0 0 1-8-8M4 188a8 8 0 0 1 8 8M296 188a8 8 0 0 0-8 8" />
          <path d="M4 86h-8v28h8M296 86h8v28h-8" />
        </g>
        <g className="ball" style={{ transform: `translate(${x}px, ${at.y}px)` }}>
          {event && <circle className={`ring ${event.kind}`} r="12" />}
          <circle r="5" fill="#fff" stroke="#14201b" strokeWidth="1.5" />
        </g>
      </svg>
      <figcaption aria-live="polite">
        {event ? say(`event.${event.kind}`, { team: team.name }) : ''}
      </figcaption>
    </figure>
  );
}
