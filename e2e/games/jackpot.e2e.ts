import type { Page, Request, Response } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { injectFault } from '../support/routes.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Arrive, Visitor } from '../visitors/visitors.ts';
import { gameElement, playRound } from '../support/game.ts';

/** Of the current test. */
let visitor: Visitor;

const GAME = '/en/games/fox-and-ember/';

let page: Page;

async function come(arrive: Arrive, player: 'anna' | 'finn', at: string, screen = DESKTOP): Promise<void> {
  visitor = await arrive(player, { screen, at });
  ({ page } = visitor);
  await waitForHydration(page);
}

async function open(path: string): Promise<void> {
  await page.goto(visitor.address(path));
  await waitForHydration(page);
}

const isBoardAsked = (request: Request) => request.postData()?.includes('JackpotLeaderboard') ?? false;
const isOfBoard = (response: Response) => isBoardAsked(response.request());
const bar = () => page.locator('.fy-optin');
const panel = () => page.locator('.fy-potpanel');
const isPanelShown = () => panel().evaluate((element) => element.matches(':popover-open'));
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
const toggle = () => page.getByRole('switch', { name: 'Join the jackpot' });
const board = () => page.getByRole('region', { name: 'If the shared jackpot were paid now' });
/** Whoever looks at it may have been in before. */
async function optOut(): Promise<void> {
  await expect(toggle()).toBeEnabled();
  if (!(await toggle().isChecked())) return;
  const isOut = page.getByText('You have opted out.');
  // Told before the line of the jackpot stands: a person tries again, as it says.
  const tryAgain = page.getByText('There is no connection to the jackpot right now');
  const turn = async () => {
    await toggle().click();
    await isOut.or(tryAgain).first().waitFor();
    return isOut.isVisible();
  };
  await expect.poll(turn).toBe(true);
}

/**
 * Changes the settings that come with a page the lobby fetches. A document that a test fulfils itself has no address
 * space, so a browser with Local Network Access checks would refuse its sockets.
 */
const switchCommunityOff = () =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const response = await fetch(...call);
      if (!JSON.stringify(call).includes('JackpotPage')) return response;
      const text = await response.text();
      const isShared = '"enabledCommunity":true';
      Reflect.set(window, 'isChanged', text.includes(isShared));
      return new Response(text.replaceAll(isShared, '"enabledCommunity":false'), response);
    };
  });

