import type { BrowserContext, Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { frameIn, goToPayment } from '../cashier/cashierPages.ts';
import { expect, test } from '../fixtures.ts';
import { spinButton } from '../support/game.ts';

let violations: string[];
test.afterEach(async () => {
  expect(violations).toEqual([]);
});

/** Every violation of a policy of ours, in any page and frame from now on, reported by the browser itself. */
async function listen(context: BrowserContext): Promise<void> {
  violations = [];
  await context.exposeBinding('reportViolation', (_source, told: string) => void violations.push(told));
  await context.addInitScript(`addEventListener('securitypolicyviolation', (event) => {
    if (new URL(document.baseURI).hostname.endsWith('.localhost'))
      reportViolation(event.effectiveDirective + ' ' + event.blockedURI + ' at ' + event.documentURI);
  })`);
}

const loaded = (page: Page, address: RegExp) =>
  page.waitForFunction(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    address.source,
  );

test.describe('SHELL-02 the content security policy is violated nowhere', () => {
  test('SHELL-02 on a visitor’s pages with the analytics script of the brand', async ({ visit }) => {
    const visitor = await visit('northlight', { hasCookieBanner: true });
    await listen(visitor.context);
    visitor.ignoreErrors(/404 .*nothing-here/);
    const { page, address } = visitor;
    const [response] = await Promise.all([page.waitForResponse(address('/en/')), page.goto(address('/en/'))]);
    const policies = (await response.headersArray()).filter(
      ({ name }) => name.toLowerCase() === 'content-security-policy',
    );
    expect(policies).toHaveLength(1);
    expect(policies[0]?.value).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
    await loaded(page, /\/analytics\/|pebbletally/);
    for (const path of [
      '/en/games/',
      '/en/promotions/',
      '/en/login/',
      '/en/register/',
      '/en/nothing-here/',
    ]) {
      await page.goto(address(path));
      await waitForHydration(page);
    }
  });

  test('SHELL-02 in a game, a deposit’s frame, the chat and the sportsbook', async ({ arrive }) => {
    const visitor = await arrive('anna');
    await listen(visitor.context);
    const { page, address } = visitor;
    await page.goto(address('/en/games/fox-and-ember/'));
    await spinButton(page).waitFor();
    await page.goto(address('/en/sports/'));
    await page.frameLocator('main iframe').locator('body').waitFor();
    await page.goto(address('/en/promotions/'));
    await waitForHydration(page);
    await page.getByRole('button', { name: /^Chat with us/ }).click();
    await page.getByRole('button', { name: 'Share my details' }).click();
    await page.frameLocator('iframe[src*="/chat/frame"]').getByRole('heading').waitFor();
    await page.goto(address('/en/profile/'));
    await goToPayment(page, { from: 'Different card', amount: '30.00' });
    await frameIn(page).getByLabel('Card number').waitFor();
  });

  test('SHELL-02 in the widgets of missions, and when a token is renewed in silence', async ({ arrive }) => {
    const visitor = await arrive('diego', { at: '/en/missions/' });
    await listen(visitor.context);
    const { page, address } = visitor;
    await page.goto(address('/en/missions/'));
    await page.frameLocator('main iframe').getByRole('button', { name: 'Join …' }).waitFor();
    // Without its tokens the tab asks the provider in a frame of our own.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(address('/en/'));
    await waitForHydration(page);
  });
});

test('SHELL-02 a script that was slipped into a page does not run, and its violation is seen', async ({
  visit,
}) => {
  const visitor = await visit('northlight');
  await listen(visitor.context);
  const { page, address } = visitor;
  await page.goto(address('/en/'));
  await waitForHydration(page);
  visitor.ignoreErrors(/Content Security Policy|404/);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/nothing.png" onerror="self.wasRun = true">');
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(await page.evaluate('self.wasRun')).toBeUndefined();
  expect(violations[0]).toMatch(/^script-src-attr inline at /);
  violations = [];
});
