import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageQuery } from '@foyer/contract/content/page.ts';
import { ACCESS_TOKEN_COOKIE } from '@foyer/contract/transport/headers.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { readConfig } from '../../infra/config.ts';
import { picturesOf } from '../../sites/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { loadWebBundle } from './webBundle.ts';

let harness: TestApi;
let requests: PageQuery[] = [];

beforeAll(async () => {
  const { renderPage } = await loadWebBundle(readConfig({}).webBuildFolder);
  harness = await testApi({
    web: {
      renderPage: (page) =>
        renderPage({
          ...page,
          runQuery: (query) => {
            requests.push(query);
            return page.runQuery(query);
          },
        }),
    },
  });
});
afterAll(() => harness.stop());
beforeEach(() => (requests = []));

interface Visit {
  readonly host?: string;
  readonly token?: string;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

const get = (url: string, { host = 'localhost', token, cookies, headers }: Visit = {}) =>
  harness.app.inject({
    url,
    headers: { host, ...headers },
    cookies: { ...cookies, ...(token !== undefined && { [ACCESS_TOKEN_COOKIE]: token }) },
  });

const redirectOf = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers.location];
const brandOf = ({ body }: LightMyRequestResponse) => /data-brand="(\w+)"/.exec(body)?.[1];
const isSignIn = ({ body }: LightMyRequestResponse) => body.includes('class="fy-signin');

describe('the content security policy', () => {
  const policy = async (host: string) =>
    String((await get('/en/', { host })).headers['content-security-policy']);

  it('HTTP-11 CHAT-03 SHELL-02 allows the companies of the brand only', async () => {
    const [named, other] = [await policy('northlight.localhost'), await policy('tivoli.localhost')];
    for (const one of [named, other])
      expect(one).toMatch(
        /; script-src 'nonce-[^' ]+' 'strict-dynamic';.* https:\/\/static\.hearthdesk\.example/,
      );
    expect(named).toMatch(/connect-src [^;]* https:\/\/cdn\.pebbletally\.example[ ;]/);
    expect(other).not.toContain('pebbletally');
  });
});

describe('the sign-in page of a country', () => {
  it.each([
    ['harbour.localhost', '/en_NZ/login/', 'name="address"'],
    ['harbour.localhost', '/en_CA/login/', '/en_CA/piq-login/?'],
    ['northlight.localhost', '/en/login/', 'Sign in'],
  ])('AMB-07 CUST-01 at %s%s has the sign-in method of its country', async (host, url, sign) => {
    expect((await get(url, { host })).body).toContain(sign);
  });

  it('CONS-12 a player of the custom flow is recognised by that flow’s cookie', async () => {
    const token = await harness.token();
    const page = await get('/en/', { host: 'localhost', cookies: { accessToken: token } });
    expect(isSignIn(page)).toBe(false);
  });
});

describe('the registration form', () => {
  const requests = async (drawn?: string) => {
    const cookies: Record<string, string> = drawn === undefined ? {} : { 'variant.registration_form': drawn };
    const { body } = await get('/en_NZ/register/', { host: 'harbour.localhost', cookies });
    return [...body.matchAll(/<section(?! hidden)[^>]*data-step="(\w+)"/g)].map(([, step]) => step);
  };

  it('EXP-10 is rendered in the document, with the drawn offer or the first one', async () => {
    expect(await requests('dino')).toEqual(['account', 'person', 'consents', 'jackpot']);
    for (const drawn of ['regily', '</script><b>', undefined])
      expect(await requests(drawn)).toEqual(['account']);
  });
});

