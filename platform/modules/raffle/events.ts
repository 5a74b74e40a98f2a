import type { RaffleWinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    /** JSOCK-07: a drop was drawn. The event contains all winners. */
    'raffle.drawn': RaffleWinEvent['data'] & { readonly brand: BrandId };
    /** JSOCK-08: the ticket counts of players in the running drops have changed. */
    'raffle.ticketsChanged': {
      readonly brand: BrandId;
      readonly players: readonly {
        readonly playerId: PlayerId;
        readonly instance_tickets: readonly { readonly instance_id: string; readonly ticket_count: number }[];
      }[];
    };
    /** JSOCK-07: the player has seen one of their own wins. */
    'raffle.winSeen': {
      readonly playerId: PlayerId;
      readonly instanceId: string;
    };
  }
}
