import { createStore } from '../../../transport/store/store.ts';

export interface OpenRound {
  /** The frame that plays it. */
  readonly frame: string;
  /** Empty for a round that has started without an id. */
  readonly id: string;
}

export interface GameRound {
  readonly open: readonly OpenRound[];
  /** Number of stakes that were refused because of the reality check. Each refusal shows the check again. */
  readonly refused: number;
}

export const NO_ROUND: GameRound = { open: [], refused: 0 };

/** The rounds of the games on this page, for whose end a reality check waits (CLOCK-03). */
export const gameRound = createStore(NO_ROUND);
