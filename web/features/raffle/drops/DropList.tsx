import type { RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useNow } from '../../../ui/section/useNow.ts';
import { useApp } from '../../../app/app.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { RaffleAmounts } from '../useRaffleAmounts.ts';
import { isShown, nextDrop, potOf, ticketsOf, timeLeft } from './dropState.ts';
import type { Drops } from './useDrops.ts';
import './dropCard.css';

interface DropListProps {
  readonly drops: Drops;
  readonly amounts: RaffleAmounts;
  /** Number of expected drops; those not loaded yet are shown as placeholders. */
  readonly count: number;
}

/** RAFF-05: the running drops, each with its prizes and remaining time. */
export function DropList({ drops, amounts, count }: DropListProps) {
  const text = useText();
  return (
    <Section title={text('raffle.drops')}>
      {drops.state.reading === 'failed' ? (
        <Failed onRetry={drops.store.retry} />
      ) : (
        <Cards drops={drops} amounts={amounts} count={count} />
      )}
    </Section>
  );
}

function Cards({ drops: { state }, amounts, count }: DropListProps) {
  const text = useText();
  const shown = state.drops.filter(isShown);
  const nowMs = useNow(shown.length > 0, useApp().renderedAtMs);
  const next = nextDrop(shown, nowMs);
  const coming = state.reading === 'coming' ? count - state.drops.length : 0;
  if (shown.length + coming === 0) return <p>{text('raffle.drops.none')}</p>;
  return (
    <ul className="fy-drops">
      {shown.map((drop) => (
        <li key={drop.type}>
          <Card
            drop={drop}
            nowMs={nowMs}
            isNext={drop === next}
            tickets={ticketsOf(state, drop)}
            amounts={amounts}
          />
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming ${index}`}>
          <DropSkeleton />
        </li>
      ))}
    </ul>
  );
}

interface CardProps {
  readonly drop: RaffleInstance;
  readonly nowMs: number;
  readonly isNext: boolean;
  readonly tickets: number | null;
  readonly amounts: RaffleAmounts;
}

function Card({ drop, nowMs, isNext, tickets, amounts }: CardProps) {
  const text = useText();
  const dateTime = useDateTime();
  const left = timeLeft(drop, nowMs);
  const pot = potOf(drop);
  return (
    <article className="fy-drop" data-next={isNext ? '' : undefined}>
      <div className="fy-drop__ring">
        <Ring part={left.part} />
        <span className="fy-drop__time" aria-hidden="true">
          {left.text}
          <small>{text(`raffle.unit.${left.unit}`, { count: left.count })}</small>
        </span>
      </div>
      <div className="fy-drop__body">
        <h3 className="fy-drop__name">
          {text(`raffle.drop.${drop.type}`)}
          {isNext && <span className="fy-drop__next">{text('raffle.next')}</span>}
        </h3>
        <span className="fy-drop__pot">{pot !== null && <Money parts={amounts.parts(pot)} isDisplay />}</span>
        {/* A fixed text, so that screen readers do not announce the countdown every second. */}
        <time className="fy-sr" dateTime={drop.timestamp_end}>
          {text('raffle.ends', { when: dateTime(drop.timestamp_end) })}
        </time>
        {tickets !== null && (
          <span className="fy-drop__tickets">
            <Icon name="ticket" weight="fill" size="small" />
            {text('raffle.tickets', { count: tickets })}
          </span>
        )}
      </div>
    </article>
  );
}

const DropSkeleton = () => (
  <div className="fy-drop" aria-hidden="true">
    <div className="fy-drop__ring">
      <Ring part={0} />
    </div>
    <div className="fy-drop__body">
      <Skeleton shape="line" />
      <Skeleton shape="title" />
    </div>
  </div>
);

/** HTTP-08: shown if the drops could not be loaded. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <div role="alert">
      <State
        title={text('raffle.failed.title')}
        headingLevel={3}
        isPlain
        action={<Button onClick={onRetry}>{text('raffle.retry')}</Button>}
      >
        {text('raffle.failed.text')}
      </State>
    </div>
  );
}

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;
const TICKS = 12;

/** Remaining time as a ring that starts at twelve o'clock. @param part remaining share, 0 to 1 */
function Ring({ part }: { part: number }) {
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

const TICK_MARKS = Array.from({ length: TICKS }, (_, tick) => {
  const turn = (2 * Math.PI * tick) / TICKS;
  const [from, to] = [pointAt(turn, 33.5), pointAt(turn, tick % 3 === 0 ? 37.5 : 35.5)];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}).join('');
