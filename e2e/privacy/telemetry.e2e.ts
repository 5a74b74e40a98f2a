import { readdir } from 'node:fs/promises';
import type { BrowserContext, Route } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { injectFault } from '../support/routes.ts';
import { expect, test } from '../fixtures.ts';
import { PASSWORD, PLAYERS } from '../visitors/players.ts';
import type { Visit, Visitor } from '../visitors/visitors.ts';
import { balanceIn } from '../support/balance.ts';
import { favouriteButtons } from '../support/lobby.ts';
import { openSignInForm } from '../visitors/signIn.ts';

let visitor: Visitor;
let metricsUrl: string;
/** The sandbox's analytics provider, whose script the brand includes. */
let analyticsUrl: string;
const scriptUrl = () => `${analyticsUrl}script.js`;

const MAPS = new URL('../../web/dist/maps/', import.meta.url);
const REPORTED = '() => 0.49';
const NOT_REPORTED = '() => 0.5';
const SECRETS = 'Bearer hunter2 of anna@foyer.test, +358 40 123 4567, https://x.test/?code=c0de';

/** Requests to the analytics provider, with the response status. */
let providerRequests: { readonly url: string; readonly status: number; readonly body: unknown }[];
let sent: { readonly path: string; readonly body: Record<string, unknown>; readonly headers: string }[];

test.beforeEach(({ product }) => {
  metricsUrl = `http://localhost:${product.environment['FOYER_METRICS_PORT']}/metrics`;
  analyticsUrl = `${product.providersUrl}/analytics/`;
  sent = [];
  providerRequests = [];
});

/** Records requests to the two endpoints and to the analytics provider. @param random decides whether errors are sampled */
async function recordRequests(context: BrowserContext, random = REPORTED): Promise<void> {
  await context.addInitScript(`Math.random = ${random}`);
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path !== '/api/errors' && path !== '/api/events') return;
    sent.push({ path, body: request.postDataJSON(), headers: JSON.stringify(request.headers()) });
  });
  context.on('response', (response) => {
    const [url, request] = [response.url(), response.request()];
    if (url.startsWith(analyticsUrl))
      providerRequests.push({ url, status: response.status(), body: request.postDataJSON() });
  });
}
const sentTo = (path: string) => sent.filter((each) => each.path === path).map(({ body }) => body);
const reports = () => sentTo('/api/errors');
const reportsOf = (kind: string) => reports().filter((report) => report.kind === kind);
const events = () => sentTo('/api/events').flatMap((body) => body['events'] as { name: string }[]);

async function metric(line: string): Promise<number> {
  const response = await fetch(metricsUrl);
  const text = await response.text();
  return Number(
    text
      .split('\n')
      .find((each) => each.startsWith(line))
      ?.split(' ')
      .at(-1) ?? 0,
  );
}

const throwError = (message: string) =>
  visitor.page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

