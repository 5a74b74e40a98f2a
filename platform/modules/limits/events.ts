import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'limits.playTimeChanged': PlayTimeChanged;
  }
}

/** LIMIT-14: the end of a session has changed, or is near. */
export interface PlayTimeChanged {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  /** The end of the session as an ISO 8601 time; null when the session limits no longer end the session. */
  readonly closesAt: string | null;
}
