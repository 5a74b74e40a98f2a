import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { JackpotLeaderboard, JackpotPage, JackpotSettings } from '@foyer/contract/generated/operations.ts';
import {
  InstanceResponseSchema,
  PeriodsResponseSchema,
  RatesResponseSchema,
} from '@foyer/contract/jackpot/http.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { drawJackpots } from '../../../flows/draws/drawJackpots.ts';
import {
  startJackpotHarness,
  openConnection,
  sha256,
  type TestPlayer,
  type JackpotHarness,
} from '../../../testing/jackpotHarness.ts';

let harness: JackpotHarness;
let anna: TestPlayer;
beforeAll(async () => {
  harness = await startJackpotHarness();
  anna = await harness.enter();
});
afterAll(() => harness.stop());

const INSTANCE = '/jackpot/v1/instances/thrillpots/northlight';
const bearer = ({ token }: TestPlayer) => ({ authorization: `Bearer ${token}` });
const optIn = (player: TestPlayer, choice: object = {}) => ({
  type: 'PlayerOptInRequest',
  request_id: '1',
  data: {
    instance_id: 'northlight-aurora',
    player_id: player.playerId,
    brand_id: 'nordlys-play:northlight',
    player_country: 'FI',
    opt_in: true,
    ...choice,
  },
});
const subscribe = (player: TestPlayer, brand = 'northlight') => ({
  type: 'SubscribeRequest',
  data: {
    events: [{ source: 'thrillpots', type: '*' }],
    context: { player_id: player.playerId, brand },
  },
});
const get = async ({ documentId }: { documentId: string }, variables: object, headers: object = {}) => {
  const response = await harness.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId, variables },
    headers: { host: 'northlight.localhost:3000', ...headers },
  });
  return response.json();
};

describe('the jackpot HTTP API', () => {
  it('HTTP-02 JACK-45 has the value of a euro in each currency', async () => {
    const response = await harness.get('/jackpot/v1/rates');
    const { multipliers } = v.parse(RatesResponseSchema, response.json());
    expect(multipliers).toMatchObject({ EUR: 1, NOK: 11.737089 });
    expect(response.headers['cache-control']).toContain('max-age');
  });

  it('HTTP-04 JACK-37 has the pots of an instance for anybody, and the status for its own player', async () => {
    const visitor = v.parse(InstanceResponseSchema, (await harness.get(INSTANCE)).json());
    expect(visitor).toMatchObject({ id: 'northlight-aurora', operator: 'nordlys-play', status: null });
    expect(visitor.pots.map(({ id, current_value: value }) => [id, value])).toEqual([
      ['mega', '10000.00'],
      ['major', '500.00'],
      ['minor', '20.00'],
      ['shared', '250.00'],
      ['total', '10770.00'],
    ]);
    const own = await harness.get(`${INSTANCE}?player_id=${anna.playerId}&country=FI`, bearer(anna));
    expect(own.statusCode).toBe(200);
    expect(own.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['no bearer', () => ({})],
    ['a made-up session', () => ({ authorization: `Bearer ${anna.playerId}:made-up` })],
    ['another player’s name', () => ({ authorization: `Bearer somebody:${anna.sessionId}` })],
    ['an access token', () => ({ authorization: 'Bearer a.b.c' })],
  ])('HTTP-05 has no data of a player for %s', async (_what, headers) => {
    const response = await harness.get(`${INSTANCE}?player_id=${anna.playerId}`, headers());
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { type: 'AuthenticationFailure' } });
  });

  it('HTTP-05 has no data of one player for another', async () => {
    const response = await harness.get(`${INSTANCE}?player_id=somebody-else`, bearer(anna));
    expect(response.json()).toMatchObject({ error: { reasons: ['foreignPlayer'] } });
  });

  it.each([
    ['/jackpot/v1/instances/elsewhere/northlight', 404, 'NotFound'],
    ['/jackpot/v1/instances/thrillpots/nowhere', 400, 'UnknownBrand'],
    [`${INSTANCE}/periods?before=yesterday`, 400, 'BadRequest'],
  ])('HTTP-04 %s is refused', async (path, status, type) => {
    const response = await harness.get(path);
    expect([response.statusCode, response.json()]).toMatchObject([status, { error: { type } }]);
  });
});