test.describe('analytics', () => {
  const agree = (name: string) =>
    visitor.page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name }).click();

  async function open(visit: Visit): Promise<void> {
    visitor = await visit('northlight', { hasCookieBanner: true });
    await recordRequests(visitor.context);
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page.getByRole('region', { name: 'Cookies' }).waitFor();
  }
  /** Whether the browser fetched the code of analytics. */
  const hasCode = () =>
    visitor.page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/analytics-/.test(name)),
    );

  test('ANA-01 ANA-02 loads and sends nothing before consent, and sends the waiting events after it', async ({
    visit,
  }) => {
    await open(visit);
    const line = 'foyer_browser_events_total{brand="northlight",name="pageViewed"}';
    const before = await metric(line);
    expect(await hasCode()).toBe(false);
    expect([sent, providerRequests]).toEqual([[], []]);
    await agree('Accept all');
    await expect.poll(events).toEqual([{ name: 'pageViewed', route: '/', productMode: 'CASINO' }]);
    await expect.poll(() => metric(line)).toBe(before + 1);
    expect(sent[0]?.headers).not.toMatch(/"(?:cookie|authorization)"|"referer":"[^"]/i);
    // CONS-19: the reported page view contains the id from this cookie.
    const trackingId = (await visitor.context.cookies()).find(
      ({ name }) => name === 'internalTrackingId',
    )?.value;
    const entries = [{ event: 'pageViewed', trackingId, route: '/', productMode: 'CASINO' }];
    await expect
      .poll(() => providerRequests)
      .toEqual([
        { url: scriptUrl(), status: 200, body: null },
        {
          url: `${analyticsUrl}events`,
          status: 204,
          body: { site: new URL(visitor.address('/')).host, entries },
        },
      ]);
    // The visitor leaves this page before analytics has loaded on it.
    await visitor.page.goto(visitor.address('/en/privacy-policy/'));
    await waitForHydration(visitor.page);
    await visitor.page.goto('about:blank');
    await expect.poll(() => metric(line)).toBe(before + 2);
  });

  test('ANA-02 loads and sends nothing after a refusal', async ({ visit }) => {
    await open(visit);
    await agree('Reject all');
    await visitor.page.reload();
    await visitor.page.getByRole('main').getByRole('button').first().waitFor();
    expect(await hasCode()).toBe(false);
    expect([sent, providerRequests]).toEqual([[], []]);
  });

  test('HTTP-11 reports and removes a script that fails, and loads it again after the next consent', async ({
    visit,
  }) => {
    const setScript = (way: string) =>
      fetch(analyticsUrl, { method: 'POST', body: new URLSearchParams({ way }), redirect: 'manual' });
    const elements = () => visitor.page.locator(`script[src="${scriptUrl()}"]`).count();
    await setScript('broken');
    try {
      await open(visit);
      visitor.ignoreErrors(/analytics\/script\.js/);
      const line = 'foyer_browser_errors_total{brand="northlight",kind="load"}';
      const before = await metric(line);
      await agree('Accept all');
      await expect.poll(() => reportsOf('load')).toHaveLength(1);
      expect(reportsOf('load')[0]).toMatchObject({
        name: 'ExternalScriptError',
        message: `The external script ${scriptUrl()} could not be loaded`,
        page: '/en/',
      });
      await expect.poll(() => metric(line)).toBe(before + 1);
      expect(await elements()).toBe(0);
      await expect.poll(() => events().map(({ name }) => name)).toEqual(['pageViewed']);
    } finally {
      await setScript('served');
    }
    const { page } = visitor;
    await page.locator('footer').getByRole('link', { name: 'Cookies' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => providerRequests.map(({ status }) => status)).toEqual([500, 200, 204]);
    expect(await elements()).toBe(1);
    await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
    await expect.poll(elements).toBe(0);
    expect(reports()).toHaveLength(1);
  });

  test('ANA-06 reports sign-in, game and favourite without personal data', async ({ visit }) => {
    visitor = await visit('northlight', { hasCookieBanner: true });
    await recordRequests(visitor.context);
    const { page } = visitor;
    await page.goto(visitor.address('/en/'));
    await agree('Accept all');
    await expect.poll(events).toHaveLength(1);
    const signInMetric = 'foyer_browser_events_total{brand="northlight",name="signInBegun"}';
    const before = await metric(signInMetric);
    await openSignInForm(page);
    await page.locator('input[name=email]').fill(PLAYERS.anna.email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('form button[type=submit]').click();
    await balanceIn(page).waitFor();
    // The event was sent when the visitor left the page.
    await expect.poll(() => metric(signInMetric)).toBeGreaterThan(before);
    await waitForHydration(page);
    await favouriteButtons(page).first().press('Enter');
    await expect.poll(() => events().map(({ name }) => name)).toContain('favouriteSet');
    await expect.poll(() => events().map(({ name }) => name)).toContain('signedIn');
    await page.goto(visitor.address('/en/games/fox-and-ember/'));
    await expect.poll(events).toContainEqual({ name: 'gameOpened', slug: 'fox-and-ember', mode: 'real' });
    await expect
      .poll(events)
      .toContainEqual({ name: 'pageViewed', route: '/games/:slug/', productMode: 'CASINO' });
    expect(JSON.stringify(sent)).not.toMatch(/anna|virtanen|eyJ|playerId|keycloakAccessToken/i);
  });
});

