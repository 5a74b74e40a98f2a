import type { CSSProperties, ReactNode } from 'react';

import { classNames } from '../../link/classNames.ts';
import './calendar.css';

interface Door {
  readonly key: string;
  readonly number: number;
  readonly state: 'Shut' | 'Today' | 'Late' | 'Missed' | 'Open';
  /** All there is to say of it. */
  readonly name: string;
  /** A word under its number. */
  readonly mark: string | null;
  /** What is to be seen behind it. */
  readonly art: ReactNode;
  /** It is opened now: its leaf swings. */
  readonly isFresh: boolean;
  readonly isOpening: boolean;
  onPress(): void;
  /** The leaf is out of the way. */
  onSwung(): void;
}

export interface DoorsProps {
  /** One picture over all of them, a path. */
  readonly sceneUrl: string | null;
  readonly doors: readonly Door[];
}

/** One picture behind as many doors as there are days. */
export const Doors = ({ sceneUrl, doors }: DoorsProps) => (
  <ol className="fy-doors" style={sceneStyle(sceneUrl, doors.length)}>
    {doors.map((door, place) => (
      <li key={door.key} style={placeStyle(place)}>
        <DoorOf door={door} />
      </li>
    ))}
  </ol>
);

function DoorOf({ door }: { door: Door }) {
  const { number, state, name, mark, art, isFresh, isOpening, onPress, onSwung } = door;
  const face = (
    <>
      <span className="fy-sr">{name}</span>
      {art}
      <span className="fy-door__number" aria-hidden="true">
        {number}
        {mark !== null && <small>{mark}</small>}
      </span>
    </>
  );
  const look = classNames('fy-door', isOpening && 'fy-door--opening');
  // What cannot be pressed is read and no button.
  if (state === 'Shut' || state === 'Missed')
    return (
      <div className={look} data-state={state}>
        {face}
      </div>
    );
  return (
    <button type="button" className={look} data-state={state} onClick={onPress}>
      {face}
      {isFresh && (
        <span className="fy-door__leaf" aria-hidden="true" onAnimationEnd={onSwung}>
          {number}
        </span>
      )}
    </button>
  );
}

function sceneStyle(url: string | null, count: number): CSSProperties {
  const properties: Record<`--${string}`, string | number> = {
    '--_count': count,
    ...(url !== null && { '--_scene': `url("${url}")` }),
  };
  return properties;
}

function placeStyle(place: number): CSSProperties {
  const properties: Record<`--${string}`, number> = { '--_i': place };
  return properties;
}
