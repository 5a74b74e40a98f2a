import { createHmac } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  EnterGamification,
  GetGamanzaInfo,
  LoyaltyProgramPage,
  MissionsPage,
  TournamentsPage,
} from '@foyer/contract/generated/operations.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { reportStakes } from '../../flows/gamification/reportStakes.ts';
import { createGamification } from '../../modules/gamification/index.ts';
import { operate } from '../../server/commands/operate.ts';
import { readRefusedStakes } from '../../server/commands/gamification/readRefusedStakes.ts';
import { fakeGamificationProvider, type FakeGamificationProvider } from '../fakeGamificationProvider.ts';
import { testApi, type TestApi } from '../testApi.ts';

const KEY = '0123456789abcdef0123';

let provider: FakeGamificationProvider;
let api: TestApi;
let bearer: string;
let player: PlayerId;
beforeAll(async () => {
  provider = await fakeGamificationProvider();
  api = await testApi({
    gamification: { url: provider.url, key: KEY, widgetOrigin: 'https://widgets.example' },
  });
  bearer = await api.token();
  player = api.player(bearer);
});
afterAll(async () => {
  await api.stop();
  await provider.close();
});
beforeEach(async () => {
  provider.requests.length = 0;
  provider.responses.clear();
  await sql`delete from gamification.stake`.execute(api.database.query);
  await sql`delete from gamification.refused_stake`.execute(api.database.query);
  await sql`delete from gamification.player`.execute(api.database.query);
});

async function ask(
  { documentId }: { documentId: string },
  { token = bearer, locale = 'en', brand = 'northlight' } = {},
) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { documentId },
    headers: { host: `${brand}.localhost`, locale, ...(token && { authorization: `Bearer ${token}` }) },
  });
  return response.json();
}
const requestsDuring = async (...args: Parameters<typeof ask>) => {
  const { data, errors } = await ask(...args);
  expect(errors).toBeUndefined();
  return data;
};
const refusal = async (...args: Parameters<typeof ask>) => (await ask(...args)).errors[0].extensions.type;
const stake = (id: PlayerId, euroCents: bigint) => ({
  playerId: id,
  studio: 'sandbox',
  game: 'fox-and-ember',
  euroCents,
  at: api.clock.now(),
});
const note = (...stakes: ReturnType<typeof stake>[]) =>
  api.database.transaction((tx) =>
    api.services.gamification.queueStakes(tx, stakes, ({ euroCents }) => euroCents),
  );
const waiting = () => api.services.gamification.queuedStakes(api.database.query, 10);

