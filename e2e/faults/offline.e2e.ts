import { expect, test } from '../fixtures.ts';
import { balanceIn } from '../support/balance.ts';

test('a player without a connection reads what still holds, and the page returns with the connection', async ({
  visit,
}) => {
  const visitor = await visit('tivoli', { isWithServiceWorker: true });
  const { page, context, address } = visitor;
  await visitor.signIn();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>((done) =>
        active?.addEventListener('statechange', () => done(), { once: true }),
      );
  });
  // Pages come from the network and not from a cache.
  const { status } = await visitor.fetch('/en/profile/');
  expect(status).toBe(200);
  expect(
    await page.evaluate(async () =>
      (await caches.open('/offline/en')).keys().then((all) => all.map(({ url }) => new URL(url).pathname)),
    ),
  ).toEqual(expect.arrayContaining(['/offline/en']));

  visitor.ignoreErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|WebSocket/);
  await context.setOffline(true);
  await page.goto(address('/en/profile/limits/'));
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByText('Bets that were accepted stand').waitFor();
  expect(
    await page
      .locator('header img:visible')
      .first()
      .evaluate((logo) => logo instanceof HTMLImageElement && logo.naturalWidth > 0),
  ).toBe(true);
  expect(page.url()).toBe(address('/en/profile/limits/'));

  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Limits' }).waitFor();
  await balanceIn(page).waitFor();
});
