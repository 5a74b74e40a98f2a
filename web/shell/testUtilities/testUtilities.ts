import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { Graphql } from '../../transport/graphql/client.ts';
import { OVERRIDES_KEY, overridden, queryOverrides, readOverrides } from './overrides.ts';

/** FLAG-22, AMB-51: console commands for testers, only in builds made with `FOYER_TEST_UTILITIES=1 npm run build`. */
export interface TestUtilities {
  /** The first three commands override a setting for this tab and reload the page. */
  country(code: string): void;
  currency(code: string): void;
  features(names: readonly string[]): void;
  reset(): void;
  graphql(): Promise<Graphql>;
  logout(): Promise<void>;
}

export interface TestUtilityDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly graphql: () => Promise<Graphql>;
  readonly logout: () => Promise<void>;
  readonly reload: () => void;
}

export function testUtilities({ storage, graphql, logout, reload }: TestUtilityDeps): TestUtilities {
  const store = (text: string) => {
    storage.setItem(OVERRIDES_KEY, text);
    reload();
  };
  const override = (given: object) =>
    store(JSON.stringify({ ...readOverrides(storage.getItem(OVERRIDES_KEY)), ...given }));
  return {
    country: (country) => override({ country }),
    currency: (currency) => override({ currency }),
    features: (features) => override({ features }),
    reset: () => store('{}'),
    graphql,
    logout,
  };
}

/** The settings with this tab's overrides. Those from the URL are stored, so that they apply to the next page too. */
export function testedSettings(
  settings: LobbySettings,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  search: string,
): LobbySettings {
  const overrides = { ...readOverrides(storage.getItem(OVERRIDES_KEY)), ...queryOverrides(search) };
  if (Object.keys(overrides).length === 0) return settings;
  storage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  return overridden(settings, overrides);
}
