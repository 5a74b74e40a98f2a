import type { Page, Request } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { injectFault } from '../support/routes.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Arrive, Visitor } from '../visitors/visitors.ts';
import { gameElement, playRound } from '../support/game.ts';
import { scrollTo } from '../support/scrolling.ts';
import { textOf } from '../support/texts.ts';

let visitor: Visitor;
let page: Page;

const GAME = '/en/games/fox-and-ember/';

async function openAs(arrive: Arrive, player: 'anna' | 'finn', at: string, screen = DESKTOP): Promise<void> {
  visitor = await arrive(player, { screen, at });
  ({ page } = visitor);
  await waitForHydration(page);
}

async function open(path: string): Promise<void> {
  await page.goto(visitor.address(path));
  await waitForHydration(page);
}

const isLeaderboardRequest = (request: Request) =>
  request.postData()?.includes('JackpotLeaderboard') ?? false;
const bar = () => page.getByRole('region', { name: 'Jackpot', exact: true });
/** The details panel, which is hidden until it is opened. */
const panel = () => page.getByRole('region', { name: 'Details', exact: true, includeHidden: true });
const PANEL = 'section[popover]';
const isPanelShown = () => panel().evaluate((element) => element.matches(':popover-open'));
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
const toggle = () => page.getByRole('switch', { name: 'Join the jackpot' });
const ranks = async () =>
  (await board().getByRole('row').locator('td:first-child').allInnerTexts()).map((rank) => rank.trim());
const board = () => page.getByRole('region', { name: 'If the shared jackpot were paid now' });
/** Opts the player out on the jackpot page, because an earlier test may have opted them in. */
async function optOut(): Promise<void> {
  await expect(toggle()).toBeEnabled();
  if (!(await toggle().isChecked())) return;
  const confirmation = page.getByText('You have opted out.');
  // Before the page is connected to the jackpot, it asks the player to try again.
  const tryAgain = page.getByText('There is no connection to the jackpot right now');
  const toggleOff = async () => {
    await toggle().click();
    await confirmation.or(tryAgain).first().waitFor();
    return confirmation.isVisible();
  };
  await expect.poll(toggleOff).toBe(true);
}

/**
 * Changes the settings in the responses to the page's requests. A document that a test fulfils itself has no
 * IP address, so a browser with Local Network Access checks would refuse its sockets.
 */
const disableCommunity = () =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const response = await fetch(...call);
      if (!JSON.stringify(call).includes('JackpotPage')) return response;
      const text = await response.text();
      const isShared = '"enabledCommunity":true';
      Reflect.set(window, 'isCommunityDisabled', text.includes(isShared));
      return new Response(text.replaceAll(isShared, '"enabledCommunity":false'), response);
    };
  });

/** Changes the responses to the requests of a page, as `disableCommunity` does. */
const disableJackpot = () => {
  const { fetch } = window;
  window.fetch = async (...call) => {
    const response = await fetch(...call);
    if (!JSON.stringify(call).includes('JackpotPage')) return response;
    return new Response((await response.text()).replaceAll('"enabled":true', '"enabled":false'), response);
  };
};

