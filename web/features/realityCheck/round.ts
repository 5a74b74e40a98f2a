import { MINUTE } from '@foyer/domain/duration.ts';
import type { StudioMessage } from '../catalogue/index.ts';

/** CLOCK-03: the reality check waits for an open round as long as the wallet accepts stakes in it. */
export const ROUND_WAIT_MS = 10 * MINUTE;

/** State of the game round, from the game's messages. */
export interface Round {
  readonly isOpen: boolean;
  /** How many stakes were refused because of the reality check. Each refusal shows the check again. */
  readonly refused: number;
}

export const NO_ROUND: Round = { isOpen: false, refused: 0 };

export function roundAfter(
  { isOpen, refused }: Round,
  { type, isCheckDue }: Pick<StudioMessage, 'type' | 'isCheckDue'>,
): Round {
  if (type === 'roundStarted') return { isOpen: true, refused };
  if (type === 'roundEnded') return { isOpen: false, refused };
  return { isOpen, refused: isCheckDue ? refused + 1 : refused };
}
