import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { gameElement, waitForGame } from '../support/game.ts';
import { waitForHydration } from '../support/hydration.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

const GAME = '/en/games/fox-and-ember/';

/** Makes the page record the pictures of each transition when it begins, and its end. */
const recordTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const records: string[] = [];
    Object.assign(window, { transitions: records });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const named = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
          .filter((name) => name.includes('(fy-poster)'));
      transition.ready.then(
        () => records.push(...new Set(named())),
        (error) => records.push(String(error)),
      );
      void transition.finished.then(() => records.push('finished'));
      return transition;
    };
  });

const transitionsOf = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'transitions'));
const GROWN = [
  '::view-transition-group(fy-poster)',
  '::view-transition-new(fy-poster)',
  '::view-transition-old(fy-poster)',
  'finished',
];

for (const [name, screen, delayMs] of [
  ['on a desktop', DESKTOP, 0],
  ['on a phone', PHONE, 0],
  ['with its skeleton on a slow line', DESKTOP, 600],
] as const)
  test(`the poster of a pressed tile grows into the stage of its game, ${name}`, async ({ arrive }) => {
    const { page, address } = await arrive('tove', { screen });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await waitForHydration(page);
    await recordTransitions(page);
    await page.route('**/graphql**', async (route) => {
      const isGame = `${route.request().url()}${route.request().postData() ?? ''}`.includes('GamePage');
      if (isGame && delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
      await route.continue();
    });
    await page.locator(`main .fy-tile__link[href="${GAME}"]:visible`).first().click();
    await page.waitForURL(address(GAME));
    await expect.poll(async () => new Set([await transitionsOf(page)].flat())).toEqual(new Set(GROWN));
    await waitForGame(page);
    // Nothing keeps the name, and Back does not grow.
    expect(await page.locator('[style*="view-transition-name"]').count()).toBe(0);
    await page.goBack();
    await page.waitForURL(address('/en/'));
    await gameElement(page).waitFor({ state: 'detached' });
    expect(await transitionsOf(page)).toHaveLength(GROWN.length);
    expect(errors).toEqual([]);
  });

test('with reduced motion no poster grows', async ({ arrive }) => {
  const { page, address } = await arrive('tove');
  await waitForHydration(page);
  await recordTransitions(page);
  await page.locator(`main .fy-tile__link[href="${GAME}"]:visible`).first().click();
  await page.waitForURL(address(GAME));
  await waitForGame(page);
  expect(await transitionsOf(page)).toEqual([]);
});
