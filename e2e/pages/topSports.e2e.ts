import type { Page, Response } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { chunkNamed } from '../support/chunks.ts';
import { waitForHydration } from '../support/hydration.ts';
import { layoutShifts, recordLayoutShifts } from '../support/layoutShifts.ts';
import { scrollTo } from '../support/scrolling.ts';
import { expect, test } from '../fixtures.ts';
import { textOf } from '../support/texts.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

interface Match {
  readonly home: { readonly name: string };
  readonly selections: readonly { readonly odds: string | null }[];
}
type Matches = readonly Match[] | null;

const block = (page: Page) => page.getByRole('region', { name: textOf('blocks.sports.title') });
const cards = (page: Page) => block(page).getByRole('listitem');
const oddsOf = (page: Page) => cards(page).last().getByRole('link');

/** Makes the platform return these matches to the page's next polls. */
async function setMatches(page: Page, featuredMatches: Matches): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'FeaturedMatches'
      ? route.fulfill({ json: { data: { featuredMatches } } })
      : route.fallback(),
  );
}

/** Waits for the next poll and returns its matches. */
async function polledMatches(page: Page): Promise<Matches> {
  const isPoll = (response: Response) =>
    response.request().postDataJSON()?.operationName === 'FeaturedMatches' && response.ok();
  const response = await page.waitForResponse(isPoll);
  return (await response.json()).data.featuredMatches;
}

const withOdds = (matches: Matches, odds: string | null): Matches =>
  matches &&
  matches.map((match) => ({ ...match, selections: match.selections.map((one) => ({ ...one, odds })) }));

test('PROMO-11 featured matches on the lobby follow the odds without a reload, and put the pressed odds on the bet slip', async ({
  arrive,
}) => {
  const visitor = await arrive('anna');
  const { page, address, context } = visitor;
  await page.goto(address('/en/'));
  await waitForHydration(page);
  await scrollTo(block(page));
  await expect(cards(page)).toHaveCount(6);
  await page.evaluate('window.mark = 1');

  const matches = await polledMatches(page);
  await setMatches(page, withOdds(matches, '7.77'));
  await expect(oddsOf(page).first()).toContainText('7.77', { timeout: 10_000 });
  await setMatches(page, withOdds(matches, null));
  await expect(block(page).getByText(textOf('blocks.sports.suspended')).last()).toBeAttached();
  await expect(cards(page).getByRole('link')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await setMatches(page, null);
  await expect(block(page).getByText(textOf('blocks.sports.away'))).toBeVisible({ timeout: 10_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await expect(cards(page)).toHaveCount(6, { timeout: 10_000 });
  expect(await page.evaluate('window.mark')).toBe(1);

  // The last match starts in some minutes, so its odds stay open.
  const odds = oddsOf(page).first();
  const team = (await odds.locator('span').first().innerText()).trim();
  await odds.click();
  await page.waitForURL((url) => url.pathname === '/en/sports/');
  const slip = page.frameLocator('main iframe').getByRole('complementary', { name: 'Bet slip' });
  await expect(slip.getByRole('listitem')).toContainText(team);
  const coupon = async () => (await context.cookies()).find(({ name }) => name === 'sportsCoupon')?.value;
  await expect.poll(coupon).toMatch(/^[a-z-]+-\d+-\d~(result|winner)(\.[ro])?~home~p\d+$/);
  // A reload does not bring a removed pick back.
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await page.evaluate('window.mark')).toBe(1);
});

test('PROMO-11 the lobby shows the matches before their code, which it loads when the player comes near, and nothing moves', async ({
  arrive,
}) => {
  const visitor = await arrive('anna', { at: '/en/profile/' });
  const { page, address } = visitor;
  await recordLayoutShifts(page);
  const code = chunkNamed('blocks');
  const hasCode = () =>
    page.evaluate(
      (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
      code,
    );
  // The block is more than two screens down, whichever rows the player has above it.
  await page.setViewportSize({ width: DESKTOP.width, height: 500 });
  await page.goto(address('/en/'), { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await expect(cards(page)).toHaveCount(6);
  expect(await hasCode()).toBe(false);
  await page.evaluate(() => void (window.shiftedNodes = []));
  // New odds may change the texts of a card, so none arrive.
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON()?.operationName === 'FeaturedMatches' ? route.abort() : route.fallback(),
  );
  visitor.ignoreErrors(/ERR_FAILED/);
  // The focus scrolls the page to the odds, and stays on them when the code replaces their HTML.
  await oddsOf(page).first().focus();
  await expect(page.locator('.fy-seen')).toHaveCount(0);
  await expect(oddsOf(page).first()).toBeFocused();
  expect(await hasCode()).toBe(true);
  await expect(cards(page)).toHaveCount(6);
  expect(await layoutShifts(page)).toEqual([]);
});

test('PROMO-11 on a phone, the promotions page and the lobby of another brand show the featured matches', async ({
  arrive,
}) => {
  const { page, address } = await arrive('chloe', { screen: PHONE });
  for (const path of ['/fr/promotions/', '/fr/']) {
    await page.goto(address(path));
    const sports = page.getByRole('region', { name: 'Matchs à la une' });
    await scrollTo(sports);
    await expect(sports.getByRole('listitem')).toHaveCount(3);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  }
  expect(await violations(page)).toEqual([]);
});
