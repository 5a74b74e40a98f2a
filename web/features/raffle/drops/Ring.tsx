import './dropCard.css';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;
const TICKS = 12;

/** The remaining time as a ring, clockwise from twelve o'clock. @param part remaining share, 0 to 1 */
export function Ring({ part }: { part: number }) {
  const turn = 2 * Math.PI * part;
  const hand = pointAt(turn, RADIUS);
  return (
    <svg className="fy-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle className="fy-ring__track" cx="50" cy="50" r={RADIUS} />
      <circle
        className="fy-ring__value"
        cx="50"
        cy="50"
        r={RADIUS}
        strokeDasharray={`${round(part * ROUND)} ${round(ROUND)}`}
      />
      <path className="fy-ring__ticks" d={TICK_MARKS} />
      <circle className="fy-ring__hand" cx={hand.x} cy={hand.y} r="4.6" />
    </svg>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** @param turn radians, clockwise from twelve o'clock */
const pointAt = (turn: number, radius: number) => ({
  x: round(50 + radius * Math.sin(turn)),
  y: round(50 - radius * Math.cos(turn)),
});

/** Every third tick is longer. */
const TICK_MARKS = Array.from({ length: TICKS }, (_, tick) => {
  const turn = (2 * Math.PI * tick) / TICKS;
  const [from, to] = [pointAt(turn, 33.5), pointAt(turn, tick % 3 === 0 ? 37.5 : 35.5)];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}).join('');
