import { parseRecord } from '../../transport/storage/record.ts';
import { FEATURES, type Feature } from '@foyer/contract/content/features.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';

/** Settings that a tester overrides; absent ones are the platform's. FLAG-22 */
export interface Overrides {
  readonly country?: string;
  readonly currency?: Currency;
  readonly features?: readonly Feature[];
}

/** In session storage: `{"country":"SE","currency":"NOK","features":["QuickMenu"]}`. */
export const OVERRIDES_KEY = 'testUtilities';

/** Ignores values that are not valid overrides, because the storage may contain anything. */
export function readOverrides(text: string | null): Overrides {
  const { country, currency, features } = parseRecord(text) ?? {};
  return { ...countryIn(country), ...currencyIn(currency), ...featuresIn(features) };
}

/** QUERY-06 `setDefaultCurrency`, QUERY-07 `setCustomVPN`: overrides in the URL. */
export function queryOverrides(search: string): Overrides {
  const query = new URLSearchParams(search);
  return { ...currencyIn(query.get('setDefaultCurrency')), ...countryIn(query.get('setCustomVPN')) };
}

/** The settings with overrides applied. They change only the display; the platform still decides what is allowed. */
export const overridden = (settings: LobbySettings, overrides: Overrides): LobbySettings => ({
  ...settings,
  ...(overrides.country && { country: overrides.country }),
  ...(overrides.currency && { currency: overrides.currency }),
  ...(overrides.features && { features: [...overrides.features] }),
});

const countryIn = (value: unknown): Overrides =>
  typeof value === 'string' && /^[A-Z]{2}$/i.test(value) ? { country: value.toUpperCase() } : {};

function currencyIn(value: unknown): Overrides {
  const code = typeof value === 'string' ? value.toUpperCase() : null;
  return isCurrency(code) ? { currency: code } : {};
}

const featuresIn = (value: unknown): Overrides =>
  Array.isArray(value) ? { features: FEATURES.filter((feature) => value.includes(feature)) } : {};
