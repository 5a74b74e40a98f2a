import type { Transaction } from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'cashier.transactionChanged': {
      readonly playerId: PlayerId;
      readonly brand: BrandId;
      /** The payment in the format of the GraphQL API, with its times as text. */
      readonly transaction: Transaction;
      /** Increases by one with each change of one of the player's deposits and withdrawals. */
      readonly sequence: number;
    };
  }
}