describe('what a player sees', () => {
  it('GQLO-17 GAMI-16 a new player has level 1, does not participate and is not blocked', async () => {
    expect((await requestsDuring(GetGamanzaInfo)).viewer).toMatchObject({
      id: player,
      isPlayerBlockedInGamanza: false,
      playerGamificationDetails: { level: 1, isOptedIn: false },
    });
    expect((await requestsDuring(GetGamanzaInfo, { token: '' })).viewer).toBeNull();
  });

  it('GQLO-23 LOY-13 the loyalty programme has its settings, in the player’s language', async () => {
    const { gamificationSettings: settings } = await requestsDuring(LoyaltyProgramPage, { locale: 'fi' });
    const picture = { url: expect.stringMatching(/^\//) };
    expect(settings.loyaltyPage).toMatchObject({
      title: 'Vakiovieraista pidetään huolta',
      description: expect.stringMatching(/\S/),
      backgroundImage: { url: '/brand/northlight/loyalty/ground-mobile.svg', colours: null },
      backgroundDesktopImage: picture,
      mainDesktopImage: picture,
      shopImage: picture,
      shopDesktopImage: picture,
      gamesImage: picture,
      mainImage: { url: expect.stringMatching(/^\/images\/games\/[a-z-]+\/scene-1600\?v=/) },
      termsAndConditions: expect.stringContaining('<h2'),
    });
    const [, silver] = settings.loyaltyPage.rankCards;
    expect(silver).toMatchObject({ rank: 'Hopea', subtitle: 'Alkaen 100 pistettä', color: '#a9b4bb' });
    expect(settings.loyaltyPage.faq).toHaveLength(8);
    const { gamificationSettings: english } = await requestsDuring(LoyaltyProgramPage, { locale: 'en' });
    expect(english.loyaltyPage.rankCards[3].subtitle).toBe('From 2,000 points');
  });

  it('GQLO-24 missions and tournaments have header texts and a picture', async () => {
    const image = {
      url: expect.stringMatching(/^\/images\/games\/[a-z-]+\/scene-1600\?v=/),
      colours: { panel: expect.stringMatching(/^#/) },
    };
    const header = { title: null, description: expect.stringMatching(/\S/), image };
    expect((await requestsDuring(MissionsPage)).gamificationSettings.missionsPage).toMatchObject(header);
    expect((await requestsDuring(TournamentsPage)).gamificationSettings.tournamentsPage).toMatchObject(
      header,
    );
  });

  it('GAMI-17 a visitor sees none of it', async () => {
    expect((await requestsDuring(LoyaltyProgramPage, { token: '' })).gamificationSettings).toBeNull();
    expect(await refusal(EnterGamification, { token: '' })).toBe('AuthenticationFailure');
    expect(provider.requests).toEqual([]);
  });
});

describe('players without access', () => {
  const set = (column: string, value: unknown) =>
    sql`update identity.player set ${sql.ref(column)} = ${value} where id = ${player}`.execute(
      api.database.query,
    );
  const past = () => new Date(api.clock.now().getTime() - DAY);
  const future = () => new Date(api.clock.now().getTime() + DAY);
  const cases: readonly [row: string, column: string, value: () => unknown, usual: unknown][] = [
    ['GAMI-12', 'source_of_wealth_due_at', past, null],
    ['GAMI-13', 'kyc_status', () => 'Required', 'NotNeed'],
    ['EXCLUSION-08', 'timeout_ends_at', future, null],
  ];

  it.each(cases)(
    'GAMI-07 %s %s: sees nothing, gets no token, and is not reported to the provider',
    async (...one) => {
      const [, column, value, usual] = one;
      await api.services.gamification.saveMemberData(api.database.query, player, {
        level: 2,
        isOptedIn: true,
      });
      await note(stake(player, 100n));
      await set(column, value());
      try {
        for (const page of [LoyaltyProgramPage, MissionsPage, TournamentsPage])
          expect((await requestsDuring(page)).gamificationSettings).toBeNull();
        expect(await refusal(EnterGamification)).toBe('GamificationNotEnabled');
        expect(await reportStakes(api.services)).toBe(0);
        expect(await waiting()).toEqual([]);
        expect(provider.requests).toEqual([]);
      } finally {
        await set(column, usual);
      }
    },
  );

  it('GAMI-09 a player blocked by an operator has no access until unblocked; both are recorded once', async () => {
    const block = (isBlocked: boolean) =>
      api.database.transaction((tx) =>
        api.services.gamification.block(tx, { playerId: player, isBlocked, by: 'Ada', why: 'asked for it' }),
      );
    await block(false);
    await block(true);
    await block(true);
    expect((await requestsDuring(GetGamanzaInfo)).viewer.isPlayerBlockedInGamanza).toBe(true);
    expect((await requestsDuring(LoyaltyProgramPage)).gamificationSettings).toBeNull();
    expect(await refusal(EnterGamification)).toBe('GamificationNotEnabled');
    await block(false);
    expect((await requestsDuring(LoyaltyProgramPage)).gamificationSettings).not.toBeNull();
    const { rows } = await sql<{ act: string }>`
      select act from gamification.entry where player_id = ${player} order by id`.execute(api.database.query);
    expect(rows.map(({ act }) => act)).toEqual(['Blocked', 'Unblocked']);
  });
});

describe('access at the provider', () => {
  it('GAMI-18 our identity token, valid for a minute and this client only, is exchanged for an access token', async () => {
    const { enterGamification } = await requestsDuring(EnterGamification);
    expect(enterGamification).toMatchObject({
      accessToken: 'theirs-1',
      expiresInSeconds: 3_600,
      isOptedIn: true,
      frameUrl: '/gamification/frame/',
    });
    const [args] = provider.requests;
    expect(args?.path).toBe('/oauth/token');
    const { clientId, identityToken } = JSON.parse(args?.body ?? '');
    expect(clientId).toBe('foyer-northlight-5');
    const keys = await api.app.inject({
      url: '/realms/northlight/protocol/openid-connect/certs',
      headers: { host: 'northlight.localhost' },
    });
    const { payload } = await jwtVerify(identityToken, createLocalJWKSet(keys.json()), {
      issuer: 'http://northlight.localhost/realms/northlight',
      audience: clientId,
    });
    expect(payload).toMatchObject({ sub: player });
    expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
    expect(decodeProtectedHeader(identityToken)).toMatchObject({ alg: 'ES256', typ: 'identity+jwt' });
    // The provider has received the identity token, so that token must give no access to the platform.
    const shown = await ask(GetGamanzaInfo, { token: identityToken });
    expect(shown.data?.viewer ?? null).toBeNull();
  });

  it('GAMI-19 AMB-46 the player’s data is requested with the token and stored', async () => {
    await requestsDuring(EnterGamification);
    expect(provider.requests[1]).toMatchObject({
      path: '/v1/player',
      headers: { authorization: 'Bearer theirs-1' },
    });
    expect((await requestsDuring(GetGamanzaInfo)).viewer.playerGamificationDetails).toMatchObject({
      level: 3,
      isOptedIn: true,
    });
    provider.responses.set('/v1/player', () => ({ body: { level: 4, gamificationOpt: { enable: false } } }));
    expect((await requestsDuring(EnterGamification)).enterGamification.isOptedIn).toBe(false);
    expect((await requestsDuring(GetGamanzaInfo)).viewer.playerGamificationDetails).toMatchObject({
      level: 4,
      isOptedIn: false,
    });
  });

  it.each([
    {},
    { accessToken: '', expiresIn: 60 },
    { accessToken: 7, expiresIn: 60 },
    { accessToken: 'theirs-1' },
    { accessToken: 'theirs-1', expiresIn: 0 },
    { accessToken: 'theirs-1', expiresIn: 'an hour' },
    null,
  ])('GAMI-18 a provider response like %j is rejected', async (body) => {
    provider.responses.set('/oauth/token', () => ({ body }));
    expect(await refusal(EnterGamification)).toBe('PartnerUnavailable');
    expect(provider.requests).toHaveLength(1);
  });

  it('GAMI-20 a failed request for the player’s data is repeated', async () => {
    let times = 0;
    provider.responses.set('/v1/player', () =>
      (times += 1) === 1
        ? { status: 503, body: {} }
        : { body: { level: 2, gamificationOpt: { enable: true } } },
    );
    expect((await requestsDuring(EnterGamification)).enterGamification.isOptedIn).toBe(true);
    expect(times).toBe(2);
  });
});

describe('reports to the provider', () => {
  const know = (isOptedIn: boolean) =>
    api.services.gamification.saveMemberData(api.database.query, player, { level: 1, isOptedIn });

  it('contain nothing of players who do not participate', async () => {
    await note(stake(player, 100n));
    await know(false);
    await note(stake(player, 100n));
    expect(await waiting()).toEqual([]);
  });

  it('contain the stakes of participants, signed, without names, each until it was accepted', async () => {
    await know(true);
    await note(stake(player, 150n), stake(player, -50n));
    expect(await reportStakes(api.services)).toBe(2);
    const [{ headers, body, path } = { headers: {}, body: '', path: '' }] = provider.requests;
    expect(path).toBe('/v1/stakes');
    const at = String(headers['x-timestamp']);
    expect(headers['x-signature']).toBe(
      createHmac('sha256', KEY).update(`${at}./v1/stakes.`).update(body).digest('hex'),
    );
    const { stakes } = JSON.parse(body);
    expect(stakes).toMatchObject([{ euroCents: 150 }, { euroCents: -50 }]);
    expect(Object.keys(stakes[0]).sort()).toEqual(['at', 'clientId', 'euroCents', 'game', 'id', 'playerId']);
    expect(await waiting()).toEqual([]);
    expect(await reportStakes(api.services)).toBe(0);
  });

  it('are not stored without a provider', async () => {
    await know(true);
    const { queueStakes: noteForNobody } = createGamification({ ...api, hasProvider: false });
    await api.database.transaction((tx) =>
      noteForNobody(tx, [stake(player, 100n)], ({ euroCents }) => euroCents),
    );
    expect(await waiting()).toEqual([]);
  });

  it('are collected and sent in a few batches, in their order', async () => {
    await know(true);
    await note(...Array.from({ length: 14_000 }, (_, index) => stake(player, BigInt(index + 1))));
    expect(await reportStakes(api.services)).toBe(10_000);
    expect(await reportStakes(api.services)).toBe(4_000);
    const requestsDuring = provider.requests.flatMap(({ body }) => JSON.parse(body).stakes);
    expect(requestsDuring.map(({ euroCents }) => euroCents)).toEqual(
      requestsDuring.map((_, index) => index + 1),
    );
    expect(await waiting()).toEqual([]);
  });

  /** A provider that never accepts stakes of some amounts, nor any batch that contains one. */
  const refuse = (isBad: (euroCents: number) => boolean) =>
    provider.responses.set('/v1/stakes', () => {
      const { stakes } = JSON.parse(provider.requests.at(-1)?.body ?? '');
      return stakes.some(({ euroCents }: { euroCents: number }) => isBad(euroCents))
        ? { status: 400, body: { error: 'no such\0 game' } }
        : { body: { taken: stakes.length } };
    });
  const sums = async () => (await waiting()).map(({ euroCents }) => Number(euroCents));
  const NORTHLIGHT = 'foyer-northlight-5';
  const refusedReports = () => api.services.gamification.refused(api.database.query, NORTHLIGHT, 100);
  const entries = async (id: bigint) =>
    (
      await sql<{ act: string; by: string; why: string }>`
        select act, by, why from gamification.stake_entry where stake_id = ${id} order by id`.execute(
        api.database.query,
      )
    ).rows;

  it('set aside a stake that the provider always refuses, and deliver the others', async () => {
    await know(true);
    await note(...Array.from({ length: 700 }, (_, index) => stake(player, BigInt(index + 1))));
    refuse((euroCents) => euroCents === 3 || euroCents === 498);
    for (let attempt = 0; attempt < 3; attempt += 1) await reportStakes(api.services);
    expect(await waiting()).toEqual([]);
    const refusedRows = await refusedReports();
    expect(refusedRows.map(({ euroCents }) => euroCents)).toEqual([3n, 498n]);
    const [{ id, answer } = expect.fail('nothing was set aside')] = refusedRows;
    expect(answer).toContain('400 {"error":"no such');
    expect(await entries(id)).toEqual([{ act: 'SetAside', by: 'foyer:gamification', why: answer }]);
    await expect(sql`delete from gamification.stake_entry`.execute(api.database.query)).rejects.toThrow(
      'not altered',
    );
    // An operator lists the refused stake and has it sent again with the same number.
    const lines = await readRefusedStakes(api, ['northlight']);
    expect(lines.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`stake ${id} .* 0\\.03 EUR in sandbox/fox-and-ember`)),
      expect.stringContaining('4.98 EUR'),
    ]);
    provider.responses.clear();
    provider.requests.length = 0;
    const again = ['resend-refused-stakes', 'northlight', 'Ada', 'they know the game now'];
    await Promise.all([operate(api, again), operate(api, again)]);
    expect(await reportStakes(api.services)).toBe(2);
    const { stakes } = JSON.parse(provider.requests[0]?.body ?? '');
    expect(stakes.map((one: { id: string }) => one.id)).toEqual(refusedRows.map((one) => String(one.id)));
    expect((await entries(id)).map(({ act, by }) => `${act} ${by}`)).toEqual([
      'SetAside foyer:gamification',
      'ToldAgain Ada',
    ]);
    expect(await readRefusedStakes(api, ['northlight'])).toBe('nothing is set aside');
    await expect(readRefusedStakes(api, [])).rejects.toThrow('npm run refused-stakes');
    await expect(readRefusedStakes(api, ['nowhere'])).rejects.toThrow("no brand 'nowhere'");
    await expect(operate(api, ['resend-refused-stakes', 'northlight', 'Ada', ''])).rejects.toThrow('why');
  });

  it('with any number of refused stakes make progress within the limit of calls', async () => {
    await know(true);
    await note(...Array.from({ length: 8 }, (_, index) => stake(player, BigInt(index + 1))));
    refuse((euroCents) => euroCents < 8);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      provider.requests.length = 0;
      await reportStakes(api.services);
      expect(provider.requests.length).toBeLessThanOrEqual(20);
    }
    expect(await sums()).toEqual([]);
    expect(await refusedReports()).toHaveLength(7);
  });

  it.each([401, 404, 429, 503])('are kept and nothing is set aside at status %i', async (status) => {
    await know(true);
    await note(stake(player, 1n), stake(player, 2n));
    provider.responses.set('/v1/stakes', () => ({ status, body: {} }));
    await expect(reportStakes(api.services)).rejects.toMatchObject({
      type: 'PartnerUnavailable',
    });
    expect(provider.requests).toHaveLength(1);
    expect(await sums()).toEqual([1, 2]);
    expect(await refusedReports()).toEqual([]);
  });

  it('are kept while the provider fails, and sent again with the same ids', async () => {
    await know(true);
    await note(stake(player, 150n));
    provider.responses.set('/v1/stakes', () => ({ status: 500, body: {} }));
    await expect(reportStakes(api.services)).rejects.toMatchObject({
      type: 'PartnerUnavailable',
    });
    provider.responses.clear();
    expect(await reportStakes(api.services)).toBe(1);
    const ids = provider.requests.map(({ body }) => JSON.parse(body).stakes[0].id);
    expect(ids[0]).toBe(ids[1]);
  });
});
