import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Enough that p98 is not a single press. */
const ROUNDS = 20;
/** Between two presses, as of a quick person: presses within one frame would wait for the same paint. */
const PAUSE_MS = 250;

/** Goes through the sign-in page with the Tab key, and clicks where nothing happens, so that the page stays open. */
export async function pressSignIn(page: Page): Promise<number> {
  let presses = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let key = 0; key < 8; key += 1) presses += await pressed(page.keyboard.press('Tab'));
    presses += await pressed(page.locator('main h1').first().click());
    presses += await pressed(page.locator('main').click({ position: { x: 4, y: 4 } }));
  }
  return presses;
}

/** Scrolls a row of games, marks a game as a favourite and unmarks it, opens a list of games and goes back. */
export async function pressLobby(page: Page): Promise<number> {
  let presses = 0;
  // This row has more games than fit, so that it has arrows.
  const row = page.locator('.fy-section', { has: page.locator('a[href$="/game-list/slots/"]') });
  for (let round = 0; round < ROUNDS; round += 1) {
    // A row below the screen has no layout, and so no arrows.
    await row.scrollIntoViewIfNeeded();
    for (const arrow of ['last', 'first'] as const) {
      const buttons = row.locator('.fy-section__arrows button');
      presses += await pressed(buttons[arrow]().click());
    }
    // The second press restores the first state.
    const mark = row.locator('.fy-tile button').first();
    presses += await pressed(mark.press('Enter'));
    presses += await pressed(mark.press('Enter'));
    for (let key = 0; key < 4; key += 1) presses += await pressed(page.keyboard.press('Tab'));
    const list = page.locator('.fy-panel a[href*="/game-list/"]').nth(round % 4);
    presses += await pressed(list.click());
    await page.locator('main .fy-grid .fy-tile__link').first().waitFor();
    await page.goBack();
    await page.locator('.fy-hero').waitFor();
  }
  return presses;
}

async function pressed(press: Promise<void>): Promise<1> {
  await press;
  await delay(PAUSE_MS);
  return 1;
}