test.describe('a Northlight player on a desktop', () => {
  test('JACK-13 JACK-18 FAIR-03 opts in from the bar with the keyboard, after seeing the odds', async ({
    arrive,
  }) => {
    await openAs(arrive, 'anna', '/en/jackpot/');
    await optOut();
    await open(GAME);
    await bar().getByRole('button', { name: 'Join', exact: true }).press('Enter');
    const odds = panel().getByRole('button', { name: 'Odds', exact: true });
    await odds.waitFor();
    await expect.poll(focused).toBe('Odds');
    const epic = panel().getByRole('listitem').filter({ hasText: 'EPIC' }).first();
    await panel().getByRole('radio', { name: '€0.10' }).focus();
    await page.keyboard.press('ArrowRight');
    await epic.getByText('1 in 1,250,000').waitFor();
    for (const fact of ['€10,000.00', '€250,000.00', '40%']) await epic.getByText(fact).waitFor();
    expect(await violations(page, PANEL)).toEqual([]);
    await panel().getByRole('button', { name: 'Join for €0.20 per bet' }).press('Enter');
    await bar().getByText('You are opted in with €0.20 per bet.').waitFor();
    await expect.poll(focused).toBe('In for €0.20');
    await page.keyboard.press('Escape');
    await expect.poll(isPanelShown).toBe(false);
    // The button that opened the panel is gone.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe('Expand the jackpot');
    await bar().getByText('In for €0.20', { exact: true }).waitFor();
  });

  test('JACK-16 JACK-17 JACK-20 opens the pots, then the odds; a click outside or in the game closes them', async ({
    arrive,
  }) => {
    await openAs(arrive, 'anna', GAME);
    await bar().getByRole('button', { name: 'Expand the jackpot' }).click();
    const details = bar().getByRole('button', { name: 'Details' });
    await details.click();
    await expect(panel().getByRole('listitem')).toHaveCount(4);
    // The panel is beside the game and below the header.
    const boxes = [panel(), gameElement(page), page.getByRole('banner')].map((part) => part.boundingBox());
    const [own, game, header] = await Promise.all(boxes);
    expect((own?.x ?? NaN) + (own?.width ?? NaN)).toBeLessThanOrEqual(game?.x ?? NaN);
    expect(own?.y).toBeGreaterThanOrEqual(header?.height ?? NaN);
    for (const pot of ['EPIC', 'SUPER', 'MINI', 'Shared jackpot'])
      await panel().getByRole('listitem').filter({ hasText: pot }).first().waitFor();
    expect(await violations(page, PANEL)).toEqual([]);
    await panel().getByRole('button', { name: 'Increase your odds' }).click();
    await expect.poll(focused).toBe('Odds');
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(isPanelShown).toBe(false);
    await details.click();
    await panel().getByRole('listitem').first().waitFor();
    await gameElement(page).click({ position: { x: 20, y: 200 } });
    await expect.poll(isPanelShown).toBe(false);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await panel().evaluate((element) => getComputedStyle(element).transitionDuration)).toContain(
      '0.4s',
    );
  });

  test('JACK-51 JACK-52 JACK-58 sees the leaderboard, requested in full, with their rank in the loyalty programme', async ({
    arrive,
  }) => {
    await openAs(arrive, 'anna', GAME);
    await playRound(page);
    const request = page.waitForRequest(isLeaderboardRequest);
    await open('/en/jackpot/');
    expect((await request).postDataJSON().variables).toMatchObject({ size: 100, jackpotPotId: 'shared' });
    const own = board().getByRole('row', { name: /You/ });
    const rank = own.getByRole('img', { name: 'Bronze' });
    await rank.scrollIntoViewIfNeeded();
    await expect
      .poll(() => rank.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
      .toBe(true);
  });

  test('JACK-54 JACK-55 JACK-57 sees ten more ranks at a time, up to 50, and 50+ for a rank beyond', async ({
    arrive,
  }) => {
    await openAs(arrive, 'anna', '/en/profile/');
    const board = { playerPosition: 60, playerRank: null, playerRankImageUrl: null };
    const entries = Array.from({ length: 100 }, (_, at) => ({
      brand: 'northlight',
      expectedPrize: '1.00',
      initials: `P${at}`,
      rankImageUrl: null,
      rankName: null,
    }));
    const rank = async () => (await ranks()).at(-1);
    let playerPosition = 60;
    await page.route('**/graphql', (route) =>
      isLeaderboardRequest(route.request())
        ? route.fulfill({ json: { data: { jackpotLeaderboard: { ...board, playerPosition, entries } } } })
        : route.fallback(),
    );
    await page.locator('a[href="/en/jackpot/"]:visible').first().click();
    await expect.poll(async () => (await ranks()).length).toBe(12);
    expect(await rank()).toBe('50+');
    const more = page.getByRole('button', { name: 'Show ten more' });
    for (const rows of [22, 32, 42, 51]) {
      await more.click();
      await expect.poll(async () => (await ranks()).length).toBe(rows);
    }
    await expect(more).toBeHidden();
    expect((await ranks()).slice(-2)).toEqual(['50', '50+']);
    playerPosition = 100;
    await open('/en/profile/');
    await page.locator('a[href="/en/jackpot/"]:visible').first().click();
    await expect.poll(rank).toBe('–');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('JACK-13 sees the bar above the leaderboard and in the spotlight', async ({ arrive }) => {
    await openAs(arrive, 'anna', GAME);
    await playRound(page);
    // If the leaderboard is requested before the contribution is booked, the page requests it again when the
    // pots grow.
    await open('/en/jackpot/');
    await board().getByRole('row', { name: /You/ }).waitFor();
    await board().locator('[data-state=collapsed]').getByText('In for €0.20').waitFor();
    expect(await violations(page, 'main')).toEqual([]);

    await open('/en/game-category/jackpots/');
    await page.locator('[data-state=spotlight]').getByRole('button', { name: 'Details' }).click();
    await panel().getByRole('listitem').first().waitFor();
  });

  test('JACK-27 JACK-53 sees an error and Reload without a status, and no empty leaderboard', async ({
    arrive,
  }) => {
    // This page does not request the status itself, so that each counted call comes from the jackpot page.
    await openAs(arrive, 'anna', '/en/profile/');
    const { ignoreErrors } = visitor;
    ignoreErrors(/Failed to load resource|Could not fetch|Failed to fetch/);
    // HTTP-06: the status is requested again for 20 seconds.
    let calls = 0;
    await page.clock.install();
    const instance = /\/jackpot\/v1\/instances\/thrillpots\/northlight\?/;
    const stopStatusFault = await injectFault(page, instance, (route) => {
      calls++;
      return route.fulfill({ status: 403 });
    });
    await open('/en/jackpot/');
    const failed = page.getByRole('alert').filter({ hasText: 'Error fetching the status' });
    await expect
      .poll(async () => {
        await page.clock.fastForward(2000);
        return failed.count();
      })
      .toBe(1);
    expect(calls).toBe(11);
    expect(await toggle().count()).toBe(0);
    await board().waitFor();

    stopStatusFault();
    const empty = { playerPosition: -1, playerRank: null, playerRankImageUrl: null, entries: [] };
    const responded = page.waitForResponse((response) => isLeaderboardRequest(response.request()));
    await injectFault(page, '**/graphql', (route) =>
      isLeaderboardRequest(route.request())
        ? route.fulfill({ json: { data: { jackpotLeaderboard: empty } } })
        : route.fallback(),
    );
    await failed.getByRole('button', { name: 'Reload' }).click();
    await (await responded).finished();
    await expect(toggle()).toBeEnabled();
    expect(await board().count()).toBe(0);
  });

  test('JACK-53 sees no leaderboard if the brand has no community', async ({ arrive }) => {
    await openAs(arrive, 'anna', '/en/profile/');
    await disableCommunity();
    await open('/en/profile/');
    const leaderboardRequests: Request[] = [];
    page.on('request', (request) => isLeaderboardRequest(request) && leaderboardRequests.push(request));
    await page.locator('a[href="/en/jackpot/"]:visible').first().click();
    await page.waitForURL(visitor.address('/en/jackpot/'));
    await expect(toggle()).toBeEnabled();
    expect(await page.evaluate(() => Reflect.get(window, 'isCommunityDisabled'))).toBe(true);
    expect(leaderboardRequests).toEqual([]);
    expect(await board().count()).toBe(0);
  });

  test('JACK-02 JACK-04 JACK-06 reads the title, its rows, and amounts in the text', async ({ arrive }) => {
    await openAs(arrive, 'anna', '/en/jackpot/');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /^One bet, four jackpots\s+Works with/,
    );
    for (const row of ['You choose the amount', 'Stop at any time'])
      await page.getByRole('main').getByText(row).first().waitFor();
    const prose = page.getByText('Once you opt in, a contribution is added to each of your bets.');
    await expect(prose).toContainText('EPIC starts at €10,000.00, SUPER at €');
  });

  test('JACK-03 JACK-05 JACK-22 sees the banner of the screen, the subtitle and the settings card', async ({
    arrive,
  }) => {
    await openAs(arrive, 'anna', '/en/jackpot/');
    await page.getByRole('main').getByText('The largest starts at €10,000.00.').waitFor();
    const banner = page.getByRole('main').locator('picture img');
    const picture = () =>
      banner.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]);
    await expect.poll(picture).toEqual([visitor.address('/brand/northlight/jackpot-desktop.svg'), 960]);
    await page.setViewportSize(PHONE);
    await expect
      .poll(async () => (await picture())[0])
      .toBe(visitor.address('/brand/northlight/jackpot-mobile.svg'));
    await expect(toggle()).toBeEnabled();
    await page.getByText(textOf('jackpot.description')).waitFor();
    await page
      .getByText(/^(€[\d.]+ is added to each of your bets|Nothing is added to your bets)\.$/)
      .waitFor();
  });

  test('JACK-08 JACK-09 reads the terms, opts out, and goes home', async ({ arrive }) => {
    await openAs(arrive, 'anna', '/en/jackpot/');
    await page.getByText('Terms and conditions', { exact: true }).first().click();
    await page.locator('details[open] :is(p, li)').first().waitFor();
    await optOut();
    await page.getByText('Nothing is added to your bets.').waitFor();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(visitor.address('/en/'));
  });
});

