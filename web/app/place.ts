import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';

/** Where the visitor is, as queries of pages say it. */
export interface Place {
  /** Country of the site; for a player, their own. */
  readonly country: string;
  /** Country of the IP address; if it is unknown, the country of the site. */
  readonly ipCountryCode: string;
}

export const placeOf = ({ country, ipCountry }: Pick<LobbySettings, 'country' | 'ipCountry'>): Place => ({
  country,
  ipCountryCode: ipCountry ?? country,
});
