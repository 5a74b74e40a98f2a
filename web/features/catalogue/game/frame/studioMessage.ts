import { refusedBetIn, type RefusedBet } from '../../../limits/index.ts';

const MESSAGE_TYPES = ['ready', 'roundStarted', 'roundEnded', 'failed'] as const;

export interface StudioMessage {
  readonly type: (typeof MESSAGE_TYPES)[number];
  /** For the start and the end of a round; empty when the studio sends none. */
  readonly roundId: string;
  /** For a failure: the wallet accepts no more stakes in this frame's session. */
  readonly isSessionEnded: boolean;
  /** For a failure: the frame lost its server, or the server lost the wallet. */
  readonly isLineLost: boolean;
  /** For a failure: the player must first respond to a reality check (CLOCK-03). */
  readonly isCheckDue: boolean;
  /** For a failure: the player must first accept new legal documents (OVER-08). */
  readonly isContentDue: boolean;
  /** For a failure: the player's own limit that the bet would have exceeded. */
  readonly refusedBet: RefusedBet | null;
}

interface Speaker {
  readonly origin: string;
  readonly frame: MessageEventSource | null;
}

export const isFrom = ({ origin, frame }: Speaker, event: Pick<MessageEvent, 'origin' | 'source'>): boolean =>
  event.origin === origin && frame !== null && event.source === frame;

export function readStudioMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  studio: Speaker,
): StudioMessage | null {
  if (!isFrom(studio, event)) return null;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return null;
  if (!('source' in data) || data.source !== 'foyer-studio' || !('type' in data)) return null;
  const type = MESSAGE_TYPES.find((known) => known === data.type);
  const reason = type === 'failed' && 'reason' in data ? data.reason : null;
  const refusedBet = reason === 'limitReached' && 'reasons' in data ? refusedBetIn(data.reasons) : null;
  const isSessionEnded = reason === 'sessionEnded';
  const isCheckDue = reason === 'realityCheckDue';
  const isContentDue = reason === 'contentAcceptRequired';
  const roundId = 'roundId' in data && typeof data.roundId === 'string' ? data.roundId : '';
  const isLineLost = reason === 'connectionLost';
  return type ? { type, roundId, isSessionEnded, isLineLost, isCheckDue, isContentDue, refusedBet } : null;
}
