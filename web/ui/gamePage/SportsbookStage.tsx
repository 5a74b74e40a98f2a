import { useRef, type ReactNode } from 'react';
import { useTopOffset } from './useTopOffset.ts';

import './sportsbookStage.css';

export interface SportsbookStageProps {
  /** Over the frame until the book is ready, or in its place. */
  curtain?: ReactNode;
  /** Before the frame: what the player is to know. */
  notes?: ReactNode;
  /** The book's frame. Give it `bookFrameClass`. */
  children?: ReactNode;
}

export const bookFrameClass = 'fy-sportsbook__frame';

/** All that the page has beside header and menu is the book's, from the first moment on. */
export function SportsbookStage({ curtain, notes, children }: SportsbookStageProps) {
  const view = useRef<HTMLDivElement>(null);
  useTopOffset(view);
  return (
    <div className="fy-sportsbook">
      {notes}
      <div ref={view} className="fy-sportsbook__view">
        {children}
        {curtain && <div className="fy-sportsbook__curtain">{curtain}</div>}
      </div>
    </div>
  );
}
