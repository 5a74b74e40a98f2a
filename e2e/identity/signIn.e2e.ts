import { expect, test } from '../fixtures.ts';
import { PASSWORD, PLAYERS } from '../visitors/players.ts';
import { balanceIn } from '../support/balance.ts';
import { holdRequests } from '../support/routes.ts';
import { waitForHydration } from '../support/hydration.ts';

test.describe('the sign-in page', () => {
  test('has the theme of the brand in the first response, before any script', async ({ visit }) => {
    const visitor = await visit('northlight');
    const response = await visitor.page.goto(visitor.address('/en/'));
    const html = (await response?.text()) ?? '';
    expect(response?.status()).toBe(200);
    expect(html).toMatch(/<h1[ >]/);
    expect(html).toContain('data-brand="northlight"');
    expect(html).toMatch(/--fy-color-primary:\s*#/);
    // The jackpots are those of this moment, without a request by the browser.
    expect(html).toMatch(/Jackpots right now.*EPIC.*€.*SUPER.*€.*MINI.*€/s);
    // What the brand offers a new player stands beside its conditions, where the licence allows it.
    const offer = visitor.page.getByRole('region', { name: 'For new players' });
    await offer.getByText('Your first deposit').waitFor();
    await offer.getByText('No bonus, no wagering requirement.').waitFor();
    await offer.getByText('18+').waitFor();
    await expect(offer.getByRole('link', { name: 'Bonus terms' })).toHaveAttribute(
      'href',
      '/en/bonus-terms-and-conditions/',
    );
    await visitor.page.goto(visitor.address('/en/login/?productMode=SPORTS'));
    await visitor.page.getByRole('region', { name: 'Jackpots right now' }).waitFor();
    await expect(offer).toHaveCount(0);
    // The menu of languages is part of it, and keeps the query.
    await visitor.page.goto(visitor.address('/en/login/?redir=%2Fen%2Fjackpot%2F'));
    await waitForHydration(visitor.page);
    await visitor.page
      .getByRole('banner')
      .getByRole('button', { name: /Language/ })
      .click();
    await visitor.page.getByRole('banner').getByRole('link', { name: 'Suomi' }).click();
    await visitor.page.waitForURL(visitor.address('/fi/login/?redir=%2Fen%2Fjackpot%2F'));
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('fi');
  });

  test('OIDC-01 OPEN-52 signs in with code and PKCE, Back leads to the lobby, and no page fades with reduced motion', async ({
    visit,
  }) => {
    const visitor = await visit('northlight');
    const { page, address } = visitor;
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (viewTransition) document.documentElement.dataset.fades = 'yes';
      }),
    );
    await page.goto(address('/en/'));
    const request = page.waitForRequest(/\/realms\/northlight\/protocol\/openid-connect\/auth\?/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    const parameters = new URL((await request).url()).searchParams;
    expect(parameters.get('response_type')).toBe('code');
    expect(parameters.get('code_challenge_method')).toBe('S256');

    const fades = () => page.locator('html').getAttribute('data-fades');
    expect(await fades()).toBeNull();
    await page.getByLabel('Email').fill(PLAYERS.anna.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    // If a form is sent before its page has loaded, the next page replaces it in the history (HTML standard).
    await page.waitForLoadState('load');
    const handled = page.waitForRequest(/\/en\/keycloak-login-handler\/\?.*code=/);
    await page.getByRole('button', { name: /sign in/i }).click();
    await handled;
    await page.waitForURL(address('/en/'));
    await balanceIn(page).waitFor();
    expect(await fades()).toBeNull();

    const resubmitted = page.waitForResponse(/\/form\?ui_locales=en$/);
    await page.goBack();
    expect((await resubmitted).status()).toBe(303);
    await page.waitForURL(address('/en/'));
    await balanceIn(page).waitFor();
  });

  test('QUERY-08 shows a spinner while it leaves for the provider, but not with autoSignIn', async ({
    visit,
  }) => {
    const { page, address } = await visit('northlight');
    const button = page.getByRole('main').getByRole('button', { name: /sign in/i });
    for (const [query, busy] of [
      ['', 'true'],
      ['?autoSignIn=1', null],
    ] as const) {
      const release = await holdRequests(page, /openid-configuration/);
      const leaving = page.waitForRequest(/openid-configuration/);
      await page.goto(address(`/en/login/${query}`));
      if (query === '') await button.click();
      await leaving;
      expect(await button.getAttribute('aria-busy')).toBe(busy);
      release();
      await page.getByLabel('Email').waitFor();
    }
  });

  test('does not lose a click before hydration', async ({ visit }) => {
    const visitor = await visit('northlight');
    const { page, address } = visitor;
    const release = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.goto(address('/en/'), { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    release();
    await page.getByLabel('Password', { exact: true }).waitFor();
  });

  test('keeps the form and says why when the password is wrong', async ({ visit }) => {
    const visitor = await visit('northlight');
    const { page, address } = visitor;
    visitor.ignoreErrors(/status of 4\d\d/);
    await page.goto(address('/en/'));
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(PLAYERS.anna.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(PLAYERS.anna.email);
  });
});
