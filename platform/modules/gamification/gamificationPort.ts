import type { WaitingStake } from './gamification.ts';

/** What the provider knows of a player. */
export interface MemberData {
  /** 1 or more. */
  readonly level: number;
  /** AMB-46: whether the player has opted in to gamification. */
  readonly isOptedIn: boolean;
}

/** A token that signs a player's widgets in at the provider. */
export interface ProviderAccess {
  readonly accessToken: string;
  /** How long it is valid from now, as the provider says. */
  readonly lifetimeMs: number;
}

/** A stake with the provider's client id of the player's brand. */
export type StakeReport = WaitingStake & { readonly clientId: string };

/** The company that runs levels, missions and tournaments. */
export interface GamificationPort {
  /** GAMI-18. @param identityToken our token that identifies the player @throws Refusal PartnerUnavailable */
  accessToken(clientId: string, identityToken: string): Promise<ProviderAccess>;
  /** GAMI-19: fetches the player's level and opt-in. @throws Refusal PartnerUnavailable */
  playerData(accessToken: string): Promise<MemberData>;
  /**
   * All of them or none; a stake may be reported more than once, with the same id. @returns null when they were accepted;
   * the provider's reason when one of them is refused for good. @throws Refusal PartnerUnavailable
   */
  sendStakes(stakes: readonly StakeReport[]): Promise<string | null>;
}
