import { SECOND } from '@foyer/domain/duration.ts';
import { refusedBetIn, type RefusedBet } from '../../limits/index.ts';
import type { ServerError } from '../../../transport/graphql/errors.ts';

/** A game that does not report `ready` within this time counts as failed. */
export const READY_TIMEOUT_MS = 20 * SECOND;

type LaunchFailure = 'line' | 'offline' | 'refused' | 'studio' | 'timeout' | 'unavailable';

/** Restriction that prevents the player from playing. */
export interface PlayBlock {
  readonly reason: (typeof BLOCKS)[number];
  readonly until: string | null;
}

export type Launch =
  | { readonly step: 'opening' }
  | { readonly step: 'loading' | 'ready'; readonly url: string; readonly origin: string }
  | { readonly step: 'failed'; readonly failure: LaunchFailure }
  /** The game was opened elsewhere or the session has ended, so this frame accepts no more stakes. */
  | { readonly step: 'ended' }
  | { readonly step: 'blocked'; readonly block: PlayBlock };

export type LaunchEvent =
  | { readonly type: 'opened'; readonly url: string; readonly origin: string }
  /** `refusal` is null if there was no response. */
  | { readonly type: 'refused'; readonly refusal: Pick<ServerError, 'type' | 'keys'> | null }
  | { readonly type: 'message'; readonly message: StudioMessage }
  /** `isOffline`: the browser reports that it has no connection. */
  | { readonly type: 'timedOut'; readonly isOffline: boolean }
  | { readonly type: 'retried' };

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
    case 'message':
      if (event.message.isSessionEnded) return { step: 'ended' };
      // An open game shows its own errors, such as insufficient funds for a bet, and play continues.
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
  'ContentAcceptRequired',
  'IdentityUnderReview',
  'KycRequired',
  'PhoneVerificationRequired',
  'SelfExcluded',
  'SessionLimitReached',
  'Timeout',
] as const;

/** Null for other refusals, after which a retry may succeed. */
export function playBlockIn(refusal: Pick<ServerError, 'type' | 'keys'> | null): PlayBlock | null {
  const reason = BLOCKS.find((known) => known === refusal?.type);
  const until = refusal?.keys['until'];
  return reason ? { reason, until: typeof until === 'string' ? until : null } : null;
}

const MESSAGE_TYPES = ['ready', 'roundStarted', 'roundEnded', 'failed'] as const;

export interface StudioMessage {
  readonly type: (typeof MESSAGE_TYPES)[number];
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
  return type
    ? { type, isSessionEnded, isLineLost: reason === 'connectionLost', isCheckDue, isContentDue, refusedBet }
    : null;
}

/** LIMIT-07: a refused bet is shown until the next bet is accepted. */
export const refusedBetAfter = (
  known: RefusedBet | null,
  { type, refusedBet }: StudioMessage,
): RefusedBet | null => (type === 'roundStarted' ? null : (refusedBet ?? known));