test.describe('error reports', () => {
  test('ANA-04 send an uncaught error once, without personal data', async ({ visit }) => {
    visitor = await visit('northlight');
    await recordRequests(visitor.context);
    visitor.ignoreErrors(/staged/);
    await visitor.page.goto(visitor.address('/en/?redir=/en/&anna=1'));
    await waitForHydration(visitor.page);
    const before = await metric('foyer_browser_errors_total{brand="northlight",kind="script"}');
    await throwError(`staged: ${SECRETS}`);
    await throwError(`staged: ${SECRETS}`);
    await expect.poll(() => reportsOf('script')).toHaveLength(1);
    expect(reportsOf('script')[0]).toMatchObject({ name: 'TypeError', page: '/en/' });
    expect(JSON.stringify(reports())).toContain('staged');
    expect(JSON.stringify(sent)).not.toMatch(/hunter2|anna|foyer\.test|123 4567|c0de/);
    await expect
      .poll(() => metric('foyer_browser_errors_total{brand="northlight",kind="script"}'))
      .toBe(before + 1);
    await throwError('staged otherwise');
    await expect.poll(() => reportsOf('script')).toHaveLength(2);
  });

  test('ANA-04 do not send errors that are not sampled', async ({ visit }) => {
    visitor = await visit('northlight');
    await recordRequests(visitor.context, NOT_REPORTED);
    visitor.ignoreErrors(/staged/);
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page.waitForLoadState('networkidle');
    await throwError('staged');
    await visitor.page.reload();
    await visitor.page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });

  test('ANA-04 ANA-05 contain failed requests, except for 401', async ({ visit }) => {
    visitor = await visit('northlight');
    await visitor.signIn();
    await recordRequests(visitor.context);
    visitor.ignoreErrors(/40[13]|503/);
    const { page } = visitor;
    await page.reload();
    // A key press before hydration has no effect.
    await waitForHydration(page);
    const favourite = favouriteButtons(page).first();
    let refusals = 0;
    // Only this mutation fails, because the page reports every refused request.
    const refuse = (status: number) => async (route: Route) => {
      if (route.request().postDataJSON()?.operationName !== 'SetFavourite') return route.fallback();
      refusals += 1;
      await route.fulfill({ status, contentType: 'text/plain', body: 'no' });
    };
    const stopRefusing = await injectFault(page, '**/graphql', refuse(401));
    await favourite.press('Enter');
    await expect.poll(() => refusals).toBeGreaterThanOrEqual(2);
    stopRefusing();
    await injectFault(page, '**/graphql', refuse(503));
    await favourite.press('Enter');
    await expect.poll(reports).toHaveLength(1);
    expect(reports()[0]).toMatchObject({ kind: 'network', operation: 'SetFavourite', traceId: null });
  });

  test('have source maps in the build, which are not served', async ({ visit }) => {
    visitor = await visit('northlight');
    await visitor.page.goto(visitor.address('/en/'));
    visitor.ignoreErrors(/404/);
    const maps = await readdir(MAPS);
    expect(maps.length).toBeGreaterThan(10);
    for (const name of maps.slice(0, 10)) {
      for (const path of [
        `/assets/${name}`,
        `/maps/${name}`,
        `/assets/../../maps/${name}`,
        `/assets/%2e%2e/maps/${name}`,
      ])
        expect((await visitor.fetch(path)).status, path).toBe(404);
      const script = await visitor.fetch(`/assets/${name.replace(/\.map$/, '')}`);
      expect(script.status).toBe(200);
      expect(script.text).not.toContain('sourceMappingURL');
    }
  });
});
