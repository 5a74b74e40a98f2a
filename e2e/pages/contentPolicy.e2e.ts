import type { BrowserContext, Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { frameIn, goToPayment } from '../cashier/cashierPages.ts';
import { expect, test } from '../fixtures.ts';
import { spinButton } from '../support/game.ts';

let violations: string[];
test.afterEach(async () => {
  expect(violations).toEqual([]);
});

/** Collects the violations that the browser reports in the product's own pages and frames from now on. */
async function collectViolations(context: BrowserContext): Promise<void> {
  violations = [];
  await context.exposeBinding(
    'reportViolation',
    (_source, violation: string) => void violations.push(violation),
  );
  await context.addInitScript(`addEventListener('securitypolicyviolation', (event) => {
    if (new URL(document.baseURI).hostname.endsWith('.localhost'))
      reportViolation(event.effectiveDirective + ' ' + event.blockedURI + ' at ' + event.documentURI);
  })`);
}

const waitForResource = (page: Page, address: RegExp) =>
  page.waitForFunction(
    (source) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    address.source,
  );

test.describe('SHELL-02 the content security policy is violated nowhere', () => {
  test('SHELL-02 on a visitor’s pages with the analytics script of the brand', async ({ visit }) => {
    const visitor = await visit('northlight', { hasCookieBanner: true });
    await collectViolations(visitor.context);
    visitor.ignoreErrors(/404 .*nothing-here/);
    const { page, address } = visitor;
    const [response] = await Promise.all([page.waitForResponse(address('/en/')), page.goto(address('/en/'))]);
    const policies = (await response.headersArray()).filter(
      ({ name }) => name.toLowerCase() === 'content-security-policy',
    );
    expect(policies).toHaveLength(1);
    expect(policies[0]?.value).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept all' }).click();
    await waitForResource(page, /\/analytics\/|pebbletally/);
    for (const path of ['/en/games/', '/en/promotions/', '/en/login/', '/en/nothing-here/']) {
      await page.goto(address(path));
      await waitForHydration(page);
    }
  });

  test('SHELL-02 in a game, a deposit’s frame, the chat and the sportsbook', async ({ arrive }) => {
    const visitor = await arrive('anna');
    await collectViolations(visitor.context);
    const { page, address } = visitor;
    await page.goto(address('/en/games/fox-and-ember/'));
    await spinButton(page).waitFor();
    await page.goto(address('/en/sports/'));
    await page.frameLocator('main iframe').locator('body').waitFor();
    await page.goto(address('/en/promotions/'));
    await waitForHydration(page);
    await page.getByRole('region', { name: 'Chat' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Share my details' }).click();
    await page.frameLocator('iframe[src*="/chat/frame"]').getByRole('heading').waitFor();
    await page.goto(address('/en/profile/'));
    await goToPayment(page, { from: 'Different card', amount: '30.00' });
    await frameIn(page).getByLabel('Card number').waitFor();
  });

  test('SHELL-02 in the widgets of missions, and when a token is renewed in a hidden frame', async ({
    arrive,
  }) => {
    const visitor = await arrive('diego', { at: '/en/missions/' });
    await collectViolations(visitor.context);
    const { page, address } = visitor;
    await page.goto(address('/en/missions/'));
    // The first widget asks the player to join, or lists the missions if another test has joined.
    const widget = page.locator('main iframe').first().contentFrame();
    await widget.getByRole('button', { name: /^Join/ }).or(widget.getByRole('listitem')).first().waitFor();
    // Without tokens the page renews them in a hidden frame.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto(address('/en/'));
    await waitForHydration(page);
  });
});

test('SHELL-02 an injected script does not run, and its violation is reported', async ({ visit }) => {
  const visitor = await visit('northlight');
  await collectViolations(visitor.context);
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
