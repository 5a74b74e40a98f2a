import { expect, test } from '../fixtures.ts';
import { PASSWORD, PLAYERS } from '../visitors/players.ts';
import { balanceIn } from '../support/balance.ts';

test.describe('a visitor comes to the door', () => {
  test('reads the sign-in page of the brand before any script has run', async ({ visit }) => {
    const visitor = await visit('northlight');
    const answer = await visitor.page.goto(visitor.address('/en/'));
    const html = (await answer?.text()) ?? '';
    expect(answer?.status()).toBe(200);
    expect(html).toMatch(/<h1[^>]*class="fy-signin__title"/);
    expect(html).toContain('data-brand="northlight"');
    expect(html).toMatch(/--fy-color-primary:\s*#/);
  });

  test('OIDC-01 OPEN-52 signs in by code and PKCE at the themed form, comes back to the lobby, to which Back leads too, and nothing fades for who wants less motion', async ({
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
    const asked = new URL((await request).url()).searchParams;
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');

    const fades = () => page.locator('html').getAttribute('data-fades');
    expect(await fades()).toBeNull();
    await page.getByLabel('Email').fill(PLAYERS.anna.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    // A form that is sent before its page has loaded leaves no entry to go back to (HTML, navigation).
    await page.waitForLoadState('load');
    const handled = page.waitForRequest(/\/en\/keycloak-login-handler\/\?.*code=/);
    await page.getByRole('button', { name: /sign in/i }).click();
    await handled;
    await page.waitForURL(address('/en/'));
    await balanceIn(page).waitFor();
    expect(await fades()).toBeNull();

    const used = page.waitForResponse(/\/form\?ui_locales=en$/);
    await page.goBack();
    expect((await used).status()).toBe(303);
    await page.waitForURL(address('/en/'));
    await balanceIn(page).waitFor();
  });

  test('does not lose a press that comes before the page answers', async ({ visit }) => {
    const visitor = await visit('northlight');
    const { page, address } = visitor;
    let pressed = () => {};
    const hasPressed = new Promise<void>((resolve) => (pressed = resolve));
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await hasPressed;
      await route.continue();
    });
    await page.goto(address('/en/'), { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    pressed();
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
    await page.getByLabel('Email').fill(PLAYERS.anna.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: /sign in/i }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(PLAYERS.anna.email);
  });
});
