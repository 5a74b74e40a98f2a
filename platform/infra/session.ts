import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';

/** A live session, taken from a verified access token whose `sid` has not ended. */
export interface Session {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly brand: BrandId;
  /** The player's, ISO 3166-1: its rules apply to all that is asked with this session. */
  readonly country: string;
  readonly expiresAt: Date;
  /** When the player's session before this one began; null at the first. */
  readonly previousSignInAt: Date | null;
}
