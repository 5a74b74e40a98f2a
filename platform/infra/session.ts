import type { BrandId, PlayerId, SessionId } from '@foyer/domain/ids.ts';

/** An active session, from a verified access token whose `sid` has not ended. */
export interface Session {
  readonly playerId: PlayerId;
  readonly sessionId: SessionId;
  readonly brand: BrandId;
  /** The player's country, ISO 3166-1. Its rules apply to every request of this session. */
  readonly country: string;
  /** ISO 3166-2 code of the player's address; null if it is not known. */
  readonly subDivision: string | null;
  readonly expiresAt: Date;
  /** Start of the player's previous session; null for the first one. */
  readonly previousSignInAt: Date | null;
}
