import type { DocumentVersions } from '@foyer/contract/legal/documents.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'identity.playerUpdated': PlayerUpdated;
    'identity.popUpAdded': {
      readonly playerId: PlayerId;
      readonly brand: BrandId;
      readonly popUpId: string;
    };
  }
}

export interface PlayerUpdated {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly isAccountClosed: boolean;
  /** OVER-08: the accepted versions. The node that sends the update compares them with the current versions. */
  readonly acceptedVersions: DocumentVersions;
  readonly emailVerified: boolean;
  readonly isPhoneNumberVerified: boolean;
}
