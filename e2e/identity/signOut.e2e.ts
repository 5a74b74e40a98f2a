import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';
import type { Visit, Visitor } from '../visitors/visitors.ts';

/** Signs in with a new session, because other tests may use the shared one. */
async function signIn(visit: Visit): Promise<Visitor> {
  const visitor = await visit('northlight');
  await visitor.signIn();
  return visitor;
}

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

/** The tokens in the session storage (CONS-25). */
async function tokensOf({ page }: Visitor): Promise<Tokens> {
  const stored = await page.evaluate(() =>
    Object.entries(sessionStorage).flatMap(([key, value]) => (key.includes('user') ? [String(value)] : [])),
  );
  const user: { access_token: string; refresh_token: string } = JSON.parse(stored[0] ?? '{}');
  return { access: user.access_token, refresh: user.refresh_token };
}

test.describe('a player signs out', () => {
  test('LOGOUT-03 LOGOUT-06 also at the identity provider, which refuses the old tokens and returns to the sign-in page', async ({
    visit,
  }) => {
    const visitor = await signIn(visit);
    const { page } = visitor;
    visitor.ignoreErrors(/status of 40[01]/);
    const { access, refresh } = await tokensOf(visitor);
    const userinfo = () =>
      visitor.fetch('/realms/northlight/protocol/openid-connect/userinfo', {
        headers: { authorization: `Bearer ${access}` },
      });
    expect((await userinfo()).status).toBe(200);

    const ended = page.waitForRequest(/\/protocol\/openid-connect\/logout\?/);
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: /sign out|log out/i }).click();
    const parameters = new URL((await ended).url()).searchParams;
    expect(parameters.get('id_token_hint')).toBeTruthy();
    expect(parameters.get('ui_locales')).toBe('en');
    await page.waitForURL(visitor.address('/en/login/'));
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .waitFor();

    expect((await userinfo()).status).toBe(401);
    const renewal = await visitor.fetch('/realms/northlight/protocol/openid-connect/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&client_id=app&refresh_token=${refresh}`,
    });
    expect(renewal.status).toBe(400);
    const viewer = await visitor.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${access}` },
      body: JSON.stringify({ query: '{ viewer { id } }' }),
    });
    expect(viewer.text).not.toContain('"viewer":{');
  });

  test('and has to enter the password at the next sign-in', async ({ visit }) => {
    const visitor = await signIn(visit);
    const { page, address } = visitor;
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('button', { name: /sign out|log out/i }).click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .waitFor();
    await page.goto(address('/en/'));
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    await page.getByLabel('Password', { exact: true }).waitFor();
  });
});

test('LOGOUT-06 SPORT-02 a player who signs out on the sports page stays there, and the page says when a session has ended', async ({
  visit,
}) => {
  const visitor = await signIn(visit);
  const { page, address } = visitor;
  await page.goto(address('/en/sports/'));
  await waitForHydration(page);
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('button', { name: /sign out/i }).click();
  await page.waitForURL(address('/en/sports/'));
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await page.goto(address('/en/sports/?logoutReason=SESSION_EXPIRED'));
  await page.getByText('Your session has ended').waitFor();
});