describe('the jackpot’s settings', () => {
  it('JACK-41 JACK-43 have the ten colours of the site’s theme, for anybody', async () => {
    const query = `{ jackpotSettings(ipCountryCode: "FI") { colorPalette { highlight background backgroundGradient
      darkBackground detailsContentBackground detailsBackground detailsModalBackground body backgroundContrast
      buttonBackground } } }`;
    const response = await harness.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query },
      headers: { host: 'localhost:3000' },
    });
    expect(response.json()).toEqual({
      data: { jackpotSettings: { colorPalette: harness.sites.defaultSite.theme.jackpotColours } },
    });
  });

  it('GQLO-07 JACK-41 FAIR-03 are those of the brand’s data, before anybody opts in', async () => {
    const { data } = await get(JackpotSettings, { ipCountryCode: 'FI' });
    expect(data.jackpotSettings).toMatchObject({
      enabled: true,
      sourceId: 'thrillpots',
      instanceId: 'northlight-aurora',
      operatorId: 'nordlys-play',
      initialContributionValue: 0.1,
      contributionOptions: [0.05, 0.1, 0.2, 0.5],
      currency: 'EUR',
      enabledCommunity: true,
      communitySize: 50,
      autoOptIn: false,
      logo: '/brand/northlight/jackpot-logo.svg',
      winnerNotificationImage: '/brand/northlight/jackpot-win.svg',
    });
    const [mega, , minor, shared] = data.jackpotSettings.pots;
    expect(mega).toMatchObject({
      id: 'mega',
      share: 0.4,
      seed: '10000.00',
      ceiling: '250000.00',
      mustDropWithinHours: null,
      oneIn: 250_000,
    });
    expect(minor).toMatchObject({ id: 'minor', mustDropWithinHours: 24 });
    expect(shared).toMatchObject({ id: 'shared', oneIn: null });
  });

  it('GQLO-21 JACK-42 the page has its images, rows, text and terms, with amounts in any currency', async () => {
    const { data } = await get(JackpotPage, { ipCountryCode: 'FI' }, { locale: 'fi' });
    const { page } = data.jackpotSettings;
    expect(page).toMatchObject({
      enabled: true,
      desktopImage: '/brand/northlight/jackpot-desktop.svg',
      mobileImage: '/brand/northlight/jackpot-mobile.svg',
    });
    expect(page.titleRows).toHaveLength(4);
    expect(page.titleRows[0]).toBe('Yksi panos, neljä pottia');
    expect(page.text).toContain('[[10000.00]]');
    expect(page.termsAndConditions).toMatch(/^<p><strong>/);
  });

  it('JACK-60 four of six operators show contributions as a percentage', () => {
    const shows = harness.sites.brands.map(({ jackpot }) => jackpot?.showsPercentage);
    expect(shows.filter((one) => one === true)).toHaveLength(4);
    expect(shows.filter((one) => one === false)).toHaveLength(2);
  });
});

describe('the jackpot socket', () => {
  it('JSOCK-02 JSOCK-05 sends the pots of the brand’s jackpot after a SubscribeRequest, and not before', async () => {
    const connection = await anna.connect();
    connection.sendMessage(optIn(anna, { opt_in: false }));
    await connection.next('PlayerOptInResponse');
    expect(connection.received.map(({ type }) => type)).not.toContain('JackpotUpdate');
    connection.sendMessage(subscribe(anna));
    const { data } = await connection.next('JackpotUpdate');
    expect(data.id).toBe('northlight-aurora');
    expect(data.pots.map(({ id }) => id)).toEqual(['mega', 'major', 'minor', 'shared', 'total']);
    connection.close();
  });

  it.each([
    ['a made-up session', (player: TestPlayer) => `token=${player.playerId}:made-up&currency=EUR`, 4401],
    ['another’s session', (player: TestPlayer) => `token=somebody:${player.sessionId}&currency=EUR`, 4401],
    ['no token', () => 'currency=EUR', 4401],
    [
      'no currency',
      (player: TestPlayer) => `token=${player.playerId}:${player.sessionId}&currency=XXX`,
      4400,
    ],
  ])('JSOCK-01 SUB-08 %s gets an error, and the connection closes', async (_what, query, code) => {
    const connection = await openConnection(harness.port, 'northlight', query(anna));
    expect((await connection.next('Error')).data.message).toBe('Error resolving subscription context');
    expect((await connection.closed).code).toBe(code);
  });

  it('JSOCK-01 does not accept a player of another brand', async () => {
    const connection = await openConnection(harness.port, 'tivoli', `token=${anna.token}&currency=EUR`);
    expect((await connection.closed).code).toBe(4401);
  });

  it('JSOCK-02 SUB-08 a subscription for another player is refused, and the connection closes', async () => {
    const connection = await anna.connect();
    connection.sendMessage(subscribe({ ...anna, playerId: 'somebody' as TestPlayer['playerId'] }));
    expect((await connection.next('Error')).data.message).toBe('Error resolving subscription context');
    expect((await connection.closed).code).toBe(4400);
  });

  it.each([['not json'], ['{"type":"Unheard"}'], ['{"type":"PlayerOptInRequest","data":{}}']])(
    'an invalid message, %s, closes the connection',
    async (text) => {
      const connection = await anna.connect();
      connection.sendText(text);
      expect((await connection.closed).code).toBe(4400);
    },
  );
});

