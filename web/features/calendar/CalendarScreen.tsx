import { useState } from 'react';
import { languageTag } from '@foyer/domain/locale.ts';
import { CalendarHead } from '../../ui/hero/calendar/CalendarHead.tsx';
import { Doors } from '../../ui/hero/calendar/Doors.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import { useAnswer, useContent, useDateTime, useLocale, useText, useTitle } from '../content/index.ts';
import { NotThere, PageToCome } from '../pageStates/index.ts';
import { pictureOf } from '../promotions/index.ts';
import { DoorContentOverlay } from './DoorContentOverlay.tsx';
import { countdownTo, titleOf, type Calendar, type CalendarDoor } from './doors.ts';
import { DoorArt } from './DoorArt.tsx';
import { calendarQuery } from './queries.ts';
import { useDoors } from './useDoors.ts';

/** ROUTE-59, OPEN-44: a door a day. */
export function CalendarScreen() {
  const text = useText();
  const { data, error } = useAnswer(calendarQuery());
  const title = text('calendar.title');
  useTitle(title);
  if (!data) return <PageToCome title={title} hasFailed={error !== undefined} />;
  const calendar = data.viewer?.calendar ?? null;
  // Another countdown is another page: nothing of the one before is open in it.
  if (calendar) return <Countdown key={calendar.id} calendar={calendar} />;
  // EXCLUSION-08, REW-16
  return <NotThere title={title}>{text('places.promotions.keptOut')}</NotThere>;
}

function Countdown({ calendar }: { calendar: Calendar }) {
  const text = useText();
  const [shownId, setShownId] = useState<string | null>(null);
  const doors = useDoors(calendar);
  const nameOf = useDoorName();
  const shown = doors.list.find(({ id }) => id === shownId) ?? null;
  const opened = doors.list.filter(({ state }) => state === 'Open').length;
  const press = (door: CalendarDoor) => (door.state === 'Open' ? setShownId(door.id) : doors.open(door));
  return (
    <>
      <CalendarHead
        rows={[text('calendar.head.first'), text('calendar.head.second', { count: calendar.doors.length })]}
        lead={text(`calendar.lead.${calendar.isLateOpen ? 'open' : 'shut'}`)}
        picture={calendar.picture && pictureOf(calendar.picture)}
      >
        <NextDoor at={calendar.nextDoorAt} />
      </CalendarHead>
      {doors.refusal !== null && (
        <div role="alert">
          <Banner tone="neutral">{text(doors.refusal)}</Banner>
        </div>
      )}
      <Section
        title={text('calendar.doors')}
        count={text('calendar.opened', { opened, count: calendar.doors.length })}
      >
        <Doors
          sceneUrl={calendar.sceneUrl}
          doors={doors.list.map((door) => ({
            key: door.id,
            number: door.number,
            state: door.state,
            name: nameOf(door),
            mark: door.state === 'Today' ? text('calendar.today') : null,
            art: door.state === 'Open' ? <DoorArt door={door} /> : null,
            isFresh: door.id === doors.fresh,
            isOpening: door.id === doors.opening,
            onPress: () => press(door),
            onSwung: () => setShownId(door.id),
          }))}
        />
      </Section>
      {shown?.state === 'Open' && <DoorContentOverlay door={shown} onClose={() => setShownId(null)} />}
    </>
  );
}

/** What is said of a door to who does not see it. */
function useDoorName(): (door: CalendarDoor) => string {
  const text = useText();
  const tag = languageTag(useLocale());
  // A day of the brand's calendar, the same one wherever the reader is.
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (door) =>
    text(`calendar.door.${door.state}`, {
      number: door.number,
      day: format.format(new Date(door.day)),
      title: titleOf(door) ?? text('calendar.nothing'),
    });
}

function NextDoor({ at }: { at: string | null }) {
  const text = useText();
  const dateTime = useDateTime();
  const nowMs = useNow(at !== null, useContent().renderedAtMs);
  if (at === null) return <p className="fy-calendarhead__next">{text('calendar.over')}</p>;
  const { days, clock } = countdownTo(at, nowMs);
  return (
    <p className="fy-calendarhead__next">
      <span aria-hidden="true">
        {text('calendar.next')}{' '}
        <strong>{days > 0 ? `${text('calendar.days', { count: days })} ${clock}` : clock}</strong>
      </span>
      <time className="fy-sr" dateTime={at}>
        {text('calendar.nextAt', { at: dateTime(at) })}
      </time>
    </p>
  );
}
