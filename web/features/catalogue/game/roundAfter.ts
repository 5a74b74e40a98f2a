import type { GameRound, OpenRound } from './gameRound.ts';
import type { StudioMessage } from './frame/studioMessage.ts';

/** The rounds of the page after a message of a frame. */
export function roundAfter(
  { open, refused }: GameRound,
  frame: string,
  { type, roundId, isCheckDue }: Pick<StudioMessage, 'type' | 'roundId' | 'isCheckDue'>,
): GameRound {
  if (type === 'roundStarted') return { open: [...open, { frame, id: roundId }], refused };
  // An end without an id ends all rounds of its frame, and an end with one also those that started without.
  const isLeft = (one: OpenRound) =>
    one.frame !== frame || (one.id !== '' && roundId !== '' && one.id !== roundId);
  if (type === 'roundEnded') return { open: open.filter(isLeft), refused };
  return { open, refused: isCheckDue ? refused + 1 : refused };
}

/** Without the rounds of a frame that is gone. Its refusals stay counted: another number would show the check again. */
export const withoutFrame = ({ open, refused }: GameRound, frame: string): GameRound => ({
  open: open.filter((one) => one.frame !== frame),
  refused,
});
