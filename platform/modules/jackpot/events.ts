import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import type { JackpotUpdate, WinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'jackpot.potsChanged': PotsChanged;
    'jackpot.won': JackpotWon;
    'jackpot.optInChanged': OptInChanged;
    'jackpot.winSeen': WinSeen;
  }
}

/** JACK-40 */
export type PotsChanged = JackpotUpdate['data'] & { readonly brand: BrandId };

/** JACK-44 */
export type JackpotWon = WinEvent['data'] & { readonly brand: BrandId };

/** JACK-36: the player's choice as it is now. */
export type OptInChanged = OptInStatus & { readonly playerId: PlayerId; readonly instance_id: string };

/** JSOCK-06: the player has seen one of their own wins. */
export interface WinSeen {
  readonly playerId: PlayerId;
  readonly winId: string;
}
