import type { CSSProperties, ReactNode } from 'react';

import { classNames } from '../../ui/link/classNames.ts';
import './calendar.css';

interface Door {
  readonly key: string;
  readonly number: number;
  readonly state: 'Shut' | 'Today' | 'Late' | 'Missed' | 'Open';
  readonly name: string;
  readonly mark: string | null;
  readonly art: ReactNode;
  /** Opened just now: play the opening animation. */
  readonly isFresh: boolean;
  readonly isOpening: boolean;
  onPress(): void;
  onSwung(): void;
}

export interface DoorsProps {
  readonly sceneUrl: string | null;
  readonly doors: readonly Door[];
}

/** The calendar's doors, one per day, with one picture over all of them. */
export const Doors = ({ sceneUrl, doors }: DoorsProps) => (
  <ol className="fy-doors" style={sceneStyle(sceneUrl, doors.length)}>
    {doors.map((door, index) => (
      <li key={door.key} style={indexStyle(index)}>
        <DoorTile door={door} />
      </li>
    ))}
  </ol>
);

function DoorTile({ door }: { door: Door }) {
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
  const doorClass = classNames('fy-door', isOpening && 'fy-door--opening');
  // A door that cannot be opened is text, not a button.
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

function indexStyle(index: number): CSSProperties {
  const properties: Record<`--${string}`, number> = { '--_i': index };
  return properties;
}
