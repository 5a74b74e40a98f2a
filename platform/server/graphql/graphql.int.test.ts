import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GetCustomerInfo,
  GetPlayerInfo,
  LaunchGame,
  LobbyPage,
  Logout,
  Menu,
  SetFavourite,
} from '@foyer/contract/generated/operations.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

let api: TestApi;
let anna: string;
beforeAll(async () => {
  api = await testApi();
  anna = await api.token();
});
afterAll(() => api.stop());

interface Call {
  readonly token?: string;
  readonly variables?: object;
  readonly headers?: Record<string, string>;
  readonly url?: string;
}

const request = (
  { documentId }: { documentId: string },
  { token, variables, headers, url = '/graphql' }: Call = {},
) =>
  api.app.inject({
    method: 'POST',
    url,
    payload: { documentId, variables },
    headers: {
      host: 'northlight.localhost:3000',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });

describe('the viewer', () => {
  it('GQLO-01 GetPlayerInfo reads viewer.player', async () => {
    const { data } = (await request(GetPlayerInfo, { token: anna })).json();
    expect(data.viewer.player).toMatchObject({ email: 'anna@foyer.test', country: { code: 'FI' } });
  });

  it('GQLO-02 GetCustomerInfo reads viewer.customer', async () => {
    const { data } = (await request(GetCustomerInfo, { token: anna })).json();
    expect(data.viewer.customer.id).toEqual(expect.any(String));
  });

  it('is null for a visitor', async () => {
    expect((await request(GetPlayerInfo)).json()).toEqual({ data: { viewer: null } });
  });
});

describe('the lobby', () => {
  it.each(['/graphql', '/api/graphql'])(
    'GQLC-05 one operation at %s brings player, wallet, menu and lists',
    async (url) => {
      for (let time = 0; time < 3; time += 1) {
        const response = await request(LobbyPage, { token: anna, url });
        expect(response.statusCode).toBe(200);
        const { data, errors } = response.json();
        expect(errors).toBeUndefined();
        expect(data.viewer.wallet).toMatchObject({
          balance: '1000.00',
          bonusBalance: '0.00',
          currency: 'EUR',
        });
        expect(data.menu.items.length).toBeGreaterThan(2);
        expect(data.lobby.lists.length).toBeGreaterThan(2);
        expect(data.lobby.lists[0].games.edges.length).toBeGreaterThan(0);
        expect(data.lobby.recentlyPlayed.length).toBeGreaterThan(0);
      }
    },
  );

  it('GQLO-08 the lobby menu has items', async () => {
    const { data } = (await request(Menu, { variables: { menuKey: 'lobbyMenu' } })).json();
    expect(data.menu.items[0]).toMatchObject({ key: expect.any(String), path: expect.stringMatching(/^\//) });
  });

  it('a player’s favourites belong to that player', async () => {
    const favourites = async (token?: string) => {
      const { data } = (await request(LobbyPage, { ...(token && { token }) })).json();
      const games = data.lobby.lists.flatMap((list: { games: { edges: { node: object }[] } }) =>
        list.games.edges.map((edge) => edge.node),
      );
      return games.filter((game: { isFavourite: boolean }) => game.isFavourite).length;
    };
    expect(await favourites()).toBe(0);
    const before = await favourites(anna);
    const variables = { slug: 'fox-and-ember', isFavourite: false };
    const { data } = (await request(SetFavourite, { token: anna, variables })).json();
    expect(data.setFavourite).toMatchObject({ slug: 'fox-and-ember', isFavourite: false });
    expect(await favourites(anna)).toBeLessThanOrEqual(before);
  });

  it('a visitor cannot set favourites', async () => {
    const response = await request(SetFavourite, { variables: { slug: 'fox-and-ember', isFavourite: true } });
    expect(response.json()).toMatchObject({
      data: null,
      errors: [{ extensions: { type: 'AuthenticationFailure' } }],
    });
  });
});

describe('the brand', () => {
  it('GQLC-08 is named by the header at a shared host', async () => {
    const { data } = (
      await request(LobbyPage, { headers: { host: 'api.localhost', 'x-brand': 'tivoli' } })
    ).json();
    expect(data.lobby.lists.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'a header that is not the host’s',
      { host: 'tivoli.localhost:3000', 'x-brand': 'sol' },
      400,
      'BrandMismatch',
    ],
    ['a header against the default brand’s own host', { 'x-brand': 'sol' }, 400, 'BrandMismatch'],
    ['a brand there is not', { host: 'api.localhost', 'x-brand': 'nobody' }, 400, 'UnknownBrand'],
  ])('is refused: %s', async (_title, headers, status, type) => {
    const response = await request(Menu, { variables: { menuKey: 'lobbyMenu' }, headers });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors[0].extensions).toMatchObject({
      type,
      traceId: response.headers['x-trace-id'],
    });
  });
});

describe('a token is refused', () => {
  it.each([
    ['of another scheme', 'Basic YTpi', 'notABearerToken'],
    ['that is none', 'Bearer nonsense', 'malformed'],
  ])('%s', async (_title, authorization, reason) => {
    const response = await request(GetPlayerInfo, { headers: { authorization } });
    expect(response.statusCode).toBe(401);
    expect(response.json().errors[0].extensions).toMatchObject({
      type: 'AuthenticationFailure',
      reasons: [reason],
    });
  });

  it('of another brand', async () => {
    const response = await request(GetPlayerInfo, {
      token: anna,
      headers: { host: 'tivoli.localhost:3000' },
    });
    expect(response.statusCode).toBe(401);
    expect(response.json().errors[0].extensions.type).toBe('AuthenticationFailure');
  });

  it('GQLO-10 after Logout, which responds loggedOut', async () => {
    const token = anna;
    expect((await request(Logout, { token })).json().data.logout.loggedOut).toBe(true);
    const response = await request(GetPlayerInfo, { token });
    expect(response.statusCode).toBe(401);
    expect(response.json().errors[0].extensions).toMatchObject({ reasons: ['ended'] });
    anna = await api.token();
  });
});

describe('text that the database cannot store', () => {
  it.each([
    ['an id', 'mutation { forfeitBonus(bonus: "a\\u0000b") { id } }'],
    ['another id', 'mutation { claimReward(assignationId: "a\\u0000b") { status } }'],
    ['a list’s id', 'mutation { acknowledgePopUp(id: "a\\u0000b") }'],
  ])('OPEN-14 as %s is the caller’s mistake', async (_what, query) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query },
      headers: { host: 'northlight.localhost:3000', authorization: `Bearer ${anna}` },
    });
    expect(response.json().errors[0].extensions).toMatchObject({ type: 'BadRequest', reasons: ['text'] });
  });
});

describe('launching', () => {
  const variables = { slug: 'fox-and-ember', mode: 'real' };

  it('opens a studio session with the frame’s origin', async () => {
    const { data } = (await request(LaunchGame, { token: anna, variables })).json();
    const url = new URL(data.launchGame.url);
    expect(data.launchGame.origin).toBe(url.origin);
    expect(url.searchParams.get('lobby')).toBe('http://northlight.localhost:3000');
    expect(url.searchParams.get('token')).toBeTruthy();
  });

  it('for real money is refused for a visitor, and for an unknown game', async () => {
    expect((await request(LaunchGame, { variables })).json().errors[0].extensions.type).toBe(
      'AuthenticationFailure',
    );
    const unknown = await request(LaunchGame, { token: anna, variables: { slug: 'ghost', mode: 'real' } });
    expect(unknown.json().errors[0].extensions).toMatchObject({
      type: 'GameNotAvailable',
      keys: { slug: 'ghost' },
    });
  });
});
