import { violations } from '../support/accessibility.ts';
import { openDeposit } from '../cashier/cashierPages.ts';
import { waitForHydration } from '../support/hydration.ts';
import { textOf } from '../support/texts.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';
import type { Visitor } from '../visitors/visitors.ts';
import { NEWCOMER, register } from './newcomer.ts';
import { gameElement, spinButton } from '../support/game.ts';

async function excludeSelf({ page, address, ignoreErrors }: Visitor): Promise<void> {
  await page.goto(address('/en/profile/self-exclusion/'));
  await waitForHydration(page);
  await page.getByRole('button', { name: textOf('profile.selfExclusion.exclusion.goOn') }).click();
  // Requests that were in flight when the session ended get this response.
  ignoreErrors(/status of 401/);
  await page.getByRole('button', { name: textOf('profile.selfExclusion.exclusion.act') }).click();
  await page.waitForURL(/\/login\//);
}

// With the same name and birth date the match would be certain, so the second account has two typos.
const CASES = [
  [
    'northlight',
    'a desktop',
    DESKTOP,
    { first: 'Aurelia', last: 'Kivikkola', misspelt: 'Kivirole', born: '1961-05-14', after: '1961-05-15' },
  ],
  [
    'tivoli',
    'a phone',
    PHONE,
    { first: 'Benedikta', last: 'Ossianmaa', misspelt: 'Oseanmu', born: '1962-06-16', after: '1962-06-17' },
  ],
] as const;

for (const [brand, name, screen, { first, last, misspelt, born, after }] of CASES) {
  test(`EXCLUSION-06 at ${brand} on ${name} an account that may belong to an excluded player says what is blocked, why and what to do, until the operator decides`, async ({
    visit,
    product,
  }) => {
    const person = {
      ...NEWCOMER,
      email: `${first.toLowerCase()}@foyer.test`,
      firstName: first,
      lastName: last,
      birthDate: born,
    };
    const excluded = await visit(brand, { screen });
    await register(excluded, person);
    await excludeSelf(excluded);
    await excluded.close();

    const email = `other.${person.email}`;
    const visitor = await visit(brand, { screen });
    await register(visitor, { ...person, email, lastName: misspelt, birthDate: after });
    const { page, address } = visitor;
    const banner = page
      .getByRole('main')
      .locator('[data-tone]')
      .filter({ hasText: textOf('letters.banner.IdentityUnderReview.title') });
    await banner.getByText(textOf('letters.banner.IdentityUnderReview.text')).waitFor();
    await banner.getByRole('link', { name: textOf('letters.banner.IdentityUnderReview.act') }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);

    const game = address('/en/games/fox-and-ember/?mode=real');
    await page.goto(game);
    await page.getByText(textOf('games.blocked.IdentityUnderReview')).waitFor();
    expect(await gameElement(page).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.goto(address('/en/deposit/'));
    await waitForHydration(page);
    await page.getByText(textOf('cashier.reason.IdentityUnderReview')).first().waitFor();
    expect(await page.getByRole('radio').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: textOf('cashier.way.IdentityUnderReview') })
      // The first link with this text is the banner's, which leads to the documents page.
      .last()
      .click();
    // The identity check opens over the page.
    await page.getByRole('dialog').waitFor();
    await page.goto(address('/en/'));

    const [, review = ''] =
      new RegExp(`#(\\d+)  ${email} may be`).exec(await product.exclusions(brand)) ?? [];
    await product.operate('decide-review', brand, email, review, 'clear', 'Elin', 'another person');
    await banner.waitFor({ state: 'detached' });
    await page.goto(game);
    await spinButton(page).waitFor();
    await page.goto(address('/en/'));
    await openDeposit(page);
  });
}
