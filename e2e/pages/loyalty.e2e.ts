import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { waitForHydration } from '../support/hydration.ts';
import { clickInFrame } from '../support/clickInFrame.ts';
import { holdRequests } from '../support/routes.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';
import { textOf } from '../support/texts.ts';
import { DESKTOP, PHONE, PLAYERS } from '../visitors/players.ts';
import { givePoints } from '../support/points.ts';
import { playRound } from '../support/game.ts';

const widget = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`);
/** Northlight's client at the loyalty provider. */
const CLIENT = 'foyer-northlight-5';
const hasFont = () => [...document.fonts].some(({ status }) => status === 'loaded');
const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test.describe('the loyalty programme', () => {
  const finn = shareVisitor(test, async ({ arrive }) => {
    const visitor = await arrive('finn', { at: '/en/loyalty-program/' });
    await waitForHydration(visitor.page);
    return visitor;
  });

  test('ROUTE-66 LOY-02 has a title and a subtitle for desktops and phones', async () => {
    const { page } = finn();
    expect(await title(page)).toBe('Light up every rank');
    const short = page.getByText('5 ranks, each with more benefits.', { exact: true });
    const long = page.getByText('5 ranks, each with more benefits. You move up by playing');
    expect([await short.isVisible(), await long.isVisible()]).toEqual([false, true]);
    await page.setViewportSize(PHONE);
    expect([await short.isVisible(), await long.isVisible()]).toEqual([true, false]);
    await page.setViewportSize(DESKTOP);
  });

  test('LOY-03 LOY-04 shows each rank with its benefits, colour, image and description', async () => {
    const { page } = finn();
    const ranks = page.getByRole('article').filter({ hasText: 'Benefits' });
    expect(await ranks.count()).toBe(5);
    const flame = ranks.nth(1);
    expect(await flame.innerText()).toMatch(/Flame\s+From 100 points\s+Benefits\s+Three missions a day/);
    expect(await flame.evaluate((card) => card.style.getPropertyValue('--_own'))).toBe('#e2703a');
    expect(await flame.locator('img').getAttribute('src')).toBe('/brand/tivoli/loyalty/rank-2.svg');
    const about = flame.getByRole('button', { name: 'About Flame' });
    await about.click();
    const dialog = page.getByRole('dialog', { name: 'Flame' });
    expect(await dialog.innerText()).toContain('a place in the weekly tournament');
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(about).toBeFocused();
  });

  test('LOY-05 shows the steps with their images, and arrows between them', async () => {
    const { page } = finn();
    const steps = page.getByRole('region', { name: textOf('gamification.steps') }).getByRole('listitem');
    const arrows = steps.evaluateAll((all) => all.map((step) => step.querySelector('svg') !== null));
    expect(await arrows).toEqual([true, true, false]);
    expect(await steps.first().innerText()).toMatch(
      /Play\s+Points are added automatically\s+One point for each euro/,
    );
    await expect(steps.locator('img')).toHaveCount(3);
  });

  test('LOY-06 LOY-07 LOY-08 links to the shop and the lobby, and shows three extra rewards', async () => {
    const { page } = finn();
    const link = (name: string) => page.locator('main').getByRole('link', { name, exact: true });
    expect(await link('Shop now').getAttribute('href')).toBe('/en/rewards-shop/');
    const plays = await link('Play now').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(plays).toEqual(['/en/', '/en/']);
    const rewards = page.getByRole('region', { name: textOf('gamification.rewards') });
    await expect(rewards.getByRole('link', { name: 'Play now', exact: true })).toHaveCount(1);
    const cards = rewards.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) {
      expect((await card.innerText()).split('\n').filter(Boolean).length).toBeGreaterThanOrEqual(2);
      await expect(card.locator('img')).toHaveCount(1);
      expect(await card.evaluate((element) => element.style.getPropertyValue('--_own'))).toMatch(/^#/);
    }
  });

  test('LOY-09 LOY-10 expands eight questions with mouse and keyboard', async () => {
    const { page } = finn();
    const questions = page.getByRole('region', { name: textOf('gamification.faq') }).locator('details');
    expect(await questions.count()).toBe(8);
    const question = questions.nth(3);
    const answer = question.getByText('Points do not expire');
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').click();
    await expect(answer).toBeVisible();
    await question.locator('summary').click();
    await expect(answer).toBeHidden();
    await question.locator('summary').press('Enter');
    await expect(answer).toBeVisible();
  });

  test('LOY-11 LOY-12 has the widget to join, the terms and a link to the lobby', async () => {
    const { page } = finn();
    await widget(page, 'Joining the programme').getByRole('button', { name: /^Join/ }).waitFor();
    await page.getByText('Programme terms', { exact: true }).click();
    await page.getByRole('heading', { name: 'Points and ranks' }).waitFor();
    const home = page.locator('main').getByRole('link', { name: 'Go to Lobby', exact: true });
    expect(await home.getAttribute('href')).toBe('/en/');
  });

  test('has no accessibility violations and no overflow, on a desktop and on a phone', async () => {
    const { page } = finn();
    await widget(page, 'Joining the programme').getByRole('button', { name: /^Join/ }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('missions and tournaments', () => {
  test('ROUTE-65 GAMI-01 GAMI-03 a player joins on a phone and plays a round, and a mission advances', async ({
    arrive,
  }) => {
    const visitor = await arrive('diego', { screen: PHONE, at: '/en/missions/' });
    const { page, address } = visitor;
    await waitForHydration(page);
    expect(await title(page)).toBe('Missions');
    const joining = widget(page, 'Joining the programme');
    const missions = widget(page, 'Today’s missions');
    const rounds = missions.getByRole('listitem').filter({ hasText: 'Play 5 rounds' });
    // Missions and their prizes are shown before joining.
    await rounds.getByText('+5 points').waitFor();
    await clickInFrame(joining.getByRole('button', { name: /^Join/ }));
    const release = await holdRequests(page, /graphql/);
    await clickInFrame(joining.getByRole('button', { name: 'Yes, join' }));
    await joining.getByText('You have joined.').waitFor();
    expect(await joining.getByRole('button').count()).toBe(0);
    release();
    await expect(page.getByTitle('Joining the programme')).toHaveCount(0);
    await missions.getByText('Join above to start.').waitFor({ state: 'detached' });
    // Missions of higher ranks are shown with what they need, and every game is one press away.
    await missions.getByText('At level 2: 100 points to go').waitFor();
    await page.getByRole('region', { name: 'Every game counts' }).getByRole('link').first().waitFor();
    await rounds.getByText('0 / 5').waitFor();
    expect(await missions.locator('body').evaluate(() => self.origin)).toBe('null');
    // The widget is set in the brand's font, which the frame may fetch although it has no origin.
    await expect.poll(() => missions.locator('body').evaluate(hasFont)).toBe(true);
    expect(await violations(page)).toEqual([]);

    await page.goto(address('/en/games/fox-and-ember/'));
    await waitForHydration(page);
    await playRound(page);
    await page.goto(address('/en/missions/'));
    await rounds.getByText('1 / 5').waitFor();
  });

  test('LIC-16 both pages link to the full terms under est and mga, and under no other licence', async ({
    arrive,
  }) => {
    const shows: Record<string, boolean> = {};
    for (const player of ['anna', 'bo', 'chloe', 'diego', 'finn'] as const) {
      const { page, address } = await arrive(player, { screen: PHONE, at: '/en/missions/' });
      await page.locator('main p').first().waitFor();
      const link = page.getByRole('link', { name: 'Full terms of these offers' });
      shows[PLAYERS[player].brand] = await link.isVisible();
      if (!(await link.isVisible())) continue;
      await page.goto(address('/en/tournaments/'));
      await waitForHydration(page);
      await link.click();
      await page.waitForURL(/\/en\/bonus-terms-and-conditions\//);
    }
    expect(shows).toEqual({ northlight: true, baltika: true, bellemise: false, sol: false, tivoli: false });
  });

  test('ROUTE-64 GAMI-04 GAMI-06 a player sees when tournaments open for them', async ({ arrive }) => {
    const { page } = await arrive('diego', { screen: PHONE, at: '/en/tournaments/' });
    await waitForHydration(page);
    expect(await title(page)).toBe('Tournaments');
    const tournament = widget(page, 'This week’s tournament');
    await tournament.getByText('Opens for you at level 2').waitFor();
    await tournament.getByText(/^1\. 500 points/).waitFor();
  });

  test('ROUTE-64 a player sees their own row among the ranking, and how it moves with their points', async ({
    arrive,
    product,
  }) => {
    const tove = await arrive('tove', { at: '/en/tournaments/' });
    await givePoints(product, tove, CLIENT, 700);
    const venla = await arrive('venla', { at: '/en/tournaments/' });
    const { page } = venla;
    await givePoints(product, venla, CLIENT, 650);
    const own = widget(page, 'This week’s tournament')
      .getByRole('row')
      .filter({
        has: page.getByRole('rowheader', { name: 'You', exact: true }),
      });
    const placeAndPoints = async () => {
      await page.reload();
      await own.waitFor();
      expect(await own.count()).toBe(1);
      return own.getByRole('cell').allInnerTexts();
    };
    const [before] = await placeAndPoints();
    await givePoints(product, venla, CLIENT, 100);
    const [after, points] = await placeAndPoints();
    await widget(page, 'This week’s tournament').getByText(`Your position: ${after}`).waitFor();
    expect(points).toBe('750');
    expect(Number(after)).toBeLessThan(Number(before));
    await page.setViewportSize(PHONE);
    expect(await own.isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  test('LOY-01 GAMI-02 GAMI-05 a blocked player sees that the pages are unavailable', async ({
    arrive,
    product,
  }) => {
    const { brand, email } = PLAYERS.bo;
    const operate = (command: string) =>
      product.operate('gamification', brand, email, command, 'Ada', 'for a demonstration');
    await operate('block');
    try {
      const visitor = await arrive('bo', { at: '/en/loyalty-program/' });
      const { page, address } = visitor;
      for (const [path, name] of [
        ['/en/loyalty-program/', 'Loyalty programme'],
        ['/en/missions/', 'Missions'],
        ['/en/tournaments/', 'Tournaments'],
      ] as const) {
        if (path !== '/en/loyalty-program/') await page.goto(address(path));
        expect(await title(page)).toBe(name);
        await page.getByText('This is not available to you at the moment.').waitFor();
        expect(await page.locator('main iframe').count()).toBe(0);
      }
      expect(await violations(page)).toEqual([]);
    } finally {
      await operate('unblock');
    }
  });

  test('GAMI-17 a visitor is asked to sign in, and the page requests nothing that only players have', async ({
    visit,
  }) => {
    const { page, address } = await visit('baltika');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.postData() ?? ''));
    await page.goto(address('/en/missions/'));
    await page.waitForURL(({ pathname }) => pathname === '/en/login/');
    await waitForHydration(page);
    const ofPlayers = /GetGamanzaInfo|EnterGamification|GenerateZendeskToken|SyncRecentlyPlayedGames/;
    expect(requested.filter((body) => ofPlayers.test(body))).toEqual([]);
  });
});
