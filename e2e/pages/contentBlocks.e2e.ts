import { waitForHydration } from '../support/hydration.ts';
import { expect, shareVisitor, test } from '../fixtures.ts';

test.describe('the blocks of the promotions page', () => {
  const anna = shareVisitor(test, async ({ arrive }) => {
    const visitor = await arrive('anna', { at: '/en/promotions/' });
    await waitForHydration(visitor.page);
    return visitor;
  });
  const card = (title: string) => anna().page.getByRole('article').filter({ hasText: title });
  const linkOf = (title: string) => card(title).getByRole('link').first();
  /** The art of a card is loaded when it comes into view. */
  const expectPicture = async (title: string) => {
    const picture = card(title).locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
  };

  test('PROMO-03 PROMO-04 PROMO-05 banners lead to another site, a game and a page', async () => {
    await expect(linkOf('Someone to talk to')).toHaveAttribute('href', 'https://www.gamblingtherapy.org/');
    await expect(linkOf('Someone to talk to')).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(linkOf('Raven’s Toll')).toHaveAttribute('href', '/en/games/raven-s-toll/');
    await expectPicture('Raven’s Toll');
    await expect(linkOf('Just for you')).toHaveAttribute('href', '/en/rewards/');
    await expect(card('Just for you').locator('svg')).toBeVisible();
  });

  test('PROMO-07 PROMO-08 PROMO-09 promotions and the raffle have their texts, terms and links', async () => {
    const { page } = anna();
    const offer = 'An evening with Kvarn';
    await expect(linkOf(offer)).toHaveAttribute('href', '/en/promotions/?promotion=evening-with-kvarn');
    await expect(card(offer).getByRole('list')).toContainText('For players aged 18 and over.');
    await expectPicture(offer);
    const wide = page.getByRole('main').locator('section').filter({ hasText: 'Three jackpots on every bet' });
    await expect(wide.getByRole('link', { name: 'See the jackpots' })).toHaveAttribute(
      'href',
      '/en/jackpot/',
    );
    await expect(wide.getByRole('list')).toContainText('You can opt out at any time.');
    await expect(linkOf('The raffle')).toHaveAttribute('href', '/en/raffle/');
  });

  test('PROMO-10 the top games are a row of tiles with a link to each game', async () => {
    const row = anna().page.getByRole('region', { name: 'Hot games' });
    await expect(row.getByRole('article')).toHaveCount(10);
    const first = row.getByRole('article').first();
    await expect(first.getByRole('link').first()).toHaveAttribute('href', /^\/en\/games\/[a-z0-9-]+\/$/);
  });
});

test('OPEN-45 PROMO-05 a text page shows a visitor its blocks below the text', async ({ visit }) => {
  const { page, address } = await visit('northlight');
  await page.goto(address('/en/bonus-terms-and-conditions/'));
  const cards = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('link') });
  await expect(cards.filter({ hasText: 'Just for you' }).getByRole('link').last()).toHaveAttribute(
    'href',
    '/en/rewards/',
  );
  const text = await page.getByRole('heading', { name: 'Questions and changes' }).boundingBox();
  const block = await page.getByRole('heading', { name: 'Just for you' }).boundingBox();
  expect(block?.y).toBeGreaterThan(text?.y ?? Number.POSITIVE_INFINITY);
});