describe('an opt-in', () => {
  it('JSOCK-03 JACK-26 JACK-36 applies from the next stake on, is in the status, and can be withdrawn', async () => {
    const connection = await anna.connect();
    connection.sendMessage(optIn(anna, { contribution_value: 0.2 }));
    const response = await connection.next('PlayerOptInResponse');
    expect(response).toMatchObject({
      request_id: '1',
      data: { opted_in: true, contribution_preferences: { EUR: 0.2 }, preferred_contribution_value: 0.2 },
    });
    expect((await anna.stake(1_00n)).contributed.minor).toBe(20n);
    const own = await harness.get(`${INSTANCE}?player_id=${anna.playerId}`, bearer(anna));
    expect(own.json().status).toMatchObject({ opted_in: true, preferred_contribution_value: 0.2 });
    connection.sendMessage(optIn(anna, { opt_in: false }));
    await connection.next('PlayerOptInResponse', ({ data }) => !data.opted_in);
    expect((await anna.stake(1_00n)).contributed.minor).toBe(0n);
    connection.close();
  });

  it.each([
    ['ContributionNotOffered', { contribution_value: 0.15 }],
    ['JackpotNotOffered', { instance_id: 'tivoli-carousel' }],
    ['BadRequest', { player_id: 'somebody' }],
    ['BadRequest', { brand_id: 'bulb-and-carousel:tivoli' }],
    ['BadRequest', { player_country: 'DE' }],
  ])('JACK-11 JACK-35 is refused as %s with %j', async (type, choice) => {
    const connection = await anna.connect();
    connection.sendMessage(optIn(anna, choice));
    const { data, request_id: id } = await connection.next('Error');
    expect([data.message, data.error.type, id]).toEqual([type, type, '1']);
    connection.close();
  });

  it('EXCLUSION-08 is refused in a time-out, but opting out is possible', async () => {
    const { services, database } = harness;
    const site = harness.sites.byBrand('tivoli')!;
    const finn = await harness.enter('finn@foyer.test', 'tivoli');
    const choose = (isIn: boolean) =>
      chooseJackpot(services, { site, playerId: finn.playerId, isIn, contribution: null, cause: 'player' });
    await choose(true);
    await database.transaction((tx) =>
      services.selfExclusion.timeOutPlayer(tx, finn.playerId, new Date(harness.clock.now().getTime() + DAY)),
    );
    await expect(choose(true)).rejects.toMatchObject({ type: 'PlayerBlocked' });
    expect(await choose(false)).toMatchObject({ opted_in: false });
    await expect(finn.stake(1_00n)).rejects.toMatchObject({ type: 'SessionEnded' });
  });

  it('many in parallel leave one choice, which the next stake uses', async () => {
    const { services } = harness;
    const site = harness.sites.byBrand('northlight')!;
    const values = [0.05, 0.1, 0.2, 0.5];
    await Promise.all(
      values.flatMap((contribution) =>
        [true, false].map((isIn) =>
          chooseJackpot(services, { site, playerId: anna.playerId, isIn, contribution, cause: 'player' }),
        ),
      ),
    );
    const status = await services.jackpot.status(harness.database.query, {
      playerId: anna.playerId,
      currency: 'EUR',
    });
    const { contributed } = await anna.stake(1_00n);
    const expected = status?.opted_in ? Math.round((status.preferred_contribution_value ?? 0) * 100) : 0;
    expect(Number(contributed.minor)).toBe(expected);
  });
});

