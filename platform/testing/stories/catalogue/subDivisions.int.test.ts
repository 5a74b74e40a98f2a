import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEED_PATH, type Feed } from '@foyer/contract/catalogue/feed.ts';
import {
  GameCategorySlice,
  GameListSlice,
  GamePage,
  LaunchGame,
} from '@foyer/contract/generated/operations.ts';
import { MINUTE } from '@foyer/domain/duration.ts';
import { brandId } from '@foyer/domain/ids.ts';
import { openAccount } from '../../../flows/registration/createAccount.ts';
import { FORTY_SPINS, rewardHarness } from '../../rewardHarness.ts';
import { testApi, type TestApi } from '../../testApi.ts';

/** This game is closed to Ontario alone. */
const SLUG = 'the-wolf-in-room-nine';
const HOST = 'tivoli.localhost:3000';
const EMAIL = 'iris@foyer.test';

let api: TestApi;
let iris: string;

beforeAll(async () => {
  api = await testApi({
    environment: {
      FOYER_TRUSTED_PROXIES: '127.0.0.1/32',
      FOYER_COUNTRY_HEADER: 'cf-ipcountry',
      FOYER_SUBDIVISION_HEADER: 'cf-region-code',
    },
  });
  const person = { firstName: 'Iris', lastName: 'Quill', birthDate: '1990-01-01', language: 'en' } as const;
  const account = {
    brand: brandId('tivoli'),
    email: EMAIL,
    password: 'foyer-demo-1',
    country: 'CA',
  } as const;
  await api.database.transaction((tx) =>
    openAccount(api.services, tx, { ...account, ...person, currency: 'CAD' }),
  );
});
afterAll(() => api.stop());

/** Signs in again, so that no session of another address is remembered. */
async function liveAt(state: string | null, zipCode: string | null = null): Promise<void> {
  const update = 'update identity.player set state = $1, zip_code = $2 where email = $3';
  await api.database.pool.query(update, [state, zipCode, EMAIL]);
  iris = await api.token('tivoli', EMAIL);
}

interface Caller {
  readonly token?: string;
  readonly country?: string;
  readonly region?: string;
  readonly context?: string;
  /** IP address of the request; by default that of the proxy. */
  readonly from?: string;
}

async function ask(
  { documentId }: { readonly documentId: string },
  variables: object,
  { token, country, region, context, from = '127.0.0.1' }: Caller,
) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/graphql',
    payload: { documentId, variables },
    remoteAddress: from,
    headers: {
      host: HOST,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(country !== undefined && { 'cf-ipcountry': country }),
      ...(region !== undefined && { 'cf-region-code': region }),
      ...(context !== undefined && { 'x-context': context }),
    },
  });
  return response.json();
}

const hasPage = async (caller: Caller): Promise<boolean> =>
  (await ask(GamePage, { slug: SLUG }, caller)).data.game !== null;

const isLaunched = async (caller: Caller): Promise<boolean> =>
  (await ask(LaunchGame, { slug: SLUG, mode: 'real' }, caller)).errors === undefined;

async function isListed(caller: Caller, variables: object = {}): Promise<boolean> {
  const category = { slug: 'slots', first: 100, ...variables };
  for (let after: string | null = null; ;) {
    const { data } = await ask(GameCategorySlice, { ...category, after }, caller);
    const { edges, pageInfo } = data.gameCategory.games;
    if (edges.some(({ node }: { readonly node: { readonly slug: string } }) => node.slug === SLUG))
      return true;
    if (!pageInfo.hasNextPage) return false;
    after = pageInfo.endCursor;
  }
}

