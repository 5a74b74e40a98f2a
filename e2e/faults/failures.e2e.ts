import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violations } from '../support/accessibility.ts';
import { balanceIn } from '../support/balance.ts';
import { chunkOf, waitForChunk } from '../support/chunks.ts';
import { gameElement } from '../support/game.ts';
import { waitForHydration } from '../support/hydration.ts';
import { favouriteButtons, featuredGames, gameLinks } from '../support/lobby.ts';
import { injectFault } from '../support/routes.ts';
import type { Visitor } from '../visitors/visitors.ts';

const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

/** A new page whose chunks are not cached, so that a test sees when they are loaded. */
async function openNewPage({ page, context, ignoreErrors }: Visitor): Promise<Page> {
  ignoreErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.close();
  return context.newPage();
}

test.describe('a connection is lost', () => {
  test('a banner says so, the page stays, and it recovers by itself when the connection is back', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { at: '/en/profile/' });
    const page = await openNewPage(visitor);
    const banner = messages(page).getByRole('status').getByText('You are offline.');
    // These chunks are loaded once the player is idle, so that they work offline.
    const isToastLoaded = waitForChunk(page, 'shell/layouts/toasts/ToastList.tsx');
    const areRoutesLoaded = waitForChunk(page, 'shell/navigation/loadPage.ts');
    // Errors are sampled by `Math.random`; with 0 each one is reported, although the code that reports errors
    // is loaded later.
    await page.addInitScript('Math.random = () => 0');
    await page.goto(visitor.address('/en/'));
    await waitForHydration(page);
    // The first pointer movement loads the table of all pages.
    await page.mouse.move(1, 1);
    await Promise.all([isToastLoaded, areRoutesLoaded]);
    await visitor.context.setOffline(true);
    await banner.waitFor();

    const address = page.url();
    const failed = page.waitForEvent('requestfailed');
    await gameLinks(page).first().click();
    await failed;
    expect(page.url()).toBe(address);
    await featuredGames(page).waitFor();

    // The toast disappears by itself, so the test looks for it before it can be there.
    await Promise.all([
      banner.waitFor({ state: 'detached' }),
      messages(page).getByRole('status').getByText('You are back online').waitFor(),
      visitor.context.setOffline(false),
    ]);
  });

  test('OVER-09 signing out fails with a reason, and Escape closes the message', async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/profile/' });
    const page = await openNewPage(visitor);
    const isOverlayLoaded = waitForChunk(page, 'shell/overlays/ActionErrorOverlay.tsx');
    await page.goto(visitor.address('/en/'));
    await isOverlayLoaded;
    await page.getByRole('button', { name: /account/i }).click();
    const signOut = page.getByRole('button', { name: /sign out/i });
    await signOut.waitFor();
    await visitor.context.setOffline(true);
    await signOut.click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByText('You are offline').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await visitor.context.setOffline(false);
  });
});

test.describe('a change is not saved', () => {
  test('MSG-02 a refused favourite is shown as an error, and MSG-06 stays while the pointer is on it', async ({
    arrive,
  }) => {
    const { page } = await arrive('anna');
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('SetFavourite')) return route.continue();
      const refusal = {
        message: 'no',
        extensions: { type: 'Unavailable', reasons: [], keys: {}, traceId: 't' },
      };
      return route.fulfill({ json: { data: null, errors: [refusal] } });
    });
    await waitForHydration(page);
    await page.clock.install();
    await favouriteButtons(page).first().focus();
    await page.keyboard.press('Enter');
    const toast = messages(page).getByRole('alert');
    await toast.getByText('Your favourites could not be saved').waitFor();
    await toast.hover();
    await page.clock.fastForward(6000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(6000);
    await toast.waitFor({ state: 'detached' });
  });
});

test.describe('an amount in the URL', () => {
  test('QUERY-03 OPEN-48 is shown once, in the currency of the wallet, and is removed from the URL', async ({
    arrive,
  }) => {
    const { page, address } = await arrive('anna');
    const toast = messages(page).getByRole('status');
    // The toast disappears by itself, possibly before the page has finished loading.
    await page.goto(address('/en/?showToast=1&amount=25.50&productMode=casino'), { waitUntil: 'commit' });
    await toast.getByText('€25.50').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?productMode=casino');
    await page.reload();
    await balanceIn(page).waitFor();
    expect(await toast.count()).toBe(0);
  });
});

test.describe('a page cannot be shown', () => {
  test('SHELL-23 OVER-03 a crashed screen shows an overlay with a link to the lobby', async ({ arrive }) => {
    const { page, ignoreErrors } = await arrive('anna');
    ignoreErrors(/crashed|TypeError|Cannot read|null/);
    // The response breaks the contract, so the screen that reads it throws.
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = async (...args) => {
        const response = await fetch(...args);
        if (!JSON.stringify(args).includes('GamePage')) return response;
        const body: { data?: { game?: { related?: unknown } } } = await response.json();
        if (body.data?.game) body.data.game.related = null;
        return new Response(JSON.stringify(body), response);
      };
    });
    await page.reload();
    // Before hydration the link would load a whole page, which does not crash.
    await waitForHydration(page);
    await gameLinks(page).first().click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('heading', { name: 'Error' }).waitFor();
    await dialog.getByText('Something went wrong').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('link').click();
    await featuredGames(page).waitFor();
  });

  test('SHELL-07 if a deploy removed the code of a screen, one page load opens that screen', async ({
    arrive,
  }) => {
    const { page, ignoreErrors } = await arrive('anna');
    ignoreErrors(/404|Failed to (load|fetch)|preload|import/i);
    // The page is hydrated, so it handles the click itself and finds that the code is missing.
    await waitForHydration(page);
    let loads = 0;
    page.on('load', () => loads++);
    // Only the first request for the chunk fails: for the page that is loaded then, it is the chunk of the
    // new build.
    const stop = await injectFault(
      page,
      `**${chunkOf('features/catalogue/game/GameScreen.tsx')}`,
      (route) => {
        stop();
        return route.fulfill({ status: 404, body: '' });
      },
    );
    await gameLinks(page).first().click();
    await page.waitForURL(/\/games\/[^/]+\/$/);
    await gameElement(page).waitFor();
    await expect.poll(() => loads).toBe(1);
  });
});

test.describe('JavaScript is switched off', () => {
  test('the page can be read, and says what does not work', async ({ visit }) => {
    const { page, address } = await visit('northlight', { isWithoutScript: true });
    const response = await page.goto(address('/en/'));
    // With scripts disabled by the debugger, Chromium still parses noscript as if they were enabled.
    expect(await response?.text()).toMatch(/<noscript><p[^>]*>JavaScript is disabled/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
