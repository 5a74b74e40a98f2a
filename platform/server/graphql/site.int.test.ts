import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BasicLayoutQuery, CountryContextQuery, Translations } from '@foyer/contract/generated/operations.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function request(
  { documentId }: { documentId: string },
  variables: object,
  locale = 'en',
  brand = 'northlight',
) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: `${brand}.localhost:3000`, locale },
  });
  return response.json();
}

describe('translations', () => {
  it('GQLO-04 are ICU texts by key in the locale of the request, and null for an unknown key', async () => {
    const keys = ['wallet.mayBeOutOfDate', 'wallet.balance', 'account.sessions.shown', 'nobody.wroteThis'];
    const { data } = await request(Translations, { keys }, 'fi');
    expect(data.translations).toMatchObject([
      { key: 'wallet.mayBeOutOfDate', text: 'Voi olla vanhentunut' },
      { key: 'wallet.balance', text: 'Saldo' },
      {
        key: 'account.sessions.shown',
        text: '{count, plural, one {# istunto näkyvissä} other {# istuntoa näkyvissä}}',
      },
      { key: 'nobody.wroteThis', text: null },
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('GQLO-04 %s is not a text', async (key) => {
    expect((await request(Translations, { keys: [key] })).data.translations).toMatchObject([
      { key, text: null },
    ]);
  });

  it('GQLO-04 more than a hundred at once are refused', async () => {
    const { errors } = await request(Translations, { keys: Array.from({ length: 101 }, (_, i) => `k${i}`) });
    expect(errors[0].extensions).toMatchObject({ type: 'BadRequest', reasons: ['tooManyKeys'] });
  });
});

describe('the root query', () => {
  const context = async (variables: object, brand?: string) =>
    (await request(CountryContextQuery, variables, 'en', brand)).data.countryContext;

  it('GQLO-06 without a country it is about the brand’s own country', async () => {
    const { market, settings } = api.sites.defaultSite;
    expect(await context({})).toEqual({
      __typename: 'CountryContext',
      countryCode: market.country,
      isServed: true,
      license: market.licence,
      currency: market.currency,
      locales: settings.locales,
      defaultLocale: settings.defaultLocale,
      loginFlow: settings.loginFlow,
    });
  });

  it.each([
    [{ ipCountryCode: 'DE' }, 'DE'],
    [{ countryCode: 'NO', ipCountryCode: 'DE' }, 'NO'],
    [{ countryCode: 'NO', playerCountryCode: 'SE', ipCountryCode: 'DE' }, 'NO'],
    [{ countryCode: 'NO', playerCountryCode: 'SE', havePlayerCountryCode: true }, 'SE'],
    [{ ipCountryCode: 'DE', havePlayerCountryCode: true }, 'DE'],
  ])('GQLO-06 with %j it is about %s', async (variables, countryCode) => {
    expect(await context(variables)).toMatchObject({ countryCode });
  });

  it('GQLO-06 for a country that the brand does not serve it says only that', async () => {
    const own = await context({});
    expect(await context({ countryCode: 'KP' })).toEqual({ ...own, countryCode: 'KP', isServed: false });
  });

  it.each(['fi', 'FIN', '../', ''])('GQLO-06 %j is not a country', async (countryCode) => {
    const { data, errors } = await request(CountryContextQuery, { countryCode });
    if (countryCode === '') expect(data.countryContext.isServed).toBe(true);
    else expect(errors[0].extensions).toMatchObject({ type: 'BadRequest', reasons: ['noCountryCode'] });
  });
});

describe('the basic layout', () => {
  it('GQLO-20 has the brand’s company and the help organisations, by country', async () => {
    for (const { brand, settings } of api.sites.brands) {
      const { data } = await request(BasicLayoutQuery, { countryCode: settings.country }, 'en', brand);
      expect(data.basicLayout).toMatchObject({
        label: settings.label,
        title: settings.title,
        licensee: settings.licensee,
        authority: settings.authority,
        helpLine: settings.helpLine,
      });
    }
  });

  it('GQLO-20 has each country’s own help organisation', async () => {
    const site = api.sites.defaultSite;
    const other =
      ['NO', 'DE', 'SE', 'CA', 'JP'].find((country) => site.serves(country)) ?? site.settings.country;
    const { data } = await request(BasicLayoutQuery, { countryCode: other });
    expect(data.basicLayout.helpLine).toMatchObject(site.inCountry(other).settings.helpLine);
  });
});
