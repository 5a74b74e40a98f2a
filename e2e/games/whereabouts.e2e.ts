import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../fixtures.ts';

/** The variables of the page's requests, by operation. */
function recordVariables(page: Page): ReadonlyMap<string, unknown> {
  const sent = new Map<string, unknown>();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() ?? {};
    sent.set(operationName, variables);
  });
  return sent;
}

test('GAME-17 GQLO-26 GQLO-07 the web app sends country, subdivision, currency, licence and locale with its queries', async ({
  arrive,
}) => {
  const [country, region] = ['FI', '18'];
  const anna = await arrive('anna');
  const { page, context, address } = anna;
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': country, 'cf-region-code': region });
  const sent = recordVariables(page);

  await page.goto(address('/en/game-list/slots/'));
  await waitForHydration(page);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await expect
    .poll(() => sent.get('GameListSlice'))
    .toEqual({
      listOfGamesSlug: 'slots',
      first: 10,
      after: expect.any(String),
      lastShownGameId: expect.any(String),
      currencyCode: 'EUR',
      ipCountryCode: 'FI',
      subDivision: `${country}-${region}`,
      license: 'mga',
      locale: 'en',
    });

  await page.goto(address('/en/games/raven-s-toll/'));
  await expect.poll(() => sent.get('JackpotSettings')).toEqual({ ipCountryCode: 'FI' });
});

test('GQLO-01 GQLO-06 GQLO-20 the queries of pages contain the player’s data, the root query and the basic layout', async ({
  arrive,
}) => {
  const { page, context, address } = await arrive('anna');
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'SE' });
  const sent = recordVariables(page);
  await page.goto(address('/en/profile/limits/'));
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('switch', { name: 'Email' }).waitFor();
  expect([...sent.keys()]).toContain('DashboardPage');

  await page.locator('header a').first().click();
  await expect
    .poll(() => sent.get('LobbyPage'))
    .toEqual({
      first: 10,
      countryCode: 'FI',
      playerCountryCode: 'FI',
      ipCountryCode: 'SE',
      havePlayerCountryCode: true,
    });
  // The page that is left has the same link, which a press during the change may miss.
  await page.locator('.fy-hero').waitFor();
  await page.evaluate('window.mark = 1');
  await page.getByRole('link', { name: 'Terms and conditions', exact: true }).click();
  await expect
    .poll(() => sent.get('ContentPage'))
    .toEqual({ key: 'terms-and-conditions', countryCode: 'FI' });
  // The settings of the country are those of the page, so the page is not loaded as a whole.
  expect(await page.evaluate('window.mark')).toBe(1);
});
