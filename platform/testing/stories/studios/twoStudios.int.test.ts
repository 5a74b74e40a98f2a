import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { sign } from '../../../providers/studios/signature.ts';
import { loadSites } from '../../../sites/index.ts';
import { copySites, type SitesCopy } from '../../../sites/testing/copySites.ts';
import { testApi, type TestApi } from '../../testApi.ts';

const KEYS = { sandbox: '0123456789abcdef', aurora: 'fedcba9876543210' } as const;
const AURORA = {
  studio: 'aurora',
  origin: 'https://games.aurora.example',
  launch: '/open?game={game}&token={token}&back={lobby}&kind={mode}',
  pictures: '/art/{game}/{format}.png',
  currencies: ['EUR'],
  limits: { largestBet: { EUR: '5.00' } },
};

let copy: SitesCopy;
let api: TestApi;
let cookies: Readonly<Record<string, string>>;
beforeAll(async () => {
  copy = await copySites();
  await addAurora();
  api = await testApi({
    sites: await loadSites(copy.folder),
    studioKeys: { sandbox: [KEYS.sandbox], aurora: [KEYS.aurora] },
    web: { renderPage: async () => ({ status: 200, headers: {}, html: 'page' }) },
  });
  await api.database.transaction((tx) => api.services.catalogue.seed(tx));
  cookies = { authorization: `Bearer ${await api.token()}` };
});
afterAll(async () => {
  await api?.stop();
  await copy?.delete();
});

/** A second company, with one label that is certified for one licence, and one game whose id has a slash. */
async function addAurora(): Promise<void> {
  await copy.write('studios/aurora.json', JSON.stringify(AURORA))();
  await addRow('studios.json', {
    slug: 'aurora-originals',
    provider: 'aurora',
    currencies: ['EUR'],
    licences: ['mga'],
    images: undefined,
  });
  await addRow('games.json', {
    slug: 'polar-night',
    title: 'Polar Night',
    category: 'roulette',
    studio: 'aurora-originals',
    lookupId: 'aurora/PolarNight',
  });
}

const addRow = (file: string, change: object): Promise<void> =>
  copy.change(`catalogue/${file}`, (rows) => [...Object.values(rows), { ...Object(rows[0]), ...change }])();

async function launch(slug: string) {
  const query = `mutation { launchGame(slug: "${slug}", mode: real) { url origin } }`;
  const headers = { ...cookies, host: 'northlight.localhost', 'x-brand': 'northlight' };
  const response = await api.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  const { data } = response.json<{ data: { launchGame: { url: string; origin: string } } }>();
  return data.launchGame;
}

async function call(studio: keyof typeof KEYS, name: keyof typeof STUDIO_PATHS, body: object) {
  const payload = Buffer.from(JSON.stringify(body));
  const at = String(api.clock.now().getTime());
  const signature = sign(KEYS[studio], at, STUDIO_PATHS[name], payload).toString('hex');
  const headers = { 'x-studio': studio, 'x-timestamp': at, 'x-signature': signature };
  const response = await api.app.inject({ method: 'POST', url: STUDIO_PATHS[name], headers, payload });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const policyOf = async (brand: string) => {
  const headers = { host: `${brand}.localhost`, accept: 'text/html' };
  const page = await api.app.inject({ method: 'GET', url: '/en/', headers });
  return String(page.headers['content-security-policy']);
};

describe('two studios side by side', () => {
  it('each game opens at the origin of its studio, under the studio’s own address and names', async () => {
    const fox = await launch('fox-and-ember');
    expect(fox.origin).toBe('http://localhost:3101');
    expect(new URL(fox.url).pathname).toBe('/play/fox-and-ember');
    const night = await launch('polar-night');
    expect(night.origin).toBe('https://games.aurora.example');
    const { token, ...rest } = Object.fromEntries(new URL(night.url).searchParams);
    expect(token).toMatch(/\S{20}/);
    expect(rest).toEqual({ game: 'aurora/PolarNight', back: expect.any(String), kind: 'real' });
  });

  it('SHELL-02 the pages of a brand may frame its studios, and no other', async () => {
    expect(await policyOf('northlight')).toMatch(
      /frame-src 'self' https:\/\/games\.aurora\.example http:\/\/localhost:3102 http:\/\/localhost:3101[ ;]/,
    );
    // Its licence is not one that the second studio is certified for.
    const policy = await policyOf('sol');
    expect(policy).toMatch(/frame-src 'self' http:\/\/localhost:3102 http:\/\/localhost:3101[ ;]/);
    expect(policy).not.toContain('aurora');
  });

  it('a key moves money in games of its own studio alone', async () => {
    const { url } = await launch('polar-night');
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(await call('sandbox', 'authenticate', { token })).toMatchObject({
      status: 404,
      body: { error: { type: 'UnknownSession' } },
    });
    const { body } = await call('aurora', 'authenticate', { token });
    expect(body).toMatchObject({ game: 'aurora/PolarNight', currency: 'EUR' });
    const bet = { sessionId: body['sessionId'], roundId: 'r', amount: '1.00', currency: 'EUR' };
    expect(await call('sandbox', 'bet', { ...bet, transactionId: 'theirs' })).toMatchObject({
      status: 404,
      body: { error: { type: 'UnknownSession' } },
    });
    expect((await call('aurora', 'bet', { ...bet, transactionId: 'ours' })).status).toBe(200);
    const win = { ...bet, transactionId: 'a-win' };
    expect(await call('sandbox', 'win', win)).toMatchObject({ status: 404 });
    expect((await call('aurora', 'win', win)).status).toBe(200);
  });

  it('a stake above the limit of the studio is refused, and a win above it is paid', async () => {
    const { url } = await launch('polar-night');
    const token = new URL(url).searchParams.get('token') ?? '';
    const { body } = await call('aurora', 'authenticate', { token });
    const bet = { sessionId: body['sessionId'], roundId: 'large', currency: 'EUR' };
    expect(await call('aurora', 'bet', { ...bet, transactionId: 'l1', amount: '5.01' })).toMatchObject({
      status: 400,
      body: { error: { type: 'BadRequest', reasons: ['aboveStudioLimit'], keys: { field: 'amount' } } },
    });
    expect((await call('aurora', 'bet', { ...bet, transactionId: 'l2', amount: '5.00' })).status).toBe(200);
    expect((await call('aurora', 'win', { ...bet, transactionId: 'l3', amount: '50.00' })).status).toBe(200);
  });
});
