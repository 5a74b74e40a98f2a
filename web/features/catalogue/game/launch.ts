import { SECOND } from '@foyer/domain/duration.ts';
import type { RefusedBet } from '../../limits/index.ts';
import type { ServerError } from '../../../transport/graphql/errors.ts';
import type { StudioMessage } from './frame/studioMessage.ts';

/** A game that does not report `ready` within this time counts as failed. */
export const READY_TIMEOUT_MS = 20 * SECOND;

type LaunchFailure = 'line' | 'offline' | 'refused' | 'register' | 'studio' | 'timeout' | 'unavailable';

/** Restriction that prevents the player from playing. */
export interface PlayBlock {
  readonly reason: (typeof BLOCKS)[number];
  readonly until: string | null;
}

interface OpenedFrame {
  readonly url: string;
  readonly origin: string;
  /** False for games of aggregators, which post nothing to the lobby. */
  readonly hasMessages: boolean;
}

export type Launch =
  | { readonly step: 'opening' }
  | ({ readonly step: 'loading'; readonly isFrameLoaded: boolean } & OpenedFrame)
  | ({ readonly step: 'ready' } & OpenedFrame)
  | { readonly step: 'failed'; readonly failure: LaunchFailure }
  /** The game was opened elsewhere or the session has ended, so this frame accepts no more stakes. */
  | { readonly step: 'ended' }
  | { readonly step: 'blocked'; readonly block: PlayBlock };

export type LaunchEvent =
  | ({ readonly type: 'opened' } & OpenedFrame)
  /** The document in the frame has loaded. */
  | { readonly type: 'loaded' }
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
      return {
        step: 'loading',
        isFrameLoaded: false,
        url: event.url,
        origin: event.origin,
        hasMessages: event.hasMessages,
      };
    case 'loaded':
      if (launch.step !== 'loading') return launch;
      return launch.hasMessages ? { ...launch, isFrameLoaded: true } : readyFrom(launch);
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
      return launch.step === 'loading' ? readyFrom(launch) : launch;
  }
}

const readyFrom = ({ url, origin, hasMessages }: OpenedFrame): Launch => ({
  step: 'ready',
  url,
  origin,
  hasMessages,
});

/** The steps of a launch that are done, of `LAUNCH_STEPS`: session opened, frame loaded, game ready. */
export const stepsDone = (launch: Launch): number =>
  launch.step === 'loading' ? (launch.isFrameLoaded ? 2 : 1) : launch.step === 'ready' ? LAUNCH_STEPS : 0;
export const LAUNCH_STEPS = 3;

function refusedBy(refusal: Pick<ServerError, 'type' | 'keys'> | null): Launch {
  const block = playBlockIn(refusal);
  if (block) return { step: 'blocked', block };
  if (!refusal) return { step: 'failed', failure: 'offline' };
  return { step: 'failed', failure: FAILURES[refusal.type] ?? 'refused' };
}

const FAILURES: Readonly<Record<string, LaunchFailure | undefined>> = {
  GameNotAvailable: 'unavailable',
  ExclusionRegisterUnavailable: 'register',
};

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

/** LIMIT-07: a refused bet is shown until the next bet is accepted. */
export const refusedBetAfter = (
  known: RefusedBet | null,
  { type, refusedBet }: StudioMessage,
): RefusedBet | null => (type === 'roundStarted' ? null : (refusedBet ?? known));
