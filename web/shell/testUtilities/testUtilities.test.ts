import { describe, expect, it, vi } from 'vitest';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { OVERRIDES_KEY, queryOverrides, readOverrides } from './overrides.ts';
import { testedSettings, testUtilities } from './testUtilities.ts';

const settings = {
  country: 'FI',
  currency: 'EUR',
  features: ['Keycloak', 'ShowRTP'],
  label: 'As the platform says',
} as unknown as LobbySettings;

function tab(text?: string) {
  const items = new Map(text === undefined ? [] : [[OVERRIDES_KEY, text]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const reload = vi.fn();
  const graphql = vi.fn();
  const logout = vi.fn(() => Promise.resolve());
  const utilities = testUtilities({ storage, graphql, logout, reload });
  const seen = (search = '') => testedSettings(settings, storage, search);
  return { items, utilities, seen, reload, graphql, logout };
}

describe('the test utilities', () => {
  it("FLAG-22 country, currency and features of session storage override the platform's", () => {
    const text = '{"country":"SE","currency":"NOK","features":["QuickMenu"]}';
    expect(tab(text).seen()).toEqual({
      ...settings,
      country: 'SE',
      currency: 'NOK',
      features: ['QuickMenu'],
    });
  });

  it('FLAG-22 the console sets each override, keeps the others and reloads the page', () => {
    const { utilities, seen, reload } = tab();
    utilities.country('se');
    utilities.currency('nok');
    utilities.features(['QuickMenu', 'Nonsense']);
    expect(reload).toHaveBeenCalledTimes(3);
    expect(seen()).toMatchObject({ country: 'SE', currency: 'NOK', features: ['QuickMenu'] });
    utilities.reset();
    expect(seen()).toEqual(settings);
  });

  it('FLAG-22 an empty list of features is an override', () => {
    const { utilities, seen } = tab();
    utilities.features([]);
    expect(seen().features).toEqual([]);
  });

  it('FLAG-22 GraphQL and logout are those of the page', async () => {
    const { utilities, graphql, logout } = tab();
    await utilities.graphql();
    await utilities.logout();
    expect(graphql).toHaveBeenCalledOnce();
    expect(logout).toHaveBeenCalledOnce();
  });

  it.each([undefined, '', 'null', '[]', '7', '{', '"x"', '{"country":7,"currency":"XXX","features":"all"}'])(
    'FLAG-22 a stored %j overrides nothing and is kept',
    (text) => {
      const { seen, items } = tab(text);
      expect(seen()).toBe(settings);
      expect(items.get(OVERRIDES_KEY)).toBe(text);
    },
  );

  it('FLAG-22 prototype properties are not overrides', () => {
    expect(readOverrides('{"__proto__":{"country":"SE"},"currency":"constructor"}')).toEqual({});
  });
});

describe('overrides in the URL', () => {
  it('QUERY-06 setDefaultCurrency sets the currency, on the next page too', () => {
    const { seen } = tab();
    expect(seen('?setDefaultCurrency=nzd')).toMatchObject({ currency: 'NZD', country: 'FI' });
    expect(seen()).toMatchObject({ currency: 'NZD' });
  });

  it('QUERY-07 setCustomVPN sets the country, on the next page too', () => {
    const { seen } = tab();
    expect(seen('?setCustomVPN=CA')).toMatchObject({ country: 'CA', currency: 'EUR' });
    expect(seen()).toMatchObject({ country: 'CA' });
  });

  it.each([
    '',
    '?setDefaultCurrency=',
    '?setDefaultCurrency=XXX',
    '?setDefaultCurrency=toString',
    '?setCustomVPN=Sweden',
    '?setCustomVPN=%00',
    '?country=SE&currency=NOK',
  ])('QUERY-06 QUERY-07 %s overrides nothing', (search) => {
    expect(queryOverrides(search)).toEqual({});
  });
});
