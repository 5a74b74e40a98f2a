import type { KycStatus, SourceOfWealthRequirement } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'compliance.updated': ComplianceUpdated;
  }
}

/** What the operator requests from a player, or its state, has changed. */
export interface ComplianceUpdated {
  readonly playerId: PlayerId;
  readonly sourceOfWealth: SourceOfWealthRequirement;
  readonly kycStatus: KycStatus;
}
