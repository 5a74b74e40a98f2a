import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import type { PageQuery } from '@foyer/contract/content/page.ts';
import {
  BasicLayoutQuery,
  CountryContextQuery,
  GetPlayerInfo,
  LastCompletedDeposit,
} from '@foyer/contract/generated/operations.ts';
import { ACCESS_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import { readConfig } from '../../infra/config.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { loadWebBundle } from './webBundle.ts';

type Data = Readonly<Record<string, unknown>>;

let harness: TestApi;
/** The queries that the web app's pages ran, with their data. */
let ran: { readonly query: PageQuery; readonly data: Data }[] = [];
let settings: LobbySettings | null = null;

beforeAll(async () => {
  const { renderPage } = await loadWebBundle(readConfig({}).webBuildFolder);
  harness = await testApi({
    web: {
      renderPage(page) {
        ({ settings } = page);
        return renderPage({
          ...page,
          async runQuery(query) {
            const result = await page.runQuery(query);
            ran.push({ query, data: Object(result.data) });
            return result;
          },
        });
      },
    },
  });
});
afterAll(() => harness.stop());
beforeEach(() => {
  ran = [];
});

const hostOf = (brand: string) => `${brand}.localhost`;

/** Opens a page, which runs one query. */
async function open(url: string, { brand = 'northlight', token = null as string | null } = {}) {
  const page = await harness.app.inject({
    url,
    headers: { host: hostOf(brand) },
    cookies: token === null ? {} : { [ACCESS_TOKEN_COOKIE]: token },
  });
  expect([page.statusCode, ran.length]).toEqual([200, 1]);
  const [{ query, data } = expect.fail('the page ran no query')] = ran;
  return { page, query, data };
}

async function ask(
  { documentId }: { documentId: string },
  { brand = 'northlight', token = null as string | null, variables = {} } = {},
): Promise<Data> {
  const response = await harness.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: hostOf(brand), ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
  return response.json<{ data: Data }>().data;
}

const PLAYERS = [
  ['northlight', 'anna@foyer.test', '/en/'],
  ['baltika', 'bo@foyer.test', '/et_EE/'],
  ['sol', 'diego@foyer.test', '/en/'],
] as const;

it('GQLO-01 the query of the dashboard reads what GetPlayerInfo reads', async () => {
  const token = await harness.token();
  const { query, data } = await open('/en/profile/dashboard/', { token });
  expect(query.operationName).toBe('DashboardPage');
  expect(data).toMatchObject(await ask(GetPlayerInfo, { token }));
});

it.each(['/en/', '/en/game-list/slots/', '/en/promotions/', '/en/deposit/', '/en/profile/limits/'])(
  'GQLO-01 the query of %s reads viewer.player',
  async (url) => {
    const token = await harness.token();
    const { data } = await open(url, { token });
    const info = await ask(GetPlayerInfo, { token });
    expect(data).toMatchObject({ viewer: { player: { email: 'anna@foyer.test', accountStatus: {} } } });
    const { viewer } = data as { readonly viewer: { readonly player: object } };
    expect(info).toMatchObject({ viewer: { player: viewer.player } });
  },
);

it.each(['/en/deposit/', '/en/withdraw/'])(
  'GQLO-03 the query of %s reads the last completed deposit',
  async (url) => {
    const token = await harness.token();
    const { data } = await open(url, { token });
    expect(data).toMatchObject({ viewer: { lastCompletedDeposit: { provider: expect.any(String) } } });
    expect(data).toMatchObject(await ask(LastCompletedDeposit, { token }));
  },
);

it.each(PLAYERS)(
  'GQLO-06 the lobby of %s is the root query, with the player’s country',
  async (brand, email, url) => {
    const token = await harness.token(brand, email);
    const { query, data } = await open(url, { brand, token });
    const country = settings?.country;
    const variables = {
      countryCode: country,
      playerCountryCode: country,
      ipCountryCode: country,
      havePlayerCountryCode: true,
    };
    expect(query).toMatchObject({ operationName: 'LobbyPage', variables });
    expect(data).toMatchObject(await ask(CountryContextQuery, { brand, variables }));
    // A difference would make the browser load the page as a whole at each visit.
    const { license, currency, locales, loginFlow } = settings ?? expect.fail();
    expect(data['countryContext']).toMatchObject({
      countryCode: country,
      isServed: true,
      license,
      currency,
      locales,
      loginFlow,
    });
  },
);

it.each(['/en/terms-and-conditions/', '/en/privacy-policy/', '/en/verify-email/'])(
  'GQLO-20 the query of %s reads the basic layout of the country',
  async (url) => {
    const { query, data, page } = await open(url);
    expect(query.variables).toMatchObject({ countryCode: 'FI' });
    const layout = await ask(BasicLayoutQuery, { variables: { countryCode: 'FI' } });
    expect(data).toMatchObject(layout);
    expect(layout).toMatchObject({ basicLayout: { licensee: { company: settings?.licensee.company } } });
    expect(page.body).toContain(settings?.helpLine.url);
  },
);
