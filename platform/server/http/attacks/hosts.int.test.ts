import type { PageRequest } from '@foyer/contract/content/page.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import { authorizationUrl, openBrowser, openForm } from '../../../testing/signIn/browser.ts';
import { testApi, type TestApi } from '../../../testing/testApi.ts';
import { rawHttp } from './rawHttp.ts';
import { formFields } from '../../../testing/signIn/documents.ts';

const DISCOVERY = '/realms/northlight/.well-known/openid-configuration';
const ORIGIN = 'https://northlight.example';
const HTML = { accept: 'text/html' };
const web = {
  renderPage: async ({ origin, identityProvider }: Pick<PageRequest, 'origin' | 'identityProvider'>) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    html: `${origin} ${identityProvider.authority}`,
  }),
};

let mailTransport: Server;
let emails: string[] = [];
let api: TestApi;
beforeAll(async () => {
  mailTransport = createServer((request, response) => {
    let body = '';
    request.on('data', (data) => (body += String(data)));
    request.on('end', () => {
      emails.push(body);
      response.end('{}');
    });
  }).listen(0);
  api = await testApi({
    web,
    environment: {
      NODE_ENV: 'production',
      FOYER_BRAND_ORIGINS: `https://{brand}.casino.example,northlight:${ORIGIN}`,
      FOYER_SHARED_HOSTS: 'api.casino.example',
      FOYER_MESSAGES_URL: `http://localhost:${(mailTransport.address() as AddressInfo).port}`,
      FOYER_MESSAGES_KEY: '0123456789abcdef',
    },
  });
});
beforeEach(() => (emails = []));
afterAll(async () => {
  await api.stop();
  mailTransport.close();
});

const FORGED = [
  'evil.example',
  'northlight.evil.example',
  'www.evil.example',
  'northlight.example.evil.example',
  'evil.example:443',
  'EVIL.EXAMPLE',
  'evil.example.',
  'xn--nrthlight-37a.example',
  'northlight.example@evil.example',
  'northlight.example, evil.example',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  'northlight.localhost',
  '*',
];

describe('ROUTE-08 a host that is not configured', () => {
  const ENTRIES = [
    ['GET', '/en/'],
    ['GET', '/graphql?query={__typename}'],
    ['POST', '/api/graphql'],
    ['GET', DISCOVERY],
    ['GET', '/realms/northlight/protocol/openid-connect/auth?client_id=app'],
    ['POST', '/realms/northlight/protocol/openid-connect/token'],
    ['GET', '/api/feed'],
    ['GET', '/jackpot/v1/rates'],
    ['GET', '/history/deposits.csv'],
    ['POST', '/api/events'],
    ['GET', '/nothing/here'],
  ] as const;

  it.each(ENTRIES)('is refused with 421 at %s %s, in the common error format', async (method, url) => {
    for (const host of FORGED) {
      const response = await api.app.inject({ method, url, headers: { host, 'x-brand': 'northlight' } });
      expect([host, response.statusCode]).toEqual([host, 421]);
      expect(response.body).toContain('"UnknownHost"');
      expect(response.body).not.toContain('evil');
    }
  });

  it('gets a plain page in browsers, which names no brand', async () => {
    const response = await api.app.inject({ url: '/en/', headers: { host: 'evil.example', ...HTML } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      421,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('There is no site at this address');
    expect(response.body).not.toMatch(/northlight|evil/i);
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    ['fi-FI,fi;q=0.9,en;q=0.8', 'fi', 'Tässä osoitteessa ei ole sivustoa'],
    ['de-CH', 'de', 'Unter dieser Adresse gibt es keine Website'],
    ['xx,nb-NO;q=0.5,en;q=0.1', 'nb', 'Det finnes ingen nettside på denne adressen'],
  ])('gets a page in the browser’s language: %s', async (language, tag, title) => {
    const headers = { host: 'evil.example', ...HTML, 'accept-language': language };
    const { statusCode, body } = await api.app.inject({ url: '/en/', headers });
    expect(statusCode).toBe(421);
    expect(body).toContain(`<html lang="${tag}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it('may call the health routes, as load balancers do by IP address', async () => {
    for (const url of ['/health/live', '/health/ready'])
      expect((await api.app.inject({ url, headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
  });
});

describe('ROUTE-08 the hosts of a brand', () => {
  const OWN = [
    'northlight.example',
    'NorthLight.Example:443',
    'northlight.example.',
    'www.northlight.example',
    'lobby--northlight.example',
  ];

  it.each(OWN)('at %s the issuer and its URLs are the configured ones', async (host) => {
    const headers = { host, 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' };
    const { body } = await api.app.inject({ url: DISCOVERY, headers });
    const found = JSON.parse(body);
    expect(found.issuer).toBe(`${ORIGIN}/realms/northlight`);
    expect(found.token_endpoint).toBe(`${ORIGIN}/realms/northlight/protocol/openid-connect/token`);
    expect(body).not.toMatch(/evil|lobby--|www\./);
  });

  it('redirect browsers from every other host to the brand’s origin', async () => {
    const visit = (host: string, url = '/en/games/?a=1') =>
      api.app.inject({ url, headers: { host, ...HTML } });
    for (const host of ['www.northlight.example', 'lobby--northlight.example', 'api.casino.example']) {
      const { statusCode, headers } = await visit(host);
      expect([statusCode, headers.location]).toEqual([308, `${ORIGIN}/en/games/?a=1`]);
    }
    expect((await visit('www.northlight.example', '//evil.example/')).headers.location).toBe(
      `${ORIGIN}//evil.example/`,
    );
    const { statusCode, body } = await visit('northlight.example');
    expect([statusCode, body]).toEqual([200, `${ORIGIN} ${ORIGIN}/realms/northlight`]);
  });

  it('GQLC-08 are named by the header at a shared host, and by the host elsewhere', async () => {
    const request = (host: string, brand: string) =>
      api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { host, 'x-brand': brand },
        payload: { query: '{ __typename }' },
      });
    expect((await request('api.casino.example', 'tivoli')).statusCode).toBe(200);
    expect((await request('northlight.example', 'tivoli')).body).toContain('BrandMismatch');
  });
});

