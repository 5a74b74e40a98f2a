import { classNames } from '../../ui/link/classNames.ts';
import { useDateTag, useText } from '../../i18n/i18n.tsx';
import { titleOf, type CalendarDoor } from './doors.ts';
import './calendar.css';
import { imageSources } from '@foyer/contract/catalogue/images.ts';

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
      {(state === 'Open' || door.preview) && <DoorArt door={door} />}
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
  const tag = useDateTag();
  // The date is formatted in UTC, because it is a calendar day of the brand, the same in every time zone.
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const title = titleOf(door) ?? text('calendar.nothing');
  const day = format.format(new Date(door.day));
  if (door.preview)
    return text('calendar.door.Preview', { number: door.number, day, title: door.preview.title });
  return text(`calendar.door.${door.state}`, { number: door.number, day, title });
}

const SIZES = '(min-width: 48rem) 8rem, 23vw';

function DoorArt({ door: { content, preview, ...door } }: { door: CalendarDoor }) {
  const tileUrl = door.tileUrl ?? preview?.tileUrl ?? null;
  if (tileUrl !== null)
    return (
      <img {...imageSources(tileUrl, 'portrait')} sizes={SIZES} alt="" loading="lazy" decoding="async" />
    );
  const picture = content?.__typename === 'PromotionBlock' ? content.promotion.picture : content?.picture;
  return picture ? <img src={picture.url} alt="" loading="lazy" decoding="async" /> : null;
}
