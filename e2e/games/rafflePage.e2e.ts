import { waitForHydration } from '../support/hydration.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';
import { textOf } from '../support/texts.ts';

test.describe('the raffle page', () => {
  const anna = shareVisitor(test, async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/raffle/' });
    await waitForHydration(visitor.page);
    return visitor;
  });
  const section = (key: Parameters<typeof textOf>[0]) =>
    anna().page.getByRole('region', { name: textOf(key), exact: true });

  test('RAFF-02 RAFF-03 explains in three steps how to take part', async () => {
    const steps = section('raffle.part').getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(steps.nth(0)).toContainText('Play any game');
    await expect(steps.nth(1)).toContainText('1 ticket per €1.00 wagered');
    await expect(steps.nth(2)).toContainText('If you win, we tell you right away');
  });

  test('RAFF-04 has the studio of the week: a spotlight, a list of games and a link to all', async () => {
    const provider = section('raffle.provider');
    const [spotlight, list] = [provider.locator('section'), provider.locator('h3 ~ *').last()];
    await expect(spotlight.getByRole('article')).toHaveCount(5);
    expect(await list.getByRole('article').count()).toBeGreaterThan(0);
    await expect(provider.getByRole('link', { name: /^All \d+ games$/ })).toHaveAttribute(
      'href',
      /^\/en\/game-studio\/[a-z-]+\/$/,
    );
  });

  test('RAFF-05 RAFF-06 has three drops with their prizes, and the winners', async () => {
    const drops = section('raffle.drops').getByRole('article');
    await expect(drops).toHaveCount(3);
    for (const drop of await drops.all()) await expect(drop).toContainText(/€[\d,]+/);
    await expect(section('raffle.winners')).not.toBeEmpty();
  });

  test('RAFF-07 RAFF-08 RAFF-09 has its text and terms, and leads back home', async () => {
    const { page, address } = anna();
    await expect(page.getByRole('heading', { name: 'How the raffle works' })).toBeVisible();
    await page.locator('main summary', { hasText: textOf('raffle.conditions') }).click();
    await page.locator('main details[open] :is(p, li)').first().waitFor();
    await page.getByRole('link', { name: textOf('raffle.home') }).click();
    await page.waitForURL(address('/en/'));
  });
});

test('RAFF-23 a visitor is asked to sign in', async ({ visit }) => {
  const { page, address } = await visit('northlight');
  await page.goto(address('/en/raffle/'));
  await page.waitForURL(/\/en\/login\//);
  await expect(page.getByRole('region', { name: textOf('raffle.drops') })).toHaveCount(0);
});