describe('a request with two hosts', () => {
  const status = async (lines: readonly string[]) => (await rawHttp(api.port, lines)).status;

  it('is refused with two Host headers, in either order', async () => {
    const hosts = ['Host: northlight.example', 'Host: evil.example'];
    for (const pair of [hosts, [...hosts].reverse(), [hosts[0] ?? '', hosts[0] ?? '']])
      expect(await status([`GET ${DISCOVERY} HTTP/1.1`, ...pair])).toBe(400);
  });

  it('is handled for the host in its target, whatever the Host header says', async () => {
    const to = (target: string, host: string) =>
      rawHttp(api.port, [`GET ${target}${DISCOVERY} HTTP/1.1`, `Host: ${host}`]);
    expect((await to('http://evil.example', 'northlight.example')).status).toBe(421);
    expect((await to('http://northlight.example@evil.example', 'northlight.example')).status).toBe(421);
    const own = await to('http://northlight.example', 'evil.example');
    expect([own.status, own.body.includes(`"issuer":"${ORIGIN}/realms/northlight"`)]).toEqual([200, true]);
  });

  it('is refused without any host', async () => {
    expect(await status([`GET ${DISCOVERY} HTTP/1.0`])).toBe(421);
    expect(await status([`GET ${DISCOVERY} HTTP/1.1`])).toBe(400);
    expect(await status([`GET ${DISCOVERY} HTTP/1.1`, 'Host: '])).toBe(421);
    expect(await status([`GET ${DISCOVERY} HTTP/1.1`, 'Host: n\xF6rthlight.example'])).toBe(421);
  });

  it.each(['/graphql', '/jackpot/v1/events?token=a:b&currency=EUR'])(
    'opens no socket at %s',
    async (path) => {
      const upgrade = [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: Zm95ZXIgaXMgYSBob3VzZQ==',
        'Sec-WebSocket-Protocol: graphql-ws',
      ];
      const open = async (target: string, ...hosts: readonly string[]) =>
        status([`GET ${target}${path} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), ...upgrade]);
      for (const host of FORGED) expect([host, await open('', host)]).toEqual([host, 421]);
      expect(await open('', 'northlight.example', 'evil.example')).toBe(400);
      expect(await open('http://evil.example', 'northlight.example')).toBe(421);
    },
  );
});

describe('the email of a registration', () => {
  const PERSON = {
    password: 'a short sentence',
    firstName: 'Nora',
    lastName: 'Niemi',
    birthDate: '1990-02-28',
    adult: 'yes',
    terms: 'yes',
  };
  const EVIL = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    forwarded: 'host=evil.example',
  };

  async function register(email: string, headers: Record<string, string>) {
    const browser = openBrowser(api.app, 'northlight', { origin: ORIGIN });
    const form = await openForm<SignUpPage>(browser, authorizationUrl(browser, {}, 'registrations').url);
    return browser.post(form.action, { ...PERSON, email, ...formFields(form) }, headers);
  }

  it.each([
    ['a forged x-forwarded-host', 'nora1@foyer.test', EVIL],
    [
      'a host with a prefix that anybody may own',
      'nora2@foyer.test',
      { host: 'www--northlight.example', ...EVIL },
    ],
  ])('REG-05 links to the brand’s configured origin in spite of %s', async (_what, email, headers) => {
    expect((await register(email, headers)).statusCode).toBe(200);
    await expect.poll(() => emails.length).toBe(1);
    expect(emails[0]).toContain(`${ORIGIN}/verifyEmail?token=`);
    expect(emails[0]).not.toMatch(/evil|www--/);
  });

  it('REG-05 is not sent for a forged host', async () => {
    expect((await register('nora3@foyer.test', { host: 'evil.example' })).statusCode).toBe(421);
    expect(emails).toEqual([]);
    const { rows } = await api.database.pool.query(
      "select 1 from identity.player where email = 'nora3@foyer.test'",
    );
    expect(rows).toEqual([]);
  });
});
