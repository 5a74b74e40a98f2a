import { classNames } from '../../ui/link/classNames.ts';
import { useText } from '../../i18n/i18n.tsx';
import { titleOf, type CalendarDoor } from './doors.ts';
import { DoorArt } from './DoorArt.tsx';
import { useDay } from './useDay.ts';
import './calendar.css';

interface DoorProps {
  readonly door: CalendarDoor;
  /** The door was opened just now, so the opening animation is played. */
  readonly isFresh: boolean;
  readonly isOpening: boolean;
  onPress(): void;
  onOpened(): void;
}

/** A door that cannot be opened is text, not a button. */
export function Door({ door, isFresh, isOpening, onPress, onOpened }: DoorProps) {
  const text = useText();
  const { number, state } = door;
  const face = (
    <>
      <span className="fy-sr">{useDoorName(door)}</span>
      {(state === 'Open' || door.preview) && <DoorArt door={door} sizes={SIZES} />}
      <span className="fy-door__number" aria-hidden="true">
        {number}
        {state === 'Today' && <small>{text('calendar.today')}</small>}
      </span>
    </>
  );
  const doorClass = classNames('fy-door', isOpening && 'fy-door--opening');
  if (state === 'Shut' || state === 'Missed')
    return (
      <div className={doorClass} data-state={state}>
        {face}
      </div>
    );
  return (
    <button type="button" className={doorClass} data-state={state} onClick={onPress}>
      {face}
      {isFresh && (
        <span className="fy-door__leaf" aria-hidden="true" onAnimationEnd={onOpened}>
          {number}
        </span>
      )}
    </button>
  );
}

function useDoorName(door: CalendarDoor): string {
  const text = useText();
  const dayOf = useDay();
  const title = titleOf(door) ?? text('calendar.nothing');
  const day = dayOf(door.day);
  if (door.preview)
    return text('calendar.door.Preview', { number: door.number, day, title: door.preview.title });
  return text(`calendar.door.${door.state}`, { number: door.number, day, title });
}

const SIZES = '(min-width: 48rem) 8rem, 23vw';
