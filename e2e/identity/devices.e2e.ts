import { waitForHydration } from '../support/hydration.ts';
import { waitForSubscription } from '../support/socketFrames.ts';
import { expect, test } from '../fixtures.ts';
import { gameTiles } from '../support/lobby.ts';
import { layoutShifts, recordLayoutShifts } from '../support/layoutShifts.ts';
import { dataRows } from '../support/tables.ts';
import type { Visit, Visitor } from '../visitors/visitors.ts';
import { balanceIn } from '../support/balance.ts';
import { DESKTOP, PHONE, PLAYERS } from '../visitors/players.ts';
import { signIn } from '../visitors/signIn.ts';

/** Signs in on a new device. Its page is subscribed to the end of its session. */
async function signInAsAnna(visit: Visit): Promise<Visitor> {
  const visitor = await visit('northlight');
  const isSubscribed = waitForSubscription(visitor.page, 'SessionDestroyed');
  await visitor.signIn();
  await isSubscribed;
  return visitor;
}

const COOKIE = 'keycloakAccessToken';

/** Replaces the token that all tabs of the browser share. */
async function changeToken({ context }: Visitor, change: (token: string) => string): Promise<void> {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === COOKIE);
  if (!cookie) throw new Error('there is no token');
  await context.addCookies([{ ...cookie, value: change(cookie.value) }]);
}

const withInvalidSignature = (token: string): string => `${token.slice(0, -8)}AAAAAAAA`;

/** The token with an expiry in the past, as after a laptop has slept. */
function expired(token: string): string {
  const [head, body = '', signature] = token.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString());
  const past = { ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 };
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
}

test.describe('two devices', () => {
  test('LOGOUT-07 PROF-10 the first is signed out within a second of the second’s sign-in, and says why', async ({
    visit,
  }) => {
    const older = await signInAsAnna(visit);
    const newer = await signInAsAnna(visit);
    await older.page.waitForURL(/\/en\/login\/\?logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE/, {
      timeout: 1_000,
      // The test waits only until the navigation starts, not until the page is loaded.
      waitUntil: 'commit',
    });
    await older.page.getByText('you signed in on another device').waitFor();
    await balanceIn(newer.page).waitFor();
    // PROF-10: the last sign-in is part of the page, where it covers no control.
    await newer.page.getByRole('main').getByText('Last sign-in: ').waitFor();

    await newer.page.goto(newer.address('/en/profile/session-history/'));
    const rows = dataRows(newer.page);
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).innerText()).toContain('This session');
    expect(await rows.nth(1).innerText()).toContain('You signed in on another device');
  });
});

test.describe('ten tabs', () => {
  test('SESS-06 renew a refused token once, and all their requests succeed', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { context, address } = visitor;
    visitor.ignoreErrors(/status of 401/);
    const tabs = [visitor.page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
    await Promise.all(tabs.map((tab) => tab.goto(address('/en/'))));
    await Promise.all(tabs.map((tab) => balanceIn(tab).waitFor()));
    // The pages are hydrated, so they handle a click without loading another page.
    await Promise.all(tabs.map(waitForHydration));
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/protocol/openid-connect/token')) renewals.push(request.postData() ?? '');
    });
    await changeToken(visitor, withInvalidSignature);
    // Requests succeed only after the token was renewed.
    const responses = tabs.map((tab) =>
      tab.waitForResponse((response) => response.url().endsWith('/graphql') && response.ok()),
    );
    await Promise.all(
      tabs.map((tab) => tab.locator('a[href="/en/game-list/slots/"]:visible').first().click()),
    );
    await Promise.all(responses);
    await Promise.all(tabs.map((tab) => tab.waitForURL(address('/en/game-list/slots/'))));
    await Promise.all(tabs.map((tab) => gameTiles(tab).first().waitFor()));
    expect(renewals).toHaveLength(1);
    for (const tab of tabs) expect(tab.url()).toBe(address('/en/game-list/slots/'));
  });
});

test.describe('a second tab without a refresh token', () => {
  test('OIDC-43 renews the token in a hidden frame and stays on its page', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { page, context, address } = visitor;
    const tab = await context.newPage();
    const silentRequests: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('prompt') === 'none') silentRequests.push(request.url());
    });
    await page.goto('about:blank');
    await changeToken(visitor, expired);
    await tab.goto(address('/en/profile/session-history/'));
    await dataRows(tab).first().waitFor();
    expect(tab.url()).toBe(address('/en/profile/session-history/'));
    expect(silentRequests).toHaveLength(1);
    await expect(tab.locator('iframe')).toHaveCount(0);
  });
});

test.describe('a player with an expired token', () => {
  test('OIDC-41 is signed in again on the same page without a prompt', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { page, address } = visitor;
    await changeToken(visitor, expired);
    await page.goto(address('/en/profile/session-history/'));
    await page.waitForURL(address('/en/profile/session-history/'));
    await dataRows(page).first().waitFor();
  });

  test('SESS-05 is sent to the sign-in page, which says that the session has ended', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { page, address } = visitor;
    visitor.ignoreErrors(/status of 40[01]/);
    await page.goto('about:blank');
    await signInAsAnna(visit);
    await changeToken(visitor, expired);
    await page.goto(address('/en/profile/session-history/'));
    await page.waitForURL(/logoutReason=SESSION_EXPIRED/);
    await page.getByText('Your session has ended').waitFor();
  });

  test('SESS-05 is sent to the sign-in page, which says that the renewal failed', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { page, address } = visitor;
    visitor.ignoreErrors(/500|401/);
    await page.route(/\/protocol\/openid-connect\/token$/, (route) =>
      route.fulfill({ status: 500, json: { error: 'server_error' } }),
    );
    await changeToken(visitor, expired);
    await page.goto(address('/en/profile/session-history/'));
    await page.waitForURL(/logoutReason=JWT_EXPIRED/);
    await page.getByText('We could not renew your session').waitFor();
  });
});

for (const [name, screen] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`PROF-10 the line of the last sign-in moves nothing on a ${name} without the line of safer gambling`, async ({
    visit,
  }) => {
    const earlier = await visit('tivoli', { screen });
    await earlier.signIn();
    await earlier.close();
    const visitor = await visit('tivoli', { screen });
    const { page } = visitor;
    await recordLayoutShifts(page);
    await signIn(page, visitor.address('/en/game-studio/'), PLAYERS.finn.email);
    await page.getByRole('main').getByText('Last sign-in: ').waitFor();
    expect(await page.getByRole('navigation', { name: 'Safer gambling' }).count()).toBe(0);
    expect(await layoutShifts(page)).toEqual([]);
  });
