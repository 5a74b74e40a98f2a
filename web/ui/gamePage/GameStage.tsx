import type { ReactNode } from 'react';

import './gamePage.css';

export interface GameStageProps {
  title: string;
  studio: string;
  back: ReactNode;
  /** Favourite, full screen. */
  actions?: ReactNode;
  /** The studio's frame, or what stands in its place. Give it `gameFrameClass`. */
  children: ReactNode;
  /** Over the frame until the game is ready, or when it failed. */
  curtain?: ReactNode;
  /** Under the frame. */
  notes?: ReactNode;
}

export const gameFrameClass = 'fy-game__frame';

/** A game and the bar over it: all there is on a small screen while it runs. */
export function GameStage({ title, studio, back, actions, children, curtain, notes }: GameStageProps) {
  return (
    <div className="fy-game">
      <div className="fy-game__bar">
        {back}
        <h1 className="fy-game__title">
          {title} <small>{studio}</small>
        </h1>
        {actions}
      </div>
      <div className="fy-game__stage">
        <div className="fy-game__view">
          {children}
          {curtain && <div className="fy-game__loading">{curtain}</div>}
        </div>
      </div>
      {notes}
    </div>
  );
}

/** What is said of the game as it is played, and the way to play it otherwise. */
export function GameNotes({ switchMode, children }: { switchMode?: ReactNode; children?: ReactNode }) {
  return (
    <div className="fy-game__notes">
      <div>{children}</div>
      {switchMode}
    </div>
  );
}

/** What a game states of itself: return, highest win, ways, stake. */
export function GameFacts({ facts }: { facts: readonly { key: string; name: string; value: ReactNode }[] }) {
  return (
    <dl className="fy-facts">
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
