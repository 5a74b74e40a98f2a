import type { KycStatus, SourceOfWealthRequirement } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    /** The documents that the operator requests of a player, or their state, have changed. */
    'compliance.updated': {
      readonly playerId: PlayerId;
      readonly sourceOfWealth: SourceOfWealthRequirement;
      readonly kycStatus: KycStatus;
    };
  }
}