describe('a visitor', () => {
  it.each([
    ['Quebec', { country: 'CA', region: 'QC' }, true],
    ['Quebec, by its full code', { country: 'CA', region: 'ca-qc' }, true],
    ['Ontario', { country: 'CA', region: 'ON' }, false],
    ['an unknown part of Canada', { country: 'CA' }, false],
    ['a region that is none', { country: 'CA', region: '; drop' }, false],
    ['India', { country: 'IN', region: 'ON' }, true],
  ])('GAME-17 whose IP address is in %s: %o, shown %s', async (_where, caller, expected) => {
    expect(await hasPage(caller)).toBe(expected);
    expect(await isListed(caller)).toBe(expected);
  });

  it('GAME-17 who sends the headers of the proxy without it is in no known part', async () => {
    const caller = { country: 'CA', region: 'QC', context: '{"country":"CA"}' };
    expect(await isListed(caller)).toBe(true);
    expect(await isListed({ ...caller, from: '198.51.100.9' })).toBe(false);
  });

  it('GAME-17 GQLO-26 cannot get a blocked game by naming another part or country', async () => {
    const caller = { country: 'CA', region: 'ON' };
    for (const variables of [{ subDivision: 'CA-QC' }, { ipCountryCode: 'FI', subDivision: null }])
      expect(await isListed(caller, variables)).toBe(false);
    expect(await isListed({ ...caller, context: '{"country":"FI"}' })).toBe(false);
  });

  it('GAME-17 GQLO-26 who names Ontario is shown no game that is blocked there', async () => {
    const caller = { country: 'CA', region: 'QC' };
    expect(await isListed(caller, { ipCountryCode: 'CA', subDivision: 'CA-QC' })).toBe(true);
    expect(await isListed(caller, { ipCountryCode: 'CA', subDivision: 'CA-ON' })).toBe(false);
    const list = { listOfGamesSlug: 'slots', first: 10, lastShownGameId: null, subDivision: 'CA-ON' };
    expect((await ask(GameListSlice, list, caller)).data.gameList.games.edges.length).toBeGreaterThan(0);
  });
});

describe('a player', () => {
  it.each([
    ['Quebec', null, undefined, undefined, true],
    ['Quebec', null, 'CA', undefined, true],
    ['Quebec', null, 'CA', 'ON', false],
    ['CA-ON', null, undefined, undefined, false],
    ['CA-ON', null, 'CA', 'QC', false],
    [null, 'M5V 2T6', undefined, undefined, false],
    [null, 'H2Y 1C6', undefined, undefined, true],
    [null, null, undefined, undefined, false],
    [null, null, 'CA', 'QC', true],
    ['Quebec', null, 'IN', undefined, true],
  ])(
    'GAME-17 of state %j and postcode %j, at an IP address in %s %s: open %s',
    async (state, zipCode, country, region, expected) => {
      await liveAt(state, zipCode);
      const caller = {
        token: iris,
        ...(country !== undefined && { country }),
        ...(region !== undefined && { region }),
      };
      expect(await hasPage(caller)).toBe(expected);
      expect(await isLaunched(caller)).toBe(expected);
    },
  );

  it('GAME-17 GQLO-26 in Ontario cannot launch by naming Quebec in variables or headers', async () => {
    await liveAt('Ontario');
    const caller = { token: iris, context: '{"country":"CA","subDivision":"CA-QC"}' };
    expect(await isListed(caller, { subDivision: 'CA-QC' })).toBe(false);
    expect(await isLaunched(caller)).toBe(false);
  });
});

describe('what is closed to one province', () => {
  it('HTTP-01 GAME-17 the feed has a live table where it is open, and not where it may be blocked', async () => {
    const feed = async (region?: string) => {
      const response = await api.app.inject({
        url: `${FEED_PATH}?currency=CAD`,
        remoteAddress: '127.0.0.1',
        headers: {
          host: HOST,
          'cf-ipcountry': 'CA',
          ...(region !== undefined && { 'cf-region-code': region }),
        },
      });
      expect(response.headers.vary).toBe('cf-ipcountry, cf-region-code');
      return response.json<Feed>().liveCasino.map(({ slug }) => slug);
    };
    const [table = ''] = await feed('QC');
    const block = 'update catalogue.game set blocked_countries = $1 where slug = $2';
    await api.database.pool.query(block, [['CA-ON'], table]);
    // After two minutes the platform has read the catalogue again.
    api.clock.advance(2 * MINUTE);
    expect(await feed('QC')).toContain(table);
    for (const region of ['ON', undefined]) expect(await feed(region)).not.toContain(table);
  });

  it.each([
    ['Quebec', null],
    ['CA-ON', 'UnknownGame'],
    [null, 'UnknownGame'],
  ])('REW-05 GAME-17 free spins are given where the game is open, in %j: %j', async (state, refusal) => {
    await liveAt(state);
    const { give } = rewardHarness(api);
    const spins = give({ ...FORTY_SPINS, game: SLUG }, api.player(iris));
    if (refusal === null) await expect(spins).resolves.toBeDefined();
    else await expect(spins).rejects.toMatchObject({ type: refusal });
  });
});
