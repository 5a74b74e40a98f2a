import type {
  IdentityVerification,
  IdentityVerificationStep,
  Resolvers,
} from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Session } from '../../../infra/session.ts';
import { signedIn } from '../signedIn.ts';

interface KycContext {
  readonly session: Session | null;
  readonly services: { readonly identityDesk: IdentityDesk };
}

interface IdentityDesk {
  read(playerId: PlayerId): Promise<IdentityVerification>;
  start(playerId: PlayerId): Promise<IdentityVerificationStep>;
}

export const kycResolvers: Resolvers<KycContext> = {
  Viewer: {
    identityVerification: (_viewer, _args, { session, services }) =>
      services.identityDesk.read(signedIn(session)),
  },
  Mutation: {
    startIdentityVerification: (_root, _args, { session, services }) =>
      services.identityDesk.start(signedIn(session)),
  },
};
