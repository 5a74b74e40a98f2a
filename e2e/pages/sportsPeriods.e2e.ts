import type { Page } from '@playwright/test';
import { violationsInFrame } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { book, lateMatch } from '../support/sportsbook.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

const frameOf = (page: Page) => {
  const frame = page.frames().find((one) => one.url().includes('/touchline/'));
  if (!frame) throw new Error('the page has no sportsbook');
  return frame;
};

const SPORTS = [
  {
    sport: 'iceHockey',
    screen: PHONE,
    tabs: ['Main', 'Goals', 'Handicaps', 'Period 1', 'Period 2', 'Period 3'],
  },
  {
    sport: 'basketball',
    screen: DESKTOP,
    tabs: ['Main', 'Points', 'Halves', 'Handicaps', 'Quarter 1', 'Quarter 2', 'Quarter 3', 'Quarter 4'],
  },
  { sport: 'tennis', screen: PHONE, tabs: ['Main', 'Games', 'Handicaps', 'Set 1', 'Set 2'] },
] as const;

for (const { sport, screen, tabs } of SPORTS)
  test(`OPEN-43 a visitor finds the markets on the parts of a match of ${sport} in tabs, and combines them`, async ({
    visit,
  }) => {
    const { page, address } = await visit('northlight', { screen });
    await page.goto(address(`/en/sports/?page=${sport}`));
    await waitForHydration(page);
    await clickInFrame(lateMatch(page).locator('.more'));
    const shown = book(page).getByRole('tab');
    await expect(shown).toHaveText(tabs.map((text) => new RegExp(`^${text} \\d+$`)));
    expect(await violationsInFrame(frameOf(page))).toEqual([]);
    await clickInFrame(book(page).locator('.market .odd:enabled').first());
    await clickInFrame(shown.last());
    expect(await violationsInFrame(frameOf(page))).toEqual([]);
    await clickInFrame(book(page).locator('.market .odd:enabled').first());
    if (screen === PHONE) await clickInFrame(book(page).getByRole('button', { name: /Bet slip/ }));
    await expect(book(page).locator('.coupon .builder b').last()).toHaveText(/^\d+\.\d\d$/);
    expect(await violationsInFrame(frameOf(page))).toEqual([]);
  });

test('OPEN-43 the match of a running sport shows the score of each part', async ({ visit }) => {
  const { page, address } = await visit('northlight', { screen: PHONE });
  for (const [sport, caption] of [
    ['iceHockey', 'Score by period'],
    ['basketball', 'Score by period'],
    ['tennis', 'Score by set'],
  ] as const) {
    await page.goto(address(`/en/sports/?page=${sport}~on:live`));
    await waitForHydration(page);
    const live = book(page).locator('.row .more').first();
    await book(page).locator('.list .row, .list .note').first().waitFor();
    // Between two rounds of a league, no match is live.
    if ((await live.count()) === 0) continue;
    await clickInFrame(live);
    await expect(book(page).getByRole('table', { name: caption })).toBeVisible();
    expect(await violationsInFrame(frameOf(page))).toEqual([]);
  }
});
