import { waitForHydration } from '../support/hydration.ts';
import { expect, testWith } from '../fixtures.ts';
import { PHONE } from '../visitors/players.ts';

const test = testWith(() => ({
  FOYER_TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
  FOYER_COUNTRY_HEADER: 'cf-ipcountry',
  FOYER_SUBDIVISION_HEADER: 'cf-region-code',
}));

test('GAME-17 GQLO-26 GQLO-22 the web app sends country, subdivision, currency, licence and locale with its queries', async ({
  arrive,
}) => {
  const anna = await arrive('anna', { screen: PHONE });
  const { page, context, address } = anna;
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'FI', 'cf-region-code': '18' });
  const sent = new Map<string, unknown>();
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() ?? {};
    sent.set(operationName, variables);
  });

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
      subDivision: 'FI-18',
      license: 'mga',
      locale: 'en',
    });

  await page.goto(address('/en/promotions/'));
  await waitForHydration(page);
  await page.locator('main a[href="/en/raffle/"]').first().click();
  await expect.poll(() => sent.get('RafflePage')).toEqual({ ipCountryCode: 'FI' });
});
