import type { SessionEndReason } from '@foyer/contract/generated/resolvers.ts';
import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';

declare module '../../infra/bus.ts' {
  interface Events {
    'identity.sessionEnded': {
      readonly playerId: PlayerId;
      readonly brand: BrandId;
      readonly sessionId: SessionId;
      readonly reason: SessionEndReason;
    };
  }
}
