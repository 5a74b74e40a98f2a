import type { Locator, Page } from '@playwright/test';
import { expect, shareVisitor, testWith } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

// These tests use a build with test utilities, which can open every overlay. Players get a build without them.
const test = testWith(() => ({ FOYER_TEST_UTILITIES: '1', FOYER_WEB_BUILD: 'web/dist/testers' }));

/** OVER-16: overlays that Escape does not close, and the button that does. */
const CLOSE_BUTTONS = { 'quick-deposit': 'Close', sow: 'Later', 'bonus-checker': 'Close' } as const;

const VARIANTS = [
  ['OVER-01', 'confirmation'],
  ['OVER-02', 'default'],
  ['OVER-03', 'error'],
  ['OVER-04', 'search'],
  ['OVER-05', 'quick-deposit'],
  ['OVER-06', 'bonus-checker'],
  ['OVER-07', 'reality-check'],
  ['OVER-08', 'content-accept'],
  ['OVER-09', 'action-error'],
  ['OVER-10', 'jackpot-win'],
  ['OVER-11', 'raffle-win'],
  ['OVER-12', 'sow'],
  ['OVER-13', 'sumsub-kyc-required'],
] as const;
type Variant = (typeof VARIANTS)[number][1];

const dialogIn = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Whether the focus is in the overlay or, after its last control, in the browser's own controls. */
const isFocusTrapped = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body || document.querySelector('dialog[open]')?.contains(activeElement);
  });
const mayScroll = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden');
const focusedElement = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML);

const waitForUtilities = (page: Page) =>
  page.waitForFunction(() => Reflect.has(Object(Reflect.get(window, 'foyerTest')), 'overlay'));

const open = (page: Page, variant: Variant) =>
  page.evaluate((name) => {
    const utilities: unknown = Reflect.get(window, 'foyerTest');
    return Reflect.get(Object(utilities), 'overlay')(name);
  }, variant);

const closesOnEscape = (variant: Variant): variant is Exclude<Variant, keyof typeof CLOSE_BUTTONS> =>
  !(variant in CLOSE_BUTTONS);

async function close(page: Page, variant: Variant): Promise<void> {
  await page.keyboard.press('Escape');
  if (closesOnEscape(variant)) return;
  expect(await dialogIn(page).isVisible()).toBe(true);
  await dialogIn(page).getByRole('button', { name: CLOSE_BUTTONS[variant] }).click();
}

for (const [device, screen] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`on a ${device}`, () => {
    const anna = shareVisitor(test, async ({ arrive }) => {
      // The page has little content, because axe checks the page behind each overlay too.
      const visitor = await arrive('anna', { screen, at: '/en/profile/' });
      await waitForHydration(visitor.page);
      await waitForUtilities(visitor.page);
      return visitor;
    });

    test.beforeEach(() => anna().page.getByRole('banner').getByRole('link').first().focus());

    for (const [row, variant] of VARIANTS) {
      test(`${row} OVER-16 ${variant} traps the focus, locks the page, closes by its rule and restores both`, async () => {
        const { page } = anna();
        const before = await focusedElement(page);
        await open(page, variant);
        await dialogIn(page).waitFor();
        const opened = `dialog[open] [data-variant="${variant}"], dialog[open][data-variant="${variant}"]`;
        expect(await page.locator(opened).count()).toBe(1);
        expect(await mayScroll(page)).toBe(false);
        for (let step = 0; step < 8; step++) {
          await page.keyboard.press('Tab');
          expect(await isFocusTrapped(page)).toBe(true);
        }
        expect(await violations(page)).toEqual([]);
        await close(page, variant);
        await dialogIn(page).waitFor({ state: 'hidden' });
        expect(await mayScroll(page)).toBe(true);
        await expect.poll(() => focusedElement(page)).toBe(before);
      });
    }
  });
}

test.describe('the URL', () => {
  for (const variant of ['quick-deposit', 'sow'] as const) {
    test(`OVER-17 OVER-18 is cleaned when ${variant} closes, without a history entry`, async ({ arrive }) => {
      const { page, address } = await arrive('anna', { at: '/en/profile/' });
      await page.goto(address('/en/games/?tab=2&amount=20&currency=EUR&preselectedChallengeId=7'));
      await waitForUtilities(page);
      const entries = await page.evaluate(() => history.length);
      await open(page, variant);
      await dialogIn(page).waitFor();
      await close(page, variant);
      await expect(page).toHaveURL(address('/en/games/?tab=2'));
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });
  }
});

test('OVER-02 PLAYER-22 GQLO-04 a pop-up from the operator appears on the open page, is acknowledged, and does not come again', async ({
  arrive,
  product,
}) => {
  const { page } = await arrive('finn', { screen: PHONE, at: '/en/profile/' });
  const dialog = dialogIn(page);
  await waitForHydration(page);
  const posted: string[] = [];
  page.on('request', (request) => posted.push(request.postData() ?? ''));
  await product.operate('pop-up', 'tivoli', 'finn@foyer.test', 'limits', 'e2e', 'test of a pop-up');
  await dialog.waitFor();
  await dialog.getByText('Set your own limits').first().waitFor();
  const keys = ['account.popUp.limits.title', 'account.popUp.limits.text'];
  const asked = posted.filter((body) => body.includes('"Translations"'));
  expect(asked.map((body) => JSON.parse(body).variables)).toContainEqual({ keys });
  expect(await violations(page)).toEqual([]);
  const acknowledged = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('AcknowledgePopUp'),
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect(await (await acknowledged).json()).toEqual({ data: { acknowledgePopUp: [] } });
  await page.reload();
  await waitForHydration(page);
  expect(await dialog.count()).toBe(0);
});
