import { MINUTE } from '@foyer/domain/duration.ts';
import type { StudioMessage } from '../../../features/catalogue/game/launch.ts';

/** CLOCK-03: an open round is waited for as long as the wallet takes stakes in it. */
export const ROUND_WAIT_MS = 10 * MINUTE;

/** What a game has told of its rounds. */
export interface Round {
  readonly isOpen: boolean;
  /** How often a stake was refused because of the check: each time the player is led to it anew. */
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
