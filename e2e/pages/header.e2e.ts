import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';

const header = (page: Page) => page.getByRole('banner');
const signIn = (page: Page) => header(page).getByRole('link', { name: 'Sign In' });
const products = (page: Page) => header(page).getByRole('navigation', { name: 'Products' });
const hrefs = (page: Page) =>
  products(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('the header of the basic layout', () => {
  test('SHELL-11 SHELL-14 SHELL-19 has the logo, the products and a sign-in button', async ({ visit }) => {
    const visitor = await visit('northlight');
    const { page } = visitor;
    await page.goto(visitor.address('/en/terms-and-conditions/'));
    const logo = header(page).getByRole('link', { name: 'Northlight, home' });
    expect(await logo.getAttribute('href')).toBe('/en/');
    expect(await hrefs(page)).toEqual(['/en/?productMode=casino', '/en/sports/']);
    await waitForHydration(page);
    await signIn(page).click();
    // AMB-08: no second click is needed.
    await page.waitForURL(/\/protocol\/openid-connect\/auth/);
    // Back returns to the sign-in page, which does not redirect again.
    await page.goBack();
    await page.waitForURL(visitor.address('/en/login/'));
  });

  test('SHELL-22 has no quick menu at a brand without the feature, which has one product', async ({
    visit,
  }) => {
    const { page, address } = await visit('tivoli');
    await page.goto(address('/en/terms-and-conditions/'));
    await signIn(page).waitFor();
    await expect(products(page)).toHaveCount(0);
  });

  test('SHELL-13 SHELL-16 has no sign-in button for a signed-in player', async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/profile/' });
    const { page } = visitor;
    await page.goto(visitor.address('/en/terms-and-conditions/'));
    await products(page).waitFor();
    expect(await signIn(page).count()).toBe(0);
    await page.goto(visitor.address('/en/sports/'));
    const logo = header(page).getByRole('link', { name: 'Northlight, home' });
    expect(await logo.getAttribute('href')).toBe('/en/sports/');
  });

  for (const path of ['/login/', '/enter-code/', '/resend-code/', '/quick-deposit-sign-in/']) {
    test(`SHELL-12 ${path} has no sign-in button in its header`, async ({ visit }) => {
      const visitor = await visit('northlight');
      await visitor.page.goto(visitor.address(`/en${path}`));
      await header(visitor.page).waitFor();
      expect(await signIn(visitor.page).count()).toBe(0);
    });
  }

  test('SPORT-03 SHELL-13 ROUTE-19 has a sign-in button on the sports page', async ({ visit }) => {
    const visitor = await visit('northlight');
    await visitor.page.goto(visitor.address('/en/sports/'));
    await signIn(visitor.page).waitFor();
    expect(await products(visitor.page).locator('[aria-current]').getAttribute('href')).toBe('/en/sports/');
  });

  test('AMB-06 is on the sports page for the product mode sports', async ({ visit }) => {
    const visitor = await visit('northlight');
    await visitor.page.goto(visitor.address('/en/?productMode=sports'));
    expect(visitor.page.url()).toBe(visitor.address('/en/sports/'));
  });
});
