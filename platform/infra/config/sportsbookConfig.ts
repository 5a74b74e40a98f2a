import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import { ConfigError } from './configError.ts';

export interface SportsbookConfig {
  /** URL of the vendor's page, which is shown in a frame of the lobby. */
  readonly url: string;
  /** Signs the vendor's calls to the wallet. */
  readonly key: string;
}

interface SportsbookRead {
  readonly FOYER_SPORTSBOOK_URL: string | null;
  readonly FOYER_SPORTSBOOK_KEY: string | null;
  readonly FOYER_STUDIO_KEYS?: Readonly<Record<string, string>> | undefined;
}

/** @throws ConfigError if only the URL or only the key is set, or if a studio uses the sportsbook's name */
export function sportsbookOf(read: SportsbookRead): SportsbookConfig | null {
  const { FOYER_SPORTSBOOK_URL: url, FOYER_SPORTSBOOK_KEY: key, FOYER_STUDIO_KEYS: studios } = read;
  if (Object.hasOwn(studios ?? {}, SPORTSBOOK.studio))
    throw new ConfigError(
      `FOYER_STUDIO_KEYS names '${SPORTSBOOK.studio}', which is the sportsbook's name: its key is FOYER_SPORTSBOOK_KEY`,
    );
  if (url === null && key === null) return null;
  if (url === null) throw new ConfigError('FOYER_SPORTSBOOK_KEY is set, and FOYER_SPORTSBOOK_URL is not');
  if (key === null) throw new ConfigError('FOYER_SPORTSBOOK_KEY is missing, and FOYER_SPORTSBOOK_URL is set');
  return { url, key };
}