test.describe('a Tivoli player on a phone', () => {
  test('JACK-07 JACK-10 JACK-32 is opted in by a link once, is notified, and can undo it', async ({
    arrive,
  }) => {
    await openAs(arrive, 'finn', '/en/jackpot/?setCustomJackpot=0.50', PHONE);
    await page.getByText('You have been opted in: €0.50 is added to each of your bets.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('heading', { name: 'Jackpot Opt-In Settings' }).waitFor();
    const banner = page.getByRole('main').locator('picture img');
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toBe(visitor.address('/brand/tivoli/jackpot-mobile.svg'));
    expect(await violations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    // Undo restores the previous state, which may be another amount.
    await page.getByText('€0.50 is added to each of your bets.').waitFor({ state: 'hidden' });
    await optOut();
    await page.getByText('You are not opted in').waitFor();
  });

  test('JACK-13 JACK-14 expands the bar under the game with a tap and opts in and out in the panel', async ({
    arrive,
  }) => {
    await openAs(arrive, 'finn', '/en/jackpot/', PHONE);
    await optOut();
    await open(GAME);
    const expand = bar().getByRole('button', { name: 'Expand the jackpot' });
    // If the browser scrolled for the tap, the frame of the game would get it.
    await scrollTo(expand);
    await expand.click();
    const expanded = page.locator('[data-state=expanded]');
    await expanded.getByText('MINI').waitFor();
    // The bar scrolls itself into view. Otherwise the browser scrolls for the tap, and the frame of the game gets it.
    await expect(expanded).toBeInViewport({ ratio: 1 });
    await expanded.getByRole('button', { name: 'Join', exact: true }).click();
    await panel().getByRole('radio', { name: '€0.05' }).check();
    expect(await violations(page, PANEL)).toEqual([]);
    await panel().getByRole('button', { name: 'Join for €0.05 per bet' }).click();
    await panel().getByRole('button', { name: 'Opt out' }).click();
    await panel().getByText('You have opted out.').waitFor();
    await panel().getByRole('button', { name: 'Close' }).click();
    await expect.poll(isPanelShown).toBe(false);
  });
});

test.describe('no jackpot is shown', () => {
  test('JACK-59 to a visitor, who is asked to sign in', async ({ visit }) => {
    visitor = await visit('tivoli');
    ({ page } = visitor);
    await open('/en/jackpot/');
    await page.waitForURL(/\/en\/login\//);
    await page.getByRole('main').getByRole('button').first().waitFor();
    expect(
      await toggle()
        .or(bar())
        .or(page.getByRole('region', { name: 'Jackpots', exact: true }))
        .count(),
    ).toBe(0);
  });

  test('JACK-01 to a player if the brand has no jackpot, on its page and under a game', async ({
    arrive,
  }) => {
    await openAs(arrive, 'anna', '/en/profile/');
    await page.addInitScript(disableJackpot);
    await page.reload();
    await waitForHydration(page);
    await page.locator('nav a[href="/en/jackpot/"]:visible').first().click();
    await page.getByText(textOf('jackpot.none')).waitFor();
    expect(
      await toggle()
        .or(page.getByText('EPIC', { exact: true }))
        .count(),
    ).toBe(0);

    const responded = page.waitForResponse(
      (response) => response.request().postData()?.includes('JackpotSettings') ?? false,
    );
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('JackpotSettings')) return route.fallback();
      return route.fulfill({ json: { data: { jackpotSettings: null } } });
    });
    await open(GAME);
    await (await responded).finished();
    await gameElement(page).waitFor();
    expect(await bar().count()).toBe(0);
  });
});
