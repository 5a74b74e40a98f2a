import type { RaffleInstance } from '@foyer/contract/raffle/drops.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { State } from '../../../ui/feedback/State.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { DropCard, DropCards, DropSkeleton } from './DropCard.tsx';
import { Section } from '../../../ui/section/Section.tsx';
import { useNow } from '../../../ui/section/useNow.ts';
import { useApp } from '../../../app/app.tsx';
import { useDateTime } from '../../../i18n/useDateTime.ts';
import { useText } from '../../../i18n/i18n.tsx';
import type { RaffleAmounts } from '../useRaffleAmounts.ts';
import { isShown, nextDrop, potOf, ticketsOf, timeLeft } from './dropState.ts';
import type { Drops } from './useDrops.ts';

interface DropListProps {
  readonly drops: Drops;
  readonly amounts: RaffleAmounts;
  /** Number of expected drops; those not loaded yet are shown as placeholders. */
  readonly count: number;
}

/** RAFF-05 */
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
    <DropCards>
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
    </DropCards>
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
  const { text: left, unit, count, part } = timeLeft(drop, nowMs);
  const pot = potOf(drop);
  return (
    <DropCard
      name={text(`raffle.drop.${drop.type}`)}
      next={isNext ? text('raffle.next') : null}
      left={{ text: left, unit: text(`raffle.unit.${unit}`, { count }), part }}
      ends={text('raffle.ends', { when: dateTime(drop.timestamp_end) })}
      endsAt={drop.timestamp_end}
      pot={pot !== null && <Money parts={amounts.parts(pot)} isDisplay />}
      tickets={tickets === null ? null : text('raffle.tickets', { count: tickets })}
    />
  );
}

/** HTTP-08 */
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
