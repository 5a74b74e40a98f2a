import { waitForHydration } from '../support/hydration.ts';
import { expect, testWith } from '../fixtures.ts';

const test = testWith(() => ({
  FOYER_TRUSTED_PROXIES: '127.0.0.0/8,::1/128',
  FOYER_COUNTRY_HEADER: 'cf-ipcountry',
  FOYER_SUBDIVISION_HEADER: 'cf-region-code',
}));

test('GAME-17 GQLO-26 GQLO-07 the web app sends country, subdivision, currency, licence and locale with its queries', async ({
  arrive,
}) => {
  const [country, region] = ['FI', '18'];
  const anna = await arrive('anna');
  const { page, context, address } = anna;
  await context.setExtraHTTPHeaders({ 'cf-ipcountry': country, 'cf-region-code': region });
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
      subDivision: `${country}-${region}`,
      license: 'mga',
      locale: 'en',
    });

  await page.goto(address('/en/games/raven-s-toll/'));
  await expect.poll(() => sent.get('JackpotSettings')).toEqual({ ipCountryCode: 'FI' });
});
