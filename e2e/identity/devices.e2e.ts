import { waitForHydration } from '../support/hydration.ts';
import { waitForSubscription } from '../support/socketFrames.ts';
import { expect, test } from '../fixtures.ts';
import type { Visit, Visitor } from '../visitors/visitors.ts';
import { balanceIn } from '../support/balance.ts';

/** Anna, signed in on another device, subscribed to the end of sessions. */
async function signInAsAnna(visit: Visit): Promise<Visitor> {
  const visitor = await visit('northlight');
  const isSubscribed = waitForSubscription(visitor.page, 'SessionDestroyed');
  await visitor.signIn();
  await isSubscribed;
  return visitor;
}

const COOKIE = 'keycloakAccessToken';

/** Puts another token in place of the one all tabs of the browser share. */
async function changeToken({ context }: Visitor, change: (token: string) => string): Promise<void> {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === COOKIE);
  if (!cookie) throw new Error('there is no token');
  await context.addCookies([{ ...cookie, value: change(cookie.value) }]);
}

/** The same claims under a signature that is not the platform's. */
const refused = (token: string): string => `${token.slice(0, -8)}AAAAAAAA`;

/** As after a night asleep: the claims say that its time is over. */
function outOfTime(token: string): string {
  const [head, body = '', signature] = token.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString());
  const past = { ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 };
  return [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
}

test.describe('two devices', () => {
  test('LOGOUT-07 the older is out within a second of the newer’s sign-in, and is told why', async ({
    visit,
  }) => {
    const older = await signInAsAnna(visit);
    const newer = await signInAsAnna(visit);
    await older.page.waitForURL(/\/en\/login\/\?logoutReason=LOGGED_IN_FROM_ANOTHER_DEVICE/, {
      timeout: 1_000,
      // The way there, and not how long the page takes that it leads to.
      waitUntil: 'commit',
    });
    await older.page.getByText('you signed in on another device').waitFor();
    await balanceIn(newer.page).waitFor();

    await newer.page.goto(newer.address('/en/profile/session-history/'));
    const rows = newer.page.locator('.fy-table tbody tr');
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).innerText()).toContain('This session');
    expect(await rows.nth(1).innerText()).toContain('You signed in on another device');
  });
});

test.describe('ten tabs', () => {
  test('SESS-06 whose token is refused all at once renew it once, and each gets what it asked for', async ({
    visit,
  }) => {
    const visitor = await signInAsAnna(visit);
    const { context, address } = visitor;
    visitor.ignoreErrors(/status of 401/);
    const tabs = [visitor.page, ...(await Promise.all(Array.from({ length: 9 }, () => context.newPage())))];
    await Promise.all(tabs.map((tab) => tab.goto(address('/en/'))));
    await Promise.all(tabs.map((tab) => balanceIn(tab).waitFor()));
    // Awake: a press is followed in the page, and not by another load of it.
    await Promise.all(tabs.map(waitForHydration));
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().endsWith('/protocol/openid-connect/token')) renewals.push(request.postData() ?? '');
    });
    await changeToken(visitor, refused);
    // Until the token is another, nothing is answered but by a refusal.
    const answers = tabs.map((tab) =>
      tab.waitForResponse((response) => response.url().endsWith('/graphql') && response.ok()),
    );
    await Promise.all(
      tabs.map((tab) => tab.locator('a[href="/en/game-list/slots/"]:visible').first().click()),
    );
    await Promise.all(answers);
    await Promise.all(tabs.map((tab) => tab.waitForURL(address('/en/game-list/slots/'))));
    await Promise.all(tabs.map((tab) => tab.locator('.fy-tile').first().waitFor()));
    expect(renewals).toHaveLength(1);
    for (const tab of tabs) expect(tab.url()).toBe(address('/en/game-list/slots/'));
  });
});

test.describe('a second tab, which holds no refresh token', () => {
  test('OIDC-43 renews in a hidden frame, and stays where it is', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { page, context, address } = visitor;
    const tab = await context.newPage();
    const silent: string[] = [];
    context.on('request', (request) => {
      if (new URL(request.url()).searchParams.get('prompt') === 'none') silent.push(request.url());
    });
    await page.goto('about:blank');
    await changeToken(visitor, outOfTime);
    await tab.goto(address('/en/profile/session-history/'));
    await tab.locator('.fy-table tbody tr').first().waitFor();
    expect(tab.url()).toBe(address('/en/profile/session-history/'));
    expect(silent).toHaveLength(1);
    await expect(tab.locator('iframe')).toHaveCount(0);
  });
});

test.describe('a laptop that slept', () => {
  test('OIDC-41 past its token’s end is signed in again where it was, without a question', async ({
    visit,
  }) => {
    const visitor = await signInAsAnna(visit);
    const { page, address } = visitor;
    await changeToken(visitor, outOfTime);
    await page.goto(address('/en/profile/session-history/'));
    await page.waitForURL(address('/en/profile/session-history/'));
    await page.locator('.fy-table tbody tr').first().waitFor();
  });

  test('SESS-05 past its session’s end is at the door, and is told so', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { page, address } = visitor;
    visitor.ignoreErrors(/status of 40[01]/);
    await page.goto('about:blank');
    await signInAsAnna(visit);
    await changeToken(visitor, outOfTime);
    await page.goto(address('/en/profile/session-history/'));
    await page.waitForURL(/logoutReason=SESSION_EXPIRED/);
    await page.getByText('Your session has ended').waitFor();
  });

  test('SESS-05 whose renewal fails otherwise is told that it could not be renewed', async ({ visit }) => {
    const visitor = await signInAsAnna(visit);
    const { page, address } = visitor;
    visitor.ignoreErrors(/500|401/);
    await page.route(/\/protocol\/openid-connect\/token$/, (route) =>
      route.fulfill({ status: 500, json: { error: 'server_error' } }),
    );
    await changeToken(visitor, outOfTime);
    await page.goto(address('/en/profile/session-history/'));
    await page.waitForURL(/logoutReason=JWT_EXPIRED/);
    await page.getByText('We could not renew your session').waitFor();
  });
});