describe('the leaderboard', () => {
  it('GQLO-19 JACK-52 has the largest contributors with initials, expected prize and loyalty rank, and the player’s own', async () => {
    const site = harness.sites.byBrand('northlight')!;
    const player = await harness.enter();
    const { playerId } = player;
    await chooseJackpot(harness.services, { site, playerId, isIn: true, contribution: 0.5, cause: 'player' });
    await player.stake(1_00n);
    await drawJackpots(harness.services);
    const gold = { level: 3, isOptedIn: true };
    await harness.services.gamification.saveMemberData(harness.database.query, playerId, gold);
    const fresh = await harness.token();
    const variables = {
      brand: 'northlight',
      jackpotInstanceId: 'northlight-aurora',
      jackpotPotId: 'shared',
      currency: 'NOK',
      size: 100,
    };
    const own = { ...variables, playerUUID: playerId };
    const { data, errors } = await get(JackpotLeaderboard, own, { authorization: `Bearer ${fresh}` });
    expect(errors).toBeUndefined();
    expect(data.jackpotLeaderboard).toMatchObject({
      playerPosition: 0,
      playerRank: 'Gold',
      playerRankImageUrl: '/brand/northlight/loyalty/rank-3.svg',
    });
    expect(data.jackpotLeaderboard.entries).toMatchObject([
      {
        brand: 'northlight',
        expectedPrize: expect.stringMatching(/^29\d\d\.\d\d$/),
        initials: 'AA',
        rankImageUrl: '/brand/northlight/loyalty/rank-3.svg',
        rankName: 'Gold',
      },
    ]);
    const visitor = await get(JackpotLeaderboard, variables);
    expect(visitor.data.jackpotLeaderboard).toMatchObject({
      playerPosition: -1,
      playerRank: null,
      playerRankImageUrl: null,
    });
    const stranger = await get(JackpotLeaderboard, own);
    expect(stranger.errors[0].extensions.type).toBe('AuthenticationFailure');
  });
});

describe('the end of a session', () => {
  it('LOGOUT-09 is sent to its connections as session_destroyed_error, and they close', async () => {
    const player = await harness.enter();
    const connection = await player.connect();
    connection.sendMessage(subscribe(player));
    await connection.next('JackpotUpdate');
    await harness.database.transaction((tx) =>
      harness.services.signIn.endSession(tx, player.sessionId, 'SIGNED_OUT'),
    );
    harness.services.wakeRelay();
    expect((await connection.next('Error')).data.message).toBe('session_destroyed_error');
    expect((await connection.closed).code).toBe(4401);
    const again = await openConnection(harness.port, 'northlight', `token=${player.token}&currency=EUR`);
    expect((await again.closed).code).toBe(4401);
  });
});

describe('the periods', () => {
  it('FAIR-08 the hash of a seed is published before its period begins, and the seed after its end', async () => {
    const read = async () =>
      v.parse(PeriodsResponseSchema, (await harness.get(`${INSTANCE}/periods`)).json()).periods;
    const [next, runs] = await read();
    expect(new Date(next?.starts_at ?? 0).getTime()).toBeGreaterThan(harness.clock.now().getTime());
    expect(runs).toMatchObject({ seed: null, ends_at: next?.starts_at });
    expect(next?.seed).toBeNull();
    harness.clock.advance(DAY + 2 * 60_000);
    while ((await drawJackpots(harness.services)) > 0);
    await drawJackpots(harness.services);
    const found = async () => (await read()).find(({ id }) => id === runs?.id);
    // The hash of the period's list of bets is published before the seed.
    expect(await found()).toMatchObject({
      seed: null,
      tickets: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    harness.clock.advance(10_000);
    await drawJackpots(harness.services);
    const over = await found();
    expect(over?.commitment).toBe(runs?.commitment);
    expect(sha256(over?.seed ?? '').toString('hex')).toBe(runs?.commitment);
    const later = (await read()).find(({ id }) => id === next?.id);
    expect(later?.commitment).toBe(next?.commitment);
  });

  it('FAIR-08 a published hash cannot be changed', async () => {
    for (const change of [
      'update jackpot.period set seed = commitment',
      `update jackpot.period set terms = '{}'`,
      'delete from jackpot.period',
      'truncate jackpot.period cascade',
      'update jackpot.sheet set lines = hash',
      'delete from jackpot.sheet',
      'update jackpot.ticket_list set tickets = 0',
      'delete from jackpot.ticket_list',
      'truncate jackpot.sheet',
      'truncate jackpot.ticket_list',
    ])
      await expect(harness.database.pool.query(change), change).rejects.toThrow('is not altered');
    const early = 'update jackpot.period set revealed_at = now() where revealed_at is null';
    await expect(harness.database.pool.query(early)).rejects.toThrow('after the list of its bets');
  });
});
