import { Section } from '../../ui/section/Section.tsx';
import { useDayTime } from '../../i18n/useDayTime.ts';
import { useSettings } from '../../app/app.tsx';
import { useHref, useText } from '../../i18n/i18n.tsx';
import { DoorArt } from './DoorArt.tsx';
import { FoundAction } from './DoorContent.tsx';
import { titleOf, type Calendar, type CalendarDoor } from './doors.ts';
import type { Progress } from './progress.ts';
import { useDay } from './useDay.ts';
import './lists.css';

/** The next doors: their days, and what the brand lets players see of them. */
export function NextDoors({ doors }: { doors: readonly CalendarDoor[] }) {
  const text = useText();
  const day = useDay();
  if (doors.length === 0) return null;
  return (
    <Section title={text('calendar.coming')}>
      <ol className="fy-nextdoors">
        {doors.map((door) => (
          <li key={door.id}>
            <span className="fy-nextdoors__art" aria-hidden="true">
              {door.preview?.tileUrl ? <DoorArt door={door} sizes="4rem" /> : door.number}
            </span>
            <span>
              <small>{text('calendar.coming.door', { number: door.number, day: day(door.day) })}</small>
              <b>{door.preview?.title ?? text('calendar.coming.closed')}</b>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface FindsProps {
  readonly doors: readonly CalendarDoor[];
  onShow(door: CalendarDoor): void;
}

/** Everything that the player has found, the latest first. */
export function Finds({ doors, onShow }: FindsProps) {
  const text = useText();
  const day = useDay();
  const href = useHref();
  const hasRewards = useSettings().pages.includes('rewards');
  return (
    <Section
      title={text('calendar.found')}
      {...(hasRewards && { more: { href: href('/rewards/'), label: text('calendar.found.rewards') } })}
    >
      {doors.length === 0 ? (
        <p className="fy-muted">{text('calendar.found.none')}</p>
      ) : (
        <ul className="fy-finds">
          {doors.map((door) => (
            <li key={door.id}>
              <span className="fy-finds__art" aria-hidden="true">
                <DoorArt door={door} sizes="4rem" />
              </span>
              <div>
                <small>{text('calendar.coming.door', { number: door.number, day: day(door.day) })}</small>
                <h3>{titleOf(door) ?? text('calendar.empty')}</h3>
                <FoundAction content={door.content} onShow={() => onShow(door)} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What a player can rely on, in whole sentences. */
export function Rules({ calendar, lastDay }: { calendar: Calendar; lastDay: string | null }) {
  const text = useText();
  const day = useDay();
  const dayTime = useDayTime();
  const { nextDoorAt, isLateOpen } = calendar;
  const last = lastDay === null ? '' : day(lastDay);
  return (
    <Section title={text('calendar.rules')}>
      <ul className="fy-calendarrules">
        {nextDoorAt !== null && <li>{text('calendar.nextAt', { at: dayTime(nextDoorAt) })}</li>}
        <li>{isLateOpen ? text('calendar.rules.late', { day: last }) : text('calendar.rules.missed')}</li>
        <li>{text('calendar.rules.stays', { day: last })}</li>
        <li>{text('calendar.rules.free')}</li>
      </ul>
    </Section>
  );
}

/** OPEN-44: how many doors are open, and what became of the others. A missed door is no loss of a series. */
export function Summary({ progress, count }: { progress: Progress; count: number }) {
  const text = useText();
  const { opened, missed, late } = progress;
  return (
    <p className="fy-doorsummary">
      <span>{text('calendar.summary', { opened: opened.length, count })}</span>{' '}
      {missed > 0 && <span>{text('calendar.summary.missed', { count: missed })}</span>}
      {late > 0 && <span>{text('calendar.summary.late', { count: late })}</span>}
    </p>
  );
}
