import type { RaffleWinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    /** JSOCK-07: with all winners. */
    'raffle.drawn': RaffleWinEvent['data'] & { readonly brand: BrandId };
    /** JSOCK-08: in the drops that are running. */
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
