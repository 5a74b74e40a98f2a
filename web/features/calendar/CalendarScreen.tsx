import { useState } from 'react';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { customProperties } from '../../ui/styles/customProperties.ts';
import { Section } from '../../ui/section/Section.tsx';
import { useQuery } from '../../app/graphql.tsx';
import { useText } from '../../i18n/i18n.tsx';
import { useTitle } from '../../app/head.tsx';
import { PageUnavailable } from '../../app/PageUnavailable.tsx';
import { PendingPage } from '../../app/PendingPage.tsx';
import type { Calendar, CalendarDoor } from './doors.ts';
import { Door } from './Door.tsx';
import { DoorContentOverlay } from './DoorContent.tsx';
import { Finds, NextDoors, Rules, Summary } from './Lists.tsx';
import { progressOf } from './progress.ts';
import { calendarQuery } from './queries.ts';
import { Stage } from './Stage.tsx';
import { useDoors, type Doors } from './useDoors.ts';
import './calendar.css';

/** ROUTE-59, OPEN-44: a countdown calendar with one door per day. */
export function CalendarScreen() {
  const text = useText();
  const { data, error } = useQuery(calendarQuery());
  const title = text('calendar.title');
  useTitle(title);
  if (!data) return <PendingPage title={title} hasFailed={error !== undefined} />;
  const calendar = data.viewer?.calendar ?? null;
  // The key resets the opened doors when another calendar starts.
  if (calendar) return <Countdown key={calendar.id} calendar={calendar} />;
  // EXCLUSION-08, REW-16: an excluded or blocked player has no calendar.
  return <PageUnavailable title={title}>{text('places.promotions.keptOut')}</PageUnavailable>;
}

function Countdown({ calendar }: { calendar: Calendar }) {
  const text = useText();
  const [shownId, setShownId] = useState<string | null>(null);
  const doors = useDoors(calendar);
  const shown = doors.list.find(({ id }) => id === shownId) ?? null;
  const progress = progressOf(doors.list);
  const { today, next, opened, lastDay } = progress;
  const show = ({ id }: CalendarDoor) => setShownId(id);
  return (
    <>
      <Stage calendar={calendar} doors={doors} today={today} onShow={show} />
      {doors.refusal !== null && (
        <div role="alert">
          <Banner tone="neutral">{text(doors.refusal)}</Banner>
        </div>
      )}
      <NextDoors doors={next} />
      <Section title={text('calendar.doors')}>
        <Summary progress={progress} count={doors.list.length} />
        <Grid sceneUrl={calendar.sceneUrl} doors={doors} today={today} onShow={show} />
      </Section>
      <Finds doors={opened} onShow={show} />
      <Rules calendar={calendar} lastDay={lastDay} />
      {shown?.state === 'Open' && <DoorContentOverlay door={shown} onClose={() => setShownId(null)} />}
    </>
  );
}

interface GridProps {
  readonly sceneUrl: string | null;
  readonly doors: Doors;
  readonly today: CalendarDoor | null;
  onShow(door: CalendarDoor): void;
}

/** All doors in one picture, which the style sheet moves by the door's index. */
function Grid({ sceneUrl, doors, today, onShow }: GridProps) {
  return (
    <ol
      className="fy-doors"
      style={customProperties({
        '--_count': doors.list.length,
        ...(sceneUrl !== null && { '--_scene': `url("${sceneUrl}")` }),
      })}
    >
      {doors.list.map((door, index) => (
        <li key={door.id} style={customProperties({ '--_i': index })}>
          <Door
            door={door}
            // Today's door opens at the top of the page.
            isFresh={door.id === doors.fresh && door.id !== today?.id}
            isOpening={door.id === doors.opening}
            onPress={() => (door.state === 'Open' ? onShow(door) : doors.open(door))}
            onOpened={() => onShow(door)}
          />
        </li>
      ))}
    </ol>
  );
}
