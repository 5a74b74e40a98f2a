import type { ReactNode } from 'react';

import './gamePage.css';

export interface GameStageProps {
  title: string;
  studio: string;
  back: ReactNode;
  /** Favourite and full screen buttons. */
  actions?: ReactNode;
  /** The studio's iframe or its replacement. Give it `gameFrameClass`. */
  children: ReactNode;
  /** Covers the frame until the game is ready, or if it failed. */
  curtain?: ReactNode;
  /** Content below the frame. */
  notes?: ReactNode;
}

export const gameFrameClass = 'fy-game__frame';

/** A game frame and its toolbar. On a small screen a running game fills the page. */
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

/** Notes on the current play mode, and a switch between real money and demo play. */
export function GameNotes({ switchMode, children }: { switchMode?: ReactNode; children?: ReactNode }) {
  return (
    <div className="fy-game__notes">
      <div>{children}</div>
      {switchMode}
    </div>
  );
}

/** Facts of the game: return to player, maximum win, paylines, stakes. */
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
