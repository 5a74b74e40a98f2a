import type { KycStatus, SourceOfWealthRequirement } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    /** What the operator requests from a player, or its state, has changed. */
    'compliance.updated': {
      readonly playerId: PlayerId;
      readonly sourceOfWealth: SourceOfWealthRequirement;
      readonly kycStatus: KycStatus;
    };
  }
}
