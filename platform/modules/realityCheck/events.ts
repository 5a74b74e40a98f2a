import type { PlayerId, SessionId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    /** CLOCK-03: a check was acknowledged, or its time has changed. */
    'realityCheck.changed': {
      readonly playerId: PlayerId;
      readonly sessionId: SessionId;
      /** When the next check is due, as an ISO 8601 time. */
      readonly dueAt: string;
    };
  }
}
