import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useNow } from '../../ui/section/useNow.ts';
import { customProperties } from '../../ui/styles/customProperties.ts';
import { classNames } from '../../ui/link/classNames.ts';
import { useApp } from '../../app/app.tsx';
import { useDateTime } from '../../i18n/useDateTime.ts';
import { useText } from '../../i18n/i18n.tsx';
import { pictureOf } from '../promotions/index.ts';
import { DoorArt } from './DoorArt.tsx';
import { FoundToday } from './DoorContent.tsx';
import { countdownTo, titleOf, type Calendar, type CalendarDoor } from './doors.ts';
import type { Doors } from './useDoors.ts';
import { useDay } from './useDay.ts';
import './stage.css';

interface StageProps {
  readonly calendar: Calendar;
  readonly doors: Doors;
  readonly today: CalendarDoor | null;
  onShow(door: CalendarDoor): void;
}

/** The top of the page: today's door in the scene of the calendar, and beside it what to do, or what was behind it. */
export function Stage({ calendar, doors, today, onShow }: StageProps) {
  const text = useText();
  const { isLateOpen, nextDoorAt, sceneUrl } = calendar;
  const isFresh = today !== null && today.id === doors.fresh;
  const heading = useFocusWhen<HTMLHeadingElement>(isFresh);
  return (
    <section
      className="fy-stage"
      style={customProperties(sceneUrl === null ? {} : { '--_scene': `url("${sceneUrl}")` })}
    >
      <div className="fy-stage__scene">
        {today ? (
          <BigDoor
            door={today}
            isFresh={isFresh}
            isOpening={today.id === doors.opening}
            onPress={() => doors.open(today)}
          />
        ) : (
          calendar.picture && <img src={pictureOf(calendar.picture).url} alt="" decoding="async" />
        )}
      </div>
      <div className="fy-stage__text">
        <h1>
          <span>{text('calendar.head.first')}</span>{' '}
          <span>{text('calendar.head.second', { count: doors.list.length })}</span>
        </h1>
        {today?.state === 'Open' ? (
          <Opened door={today} heading={heading} onShow={onShow} />
        ) : (
          <>
            {today && (
              <p className="fy-stage__lead">{text(`calendar.lead.${isLateOpen ? 'open' : 'shut'}`)}</p>
            )}
            {today && (
              <Button
                variant="primary"
                size="large"
                isLoading={doors.opening === today.id}
                onClick={() => doors.open(today)}
              >
                {text('calendar.openToday', { number: today.number })}
              </Button>
            )}
          </>
        )}
        <NextDoor at={nextDoorAt} />
      </div>
    </section>
  );
}

interface OpenedProps {
  readonly door: CalendarDoor;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  onShow(door: CalendarDoor): void;
}

function Opened({ door, heading, onShow }: OpenedProps) {
  const text = useText();
  const { number, content } = door;
  return (
    <div className="fy-stage__found">
      <h2 ref={heading} tabIndex={-1}>
        <small>{text('calendar.behind', { number })}</small>{' '}
        {titleOf(door) !== null && <span>{titleOf(door)}</span>}
      </h2>
      <FoundToday content={content} onShow={() => onShow(door)} />
    </div>
  );
}

/** Moves the focus to what appeared after a press, and its picture into view. */
function useFocusWhen<Focused extends HTMLElement>(isNow: boolean) {
  const element = useRef<Focused>(null);
  const focus = useEffectEvent(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.closest('section')?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (isNow) focus();
  }, [isNow]);
  return element;
}

interface BigDoorProps {
  readonly door: CalendarDoor;
  readonly isFresh: boolean;
  readonly isOpening: boolean;
  onPress(): void;
}

const SIZES = '(min-width: 64rem) 16rem, 11rem';
/** Pieces of paper that fly out of a door. */
const PIECES = 16;

/** A press on the door does what the button beside it does, so only that button is announced and takes the focus. */
function BigDoor({ door, isFresh, isOpening, onPress }: BigDoorProps) {
  const day = useDay();
  const { number, state } = door;
  const isOpen = state === 'Open';
  return (
    <div className={classNames('fy-bigdoor', isFresh && 'fy-bigdoor--fresh')} data-open={isOpen}>
      <div className="fy-bigdoor__room">{isOpen && <DoorArt door={door} sizes={SIZES} />}</div>
      {isFresh && (
        <div className="fy-bigdoor__paper" aria-hidden="true">
          {Array.from({ length: PIECES }, (_, index) => (
            <i key={index} style={customProperties({ '--_n': index })} />
          ))}
        </div>
      )}
      <button
        type="button"
        className={classNames('fy-bigdoor__leaf', isOpening && 'fy-door--opening')}
        tabIndex={-1}
        aria-hidden="true"
        disabled={isOpen}
        onClick={onPress}
      >
        <small>{day(door.day)}</small>
        <b>{number}</b>
      </button>
    </div>
  );
}

function NextDoor({ at }: { at: string | null }) {
  const text = useText();
  const dateTime = useDateTime();
  const nowMs = useNow(at !== null, useApp().renderedAtMs);
  if (at === null) return <p className="fy-stage__next">{text('calendar.over')}</p>;
  const { days, clock } = countdownTo(at, nowMs);
  return (
    <p className="fy-stage__next">
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