describe('a visitor', () => {
  it('ROUTE-28 gets the sign-in page at the landing page, without any GraphQL query', async () => {
    const page = await get('/en/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(isSignIn(page)).toBe(true);
    expect(requests).toEqual([]);
  });

  it('gets a page that renders without other stylesheets, scripts or fonts', async () => {
    const { body } = await get('/en/');
    expect(body).toContain('<style');
    const links = [...body.matchAll(/<link [^>]*>/g)].map(([link]) => link);
    expect(links).not.toEqual([]);
    expect(links.filter((link) => /stylesheet|modulepreload|as="(?:style|script|font)"/.test(link))).toEqual(
      [],
    );
    expect(body).not.toMatch(/<script [^>]*src=/);
  });

  it('gets posters with a version in their URL, which browsers cache for ever', async () => {
    const posters = new Set((await get('/en/')).body.match(/(?<= src=")\/images\/games\/[^"]+/g));
    expect(posters.size).toBe(20);
    for (const url of posters) {
      expect(url).toMatch(/\?v=\w+$/);
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([
        url,
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
  });

  it.each([
    ['/internal/cookie/', 200],
    ['/internal/cookie', 200],
    // Only test builds have the other internal pages.
    ['/internal/some/where/', 404],
  ])('ROUTE-16 at %s, without a locale, gets an internal page in the basic layout', async (path, status) => {
    const page = await get(path, { cookies: { locale: 'en' } });
    expect(redirectOf(page)).toEqual([status, undefined]);
    expect(page.body).toContain('<html lang="en"');
    expect(/<h1[^>]*>[^<]*Cookie/.test(page.body)).toBe(status === 200);
    expect(page.body).toContain('href="/en/login/?autoSignIn=1"');
    expect(page.body).not.toContain('/en/profile/');
  });

  it.each([
    ['northlight', 'fi', 'fi'],
    ['bellemise', 'fr', 'fr'],
    ['baltika', 'et_EE', 'et-EE'],
  ])('SHELL-02 of %s gets its theme in %s', async (brand, locale, tag) => {
    const page = await get(`/${locale}/`, { host: `${brand}.localhost` });
    const theme = harness.sites.byBrand(brand)?.theme;
    expect(page.body).toContain(`<html lang="${tag}" data-brand="${brand}" data-scheme="${theme?.scheme}">`);
    expect(page.body).toContain(`<meta name="theme-color" content="${theme?.colours.header}">`);
    expect(page.body).toContain(`/brand/${brand}/${theme?.favicon32}`);
  });

  it.each(['/xx/', '/xx/games/', '/ja/'])(
    'ROUTE-11 %s is an unknown locale, and redirects to /',
    async (url) => {
      expect(redirectOf(await get(url))).toEqual([302, '/']);
    },
  );

  it('ROUTE-11 an invalid ?locale= is dropped, so that the redirect cannot loop', async () => {
    expect(redirectOf(await get('/?locale=xx&a=1'))).toEqual([302, '/en/?a=1']);
  });

  it('ROUTE-14 / redirects to the landing page in the stored locale, else in the brand’s own', async () => {
    expect(redirectOf(await get('/'))).toEqual([302, '/en/']);
    expect(redirectOf(await get('/', { cookies: { locale: 'fi' } }))).toEqual([302, '/fi/']);
    expect(redirectOf(await get('/', { host: 'bellemise.localhost' }))).toEqual([302, '/fr/']);
  });

  it('ROUTE-22 gets the not-found page for an unknown path', async () => {
    const page = await get('/en/nope/');
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
  });

  it('OPEN-17 is redirected from a player’s page to sign in, and back to the full URL afterwards', async () => {
    const login = await get('/en/games/fox-and-ember/?mode=fun');
    const redir = encodeURIComponent('/en/games/fox-and-ember/?mode=fun');
    expect(redirectOf(login)).toEqual([302, `/en/login/?redir=${redir}`]);
  });
});

describe('the head', () => {
  const linksOf = ({ body }: LightMyRequestResponse) =>
    [...body.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link);
  const isHidden = ({ body }: LightMyRequestResponse) =>
    body.includes('<meta name="robots" content="noindex">');

  it('ROUTE-02 has the page’s URL in each locale of the brand', async () => {
    const page = await get('/de/?autoSignIn=1', { host: 'www.northlight.localhost:3000' });
    const origin = 'http://www.northlight.localhost:3000';
    expect(page.body).toContain('<html lang="de"');
    expect(linksOf(page)).toEqual([
      `<link rel="canonical" href="${origin}/de/">`,
      `<link rel="alternate" hreflang="en" href="${origin}/en/">`,
      `<link rel="alternate" hreflang="fi" href="${origin}/fi/">`,
      `<link rel="alternate" hreflang="nb" href="${origin}/no/">`,
      `<link rel="alternate" hreflang="de" href="${origin}/de/">`,
      `<link rel="alternate" hreflang="x-default" href="${origin}/en/">`,
    ]);
    expect(isHidden(page)).toBe(false);
  });

  it('SHELL-02 describes the brand in the visitor’s language', async () => {
    const page = await get('/fi/', { host: 'northlight.localhost' });
    expect(page.body).toMatch(
      /<meta name="description" content="Northlight Casino: kasinopelejä[^"]+Nordlys/,
    );
  });

  it('ROUTE-22 hides missing pages from search engines', async () => {
    const page = await get('/en/nope/');
    expect(linksOf(page)).toEqual([]);
    expect(isHidden(page)).toBe(true);
  });
});

describe('the host', () => {
  it('ROUTE-08 determines the brand with or without a prefix; a loopback host of no brand gets the default brand', async () => {
    const hosts = [
      'tivoli.localhost',
      'www.tivoli.localhost',
      'lobby--tivoli.localhost',
      'proxy.tivoli.localhost',
    ];
    for (const host of hosts) expect(brandOf(await get('/en/', { host }))).toBe('tivoli');
    for (const host of ['nobody.localhost', '127.0.0.1:3000', 'lobby.nobody.localhost']) {
      expect(brandOf(await get('/en/', { host }))).toBe('northlight');
    }
  });
});

describe('a session cookie', () => {
  it('without a valid token of the brand makes a visitor', async () => {
    const token = await harness.token();
    const foreign = await get('/en/', { token, host: 'tivoli.localhost' });
    expect([foreign.statusCode, isSignIn(foreign)]).toEqual([200, true]);
    for (const bad of ['nonsense', 'a.b.c', `${token}x`, '%00']) {
      const page = await get('/en/', { token: bad });
      expect([bad, page.statusCode, isSignIn(page)]).toEqual([bad, 200, true]);
    }
    expect(requests).toEqual([]);
  });

  it.each([
    ['GQLO-21', '/en/jackpot/', 'JackpotPage', 'jackpotSettings'],
    ['GQLO-22', '/en/raffle/', 'RafflePage', 'raffleSettings'],
  ])(
    '%s of a player opens %s with one operation, which has their country',
    async (_id, path, name, field) => {
      const { statusCode, body } = await get(path, { token: await harness.token() });
      expect(statusCode).toBe(200);
      expect(requests).toMatchObject([{ operationName: name, variables: { ipCountryCode: 'FI' } }]);
      expect(body).toContain(`"${field}":{`);
    },
  );

  it('SHELL-01 PROMO-06 of a player opens the lobby: row, balance and pots in the HTML, with one operation', async () => {
    const page = await get('/en/', { token: await harness.token() });
    expect(page.statusCode).toBe(200);
    expect(isSignIn(page)).toBe(false);
    expect(requests.map(({ operationName }) => operationName)).toEqual(['LobbyPage']);
    const markup = page.body.split('<div id="app">')[1]?.split('<script')[0] ?? '';
    expect(/<h2[^>]*>/.test(markup) && /\/images\/games\/[\w-]+\/portrait-\d+\?v=/.test(markup)).toBe(true);
    // An amount is rendered in several elements, so the tags are removed first.
    const text = markup.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '');
    expect(/.{20}1,000.{20}/s.exec(text)?.[0]).toContain('1,000.00');
    expect(/EPIC.{50}/s.exec(text)?.[0]).toContain('EPIC€10,000.00SUPER€500.00MINI€20.00');
  });

  it('of a player has no sign-in page', async () => {
    expect(redirectOf(await get('/en/login/', { token: await harness.token() }))).toEqual([302, '/en/']);
  });

  it('an unknown game has a page with status 404', async () => {
    expect((await get('/en/games/no-such-game/', { token: await harness.token() })).statusCode).toBe(404);
  });
});

describe('a player without a verified phone number', () => {
  it('FLAG-11 CONS-21 is led to the verification first, may open their own account pages, and may skip it where the site allows it', async () => {
    const token = await harness.token('sol', 'diego@foyer.test');
    const visit = { token, host: 'sol.localhost' };
    expect((await get('/en/games/', visit)).statusCode).toBe(200);
    await harness.database.pool.query(
      `update identity.player set phone_verified = false where brand = 'sol'`,
    );
    const redir = encodeURIComponent('/en/games/?a=1');
    const led = [302, `/en/phone-verification/?redir=${redir}`];
    expect(redirectOf(await get('/en/games/?a=1', visit))).toEqual(led);
    for (const path of ['/en/profile/', '/en/withdraw/', '/en/phone-verification/'])
      expect([path, (await get(path, visit)).statusCode]).toEqual([path, 200]);
    const skipped = { ...visit, cookies: { skipOptionalPhoneNumberVerification: '1' } };
    expect((await get('/en/games/?a=1', skipped)).statusCode).toBe(200);
    await harness.database.pool.query(`update identity.player set phone_verified = true where brand = 'sol'`);
  });
});

describe('files', () => {
  it('every image of a brand’s jackpot, raffle and promotions can be loaded', async () => {
    for (const site of harness.sites.brands) {
      const pictures = picturesOf(site).map((name) => `/brand/${site.brand}/${name}`);
      if (site.jackpot) expect(pictures).toContain(`/brand/${site.brand}/jackpot-desktop.svg`);
      for (const path of pictures) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    }
    const ofDefault = picturesOf(harness.sites.defaultSite);
    expect(ofDefault).toEqual(expect.arrayContaining(['jackpot-desktop.svg', 'raffle-mobile.svg']));
  });

  it('of a brand are those that its theme names, whatever the path', async () => {
    const logo = await get('/brand/tivoli/logo.svg');
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(logo.headers['content-security-policy']).toContain("default-src 'none'");
    const again = await get('/brand/tivoli/logo.svg', {
      headers: { 'if-none-match': String(logo.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const others = [
      '/brand/tivoli/brand.json',
      '/brand/tivoli/theme.json',
      '/brand/tivoli/../../demoPlayers.json',
      '/brand/tivoli/..%2f..%2fdemoPlayers.json',
      '/brand/tivoli/%2e%2e/%2e%2e/demoPlayers.json',
      '/brand/nobody/logo.svg',
      '/brand/__proto__',
    ];
    for (const url of others) {
      const response = await get(url);
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.body).not.toContain('foyer-demo');
    }
  });

  it('of the build are served compressed and cached for ever; other files are not served', async () => {
    const { body } = await get('/en/');
    const script = /import\("(\/assets\/[^"]+\.js)"\)/.exec(body)?.[1] ?? '';
    const brotli = await get(script, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([brotli.statusCode, brotli.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await get(script, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
    expect(plain.rawPayload.length).toBeGreaterThan(brotli.rawPayload.length);
    for (const url of ['/assets/..%2f.vite%2fmanifest.json', '/assets/%2e%2e/.vite/manifest.json']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('headers', () => {
  it('a page is not cached, is compressed, and has a new nonce each time', async () => {
    const [one, two] = [await get('/en/'), await get('/en/', { headers: { 'accept-encoding': 'br' } })];
    for (const page of [one, two]) {
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['vary']).toBe('accept-encoding');
    }
    expect(two.headers['content-encoding']).toBe('br');
    const nonceOf = ({ headers }: LightMyRequestResponse) =>
      /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
    expect((await get('/')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/en/',
    '/',
    '/en/nope/',
    '/brand/tivoli/logo.svg',
    '/brand/none',
    '/health/live',
    '/texts/en/shell.json',
  ])('%s has the security headers and the trace id', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(Object.values(headers)).toContainEqual(expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

// The identity provider uses the real clock, so this test must be the last to create a token.
it('the cookie of an expired session makes a visitor', async () => {
  const token = await harness.token();
  harness.clock.advance(DAY);
  const late = await get('/en/', { token });
  expect([late.statusCode, isSignIn(late)]).toEqual([200, true]);
  expect(requests).toEqual([]);
});
