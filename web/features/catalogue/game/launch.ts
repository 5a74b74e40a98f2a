import { SECOND } from '@foyer/domain/duration.ts';
import { refusedBetIn, type RefusedBet } from '../../limits/index.ts';
import type { ServerError } from '../../../transport/graphql/errors.ts';

/** A game that has not said it is ready by then is told of as failed. */
export const READY_TIMEOUT_MS = 20 * SECOND;

/** Why there is no game to be seen. */
type LaunchFailure = 'line' | 'offline' | 'refused' | 'studio' | 'timeout' | 'unavailable';

/** What keeps a player from playing at all, and until when, if it ends by itself. */
export interface PlayBlock {
  readonly reason: (typeof BLOCKS)[number];
  readonly until: string | null;
}

export type Launch =
  | { readonly step: 'opening' }
  | { readonly step: 'loading' | 'ready'; readonly url: string; readonly origin: string }
  | { readonly step: 'failed'; readonly failure: LaunchFailure }
  /** It was opened elsewhere, or the sign-in has ended: this frame takes no more stakes. */
  | { readonly step: 'ended' }
  | { readonly step: 'blocked'; readonly block: PlayBlock };

export type LaunchEvent =
  | { readonly type: 'opened'; readonly url: string; readonly origin: string }
  /** Null when no answer came at all. */
  | { readonly type: 'refused'; readonly refusal: Pick<ServerError, 'type' | 'keys'> | null }
  | { readonly type: 'said'; readonly message: StudioMessage }
  /** `isOffline`: the browser knows that it has no connection. */
  | { readonly type: 'timedOut'; readonly isOffline: boolean }
  | { readonly type: 'retried' };

/** From the press on Play to the first spin. */
export function launchState(launch: Launch, event: LaunchEvent): Launch {
  switch (event.type) {
    case 'retried':
      return { step: 'opening' };
    case 'opened':
      return { step: 'loading', url: event.url, origin: event.origin };
    case 'refused':
      return refusedBy(event.refusal);
    case 'timedOut':
      if (launch.step !== 'loading') return launch;
      return { step: 'failed', failure: event.isOffline ? 'offline' : 'timeout' };
    case 'said':
      if (event.message.isSessionEnded) return { step: 'ended' };
      // A game that has opened tells its failures itself (too little money for a bet) and is then played on.
      if (event.message.type === 'failed' && launch.step !== 'ready')
        return { step: 'failed', failure: event.message.isLineLost ? 'line' : 'studio' };
      return launch.step === 'loading' ? { ...launch, step: 'ready' } : launch;
  }
}

function refusedBy(refusal: Pick<ServerError, 'type' | 'keys'> | null): Launch {
  const block = playBlockIn(refusal);
  if (block) return { step: 'blocked', block };
  if (!refusal) return { step: 'failed', failure: 'offline' };
  return { step: 'failed', failure: refusal.type === 'GameNotAvailable' ? 'unavailable' : 'refused' };
}

const BLOCKS = [
  'AccountClosed',
  'IdentityUnderReview',
  'KycRequired',
  'PhoneVerificationRequired',
  'SelfExcluded',
  'Timeout',
] as const;

/** Null for any other refusal, which may be over at the next try. */
export function playBlockIn(refusal: Pick<ServerError, 'type' | 'keys'> | null): PlayBlock | null {
  const reason = BLOCKS.find((known) => known === refusal?.type);
  const until = refusal?.keys['until'];
  return reason ? { reason, until: typeof until === 'string' ? until : null } : null;
}

const MESSAGE_TYPES = ['ready', 'roundStarted', 'roundEnded', 'failed'] as const;

/** What a studio's frame may tell the lobby. */
export interface StudioMessage {
  readonly type: (typeof MESSAGE_TYPES)[number];
  /** Of a failure: the wallet takes no more stakes of this frame's session. */
  readonly isSessionEnded: boolean;
  /** Of a failure: the frame heard nothing of its server, or that nothing of the wallet. */
  readonly isLineLost: boolean;
  /** Of a failure: the player is to answer a reality check first (CLOCK-03). */
  readonly isCheckDue: boolean;
  /** Of a failure: the limit of the player's own that the bet would have passed. */
  readonly refusedBet: RefusedBet | null;
}

/** Whose messages are heard. */
interface Speaker {
  readonly origin: string;
  readonly frame: MessageEventSource | null;
}

/** From the company's own origin, and from its own frame. */
export const isFrom = ({ origin, frame }: Speaker, event: Pick<MessageEvent, 'origin' | 'source'>): boolean =>
  event.origin === origin && frame !== null && event.source === frame;

/** Reads a window message of the studio's, in words we know. */
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
  return type
    ? { type, isSessionEnded, isLineLost: reason === 'connectionLost', isCheckDue, refusedBet }
    : null;
}

/** LIMIT-07: told until a bet is taken again. */
export const refusedBetAfter = (
  told: RefusedBet | null,
  { type, refusedBet }: StudioMessage,
): RefusedBet | null => (type === 'roundStarted' ? null : (refusedBet ?? told));
