import { useRef, type ReactNode } from 'react';
import { useTopOffset } from './useTopOffset.ts';

import './sportsbookStage.css';

export interface SportsbookStageProps {
  /** Covers the frame until the sportsbook is ready, or replaces it. */
  curtain?: ReactNode;
  /** Messages to the player above the frame. */
  notes?: ReactNode;
  /** The sportsbook's iframe. Give it `bookFrameClass`. */
  children?: ReactNode;
}

export const bookFrameClass = 'fy-sportsbook__frame';

/** The sportsbook's frame, which fills the page beside header and menu from the first paint. */
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