test.describe('a player of Northlight at a desk', () => {
  test('JACK-13 JACK-16 JACK-18 JACK-20 FAIR-03 opts in from the bar, past the odds, by the keyboard alone', async ({
    arrive,
  }) => {
    await come(arrive, 'anna', '/en/jackpot/');
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
    expect(await violations(page, '.fy-potpanel')).toEqual([]);
    await panel().getByRole('button', { name: 'Join for €0.20 per bet' }).press('Enter');
    await bar().getByText('You are opted in with €0.20 per bet.').waitFor();
    await expect.poll(focused).toBe('In for €0.20');
    await page.keyboard.press('Escape');
    await expect.poll(isPanelShown).toBe(false);
    // The button that opened it is gone.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe('Expand the jackpot');
    await bar().getByText('In for €0.20', { exact: true }).waitFor();
  });

  test('JACK-17 JACK-19 JACK-20 looks at the pots; a press elsewhere, or in the game, closes them', async ({
    arrive,
  }) => {
    await come(arrive, 'anna', GAME);
    await bar().getByRole('button', { name: 'Expand the jackpot' }).click();
    const details = bar().getByRole('button', { name: 'Details' });
    await details.click();
    await expect(panel().getByRole('listitem')).toHaveCount(4);
    for (const pot of ['EPIC', 'SUPER', 'MINI', 'Shared jackpot'])
      await panel().getByRole('listitem').filter({ hasText: pot }).first().waitFor();
    expect(await violations(page, '.fy-potpanel')).toEqual([]);
    await panel().getByRole('button', { name: 'Increase your odds' }).click();
    await expect.poll(focused).toBe('Odds');
    await page.locator('.fy-game__title').click();
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

  test('JACK-13 JACK-51 JACK-27 JACK-53 finds the bar above the leaderboard once something was given, and in the spotlight; no status that fails, and no board that is empty or of no community', async ({
    arrive,
  }) => {
    await come(arrive, 'anna', GAME);
    await playRound(page);
    // Read before the draw, it is read again as the pots grow.
    await open('/en/jackpot/');
    await board().getByRole('row', { name: /You/ }).waitFor();
    await board().locator('.fy-optin[data-state=collapsed]').getByText('In for €0.20').waitFor();
    expect(await violations(page, 'main')).toEqual([]);

    await open('/en/game-category/jackpots/');
    await page.locator('.fy-optin[data-state=spotlight]').getByRole('button', { name: 'Details' }).click();
    await panel().getByRole('listitem').first().waitFor();

    const { ignoreErrors } = visitor;
    ignoreErrors(/Failed to load resource|Could not fetch|Failed to fetch/);
    // HTTP-06: its status is asked for again and again, for twenty seconds.
    let calls = 0;
    await page.clock.install();
    const instance = /\/jackpot\/v1\/instances\/thrillpots\/northlight\?/;
    const letAnswer = await injectFault(page, instance, (route) => {
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

    letAnswer();
    const empty = { playerPosition: -1, playerRank: null, playerRankImageUrl: null, entries: [] };
    const asked = page.waitForResponse(isOfBoard);
    const letBoardCome = await injectFault(page, '**/graphql', (route) =>
      isBoardAsked(route.request())
        ? route.fulfill({ json: { data: { jackpotLeaderboard: empty } } })
        : route.fallback(),
    );
    await failed.getByRole('button', { name: 'Reload' }).click();
    await (await asked).finished();
    await expect(toggle()).toBeEnabled();
    expect(await board().count()).toBe(0);
    letBoardCome();

    await switchCommunityOff();
    await open('/en/profile/');
    const boardRequests: Request[] = [];
    page.on('request', (request) => isBoardAsked(request) && boardRequests.push(request));
    await page.locator('a[href="/en/jackpot/"]:visible').first().click();
    await page.waitForURL(visitor.address('/en/jackpot/'));
    await expect(toggle()).toBeEnabled();
    expect(await page.evaluate(() => Reflect.get(window, 'isChanged'))).toBe(true);
    expect(boardRequests).toEqual([]);
    expect(await board().count()).toBe(0);
  });

  test('JACK-02 JACK-03 JACK-04 JACK-05 JACK-08 JACK-09 JACK-22 reads the page, opts out there, and goes home', async ({
    arrive,
  }) => {
    await come(arrive, 'anna', '/en/jackpot/');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(
      /^One bet, four jackpots\s+Works with/,
    );
    for (const row of ['You choose the amount', 'Stop at any time', 'The largest starts at €10,000.00.'])
      await page.locator('.fy-pagehead__rows', { hasText: row }).waitFor();
    const banner = page.locator('.fy-pagehead__art img');
    const drawn = () => banner.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]);
    await expect.poll(drawn).toEqual([visitor.address('/brand/northlight/jackpot-desktop.svg'), 960]);
    await page.getByText('Terms and conditions', { exact: true }).first().click();
    await page.locator('.fy-terms[open] .fy-prose').waitFor();
    await optOut();
    await page.getByText('Nothing is added to your bets.').waitFor();
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL(visitor.address('/en/'));
  });
});

test.describe('a player of Tivoli with a phone', () => {
  test('JACK-03 JACK-07 JACK-10 JACK-32 is opted in by a link, told so, and may undo it', async ({
    arrive,
  }) => {
    await come(arrive, 'finn', '/en/jackpot/?setCustomJackpot=0.50', PHONE);
    await page.getByText('You have been opted in: €0.50 is added to each of your bets.').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('heading', { name: 'Jackpot Opt-In Settings' }).waitFor();
    const banner = page.locator('.fy-pagehead__art img');
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toBe(visitor.address('/brand/tivoli/jackpot-mobile.svg'));
    expect(await violations(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    // Back to how it stood, which another walk may have left as in.
    await page.getByText('€0.50 is added to each of your bets.').waitFor({ state: 'hidden' });
    await optOut();
    await page.getByText('You are not opted in').waitFor();
  });

  test('JACK-13 JACK-14 has the bar under the game, opens it by a tap, and joins in the sheet', async ({
    arrive,
  }) => {
    await come(arrive, 'finn', '/en/jackpot/', PHONE);
    await optOut();
    await open(GAME);
    await bar().getByRole('button', { name: 'Expand the jackpot' }).click();
    await page.locator('.fy-optin[data-state=expanded]').getByText('MINI').waitFor();
    await bar().getByRole('button', { name: 'Join', exact: true }).click();
    await panel().getByRole('radio', { name: '€0.05' }).check();
    expect(await violations(page, '.fy-potpanel')).toEqual([]);
    await panel().getByRole('button', { name: 'Join for €0.05 per bet' }).click();
    await panel().getByRole('button', { name: 'Opt out' }).click();
    await panel().getByText('You have opted out.').waitFor();
    await panel().getByRole('button', { name: 'Close' }).click();
    await expect.poll(isPanelShown).toBe(false);
  });
});

test.describe('whoever is not to be shown a jackpot', () => {
  test('JACK-59 a visitor is asked to sign in, and has no opt-in', async ({ visit }) => {
    visitor = await visit('tivoli');
    ({ page } = visitor);
    await open('/en/jackpot/');
    await page.locator('.fy-signin').first().waitFor();
    expect(await page.locator('.fy-setting, .fy-optin, .fy-pots').count()).toBe(0);
  });

  test('JACK-01 a player of a house whose jackpot is off has no bar', async ({ arrive }) => {
    await come(arrive, 'anna', '/en/profile/');
    const asked = page.waitForResponse(
      (response) => response.request().postData()?.includes('JackpotSettings') ?? false,
    );
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('JackpotSettings')) return route.fallback();
      return route.fulfill({ json: { data: { jackpotSettings: null } } });
    });
    await open(GAME);
    await (await asked).finished();
    await gameElement(page).waitFor();
    expect(await bar().count()).toBe(0);
  });
});
