import type { PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    /** The number of the player's unread notifications has changed, or may have. */
    'notifications.changed': {
      readonly playerId: PlayerId;
      readonly unread: number;
      /** Increases by one with each change. */
      readonly sequence: number;
    };
  }
}
