import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { JackpotUpdate, WinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    /** JACK-40: the amounts of a brand's pots have changed. */
    'jackpot.potsChanged': JackpotUpdate['data'] & { readonly brand: BrandId };
    /** JACK-44: a player has won a pot. */
    'jackpot.won': WinEvent['data'] & { readonly brand: BrandId };
    /** JACK-36: a player's opt-in status after a change. */
    'jackpot.optInChanged': OptInStatus & { readonly playerId: PlayerId; readonly instance_id: string };
    /** JSOCK-06: the player has seen one of their own wins. */
    'jackpot.winSeen': {
      readonly playerId: PlayerId;
      readonly winId: string;
    };
  }
}
