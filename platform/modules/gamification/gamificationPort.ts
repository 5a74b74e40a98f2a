import type { WaitingStake } from './tables.ts';

export interface MemberData {
  /** The player's level, at least 1. */
  readonly level: number;
  /** AMB-46: whether the player has opted in to gamification. */
  readonly isOptedIn: boolean;
}

export interface ProviderAccess {
  readonly accessToken: string;
  /** How long the provider's token is valid from now. */
  readonly lifetimeMs: number;
}

export type StakeReport = WaitingStake & { readonly clientId: string };

/** The company that runs levels, missions and tournaments. */
export interface GamificationPort {
  /**
   * GAMI-18: gets an access token of the provider. @param identityToken our token that identifies the player @throws
   * Refusal PartnerUnavailable
   */
  accessToken(clientId: string, identityToken: string): Promise<ProviderAccess>;
  /** GAMI-19: fetches the player's level and opt-in. @throws Refusal PartnerUnavailable */
  playerData(accessToken: string): Promise<MemberData>;
  /**
   * The provider accepts all of these stakes or none. A stake may be reported more than once, with the same id.
   * @returns null when the stakes were accepted; the provider's reason when it refuses one of them permanently
   * @throws Refusal PartnerUnavailable
   */
  sendStakes(stakes: readonly StakeReport[]): Promise<string | null>;
}
