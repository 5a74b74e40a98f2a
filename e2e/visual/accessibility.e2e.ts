import type { Page } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { DESKTOP, PHONE } from '../visitors/players.ts';

/** The pages of the brand Northlight are checked in `../pages/addresses.e2e.ts`. */
const BRANDS = ['baltika', 'bellemise', 'sol', 'harbour', 'tivoli'] as const;
const OTHER_PLAYERS = ['bo', 'chloe', 'diego', 'finn'] as const;

async function expectNoViolations(page: Page): Promise<void> {
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    expect(await violations(page), `${screen.width} px`).toEqual([]);
  }
}

test.describe('axe finds no violations, on a phone and a desktop', () => {
  for (const brand of BRANDS) {
    test(`on the sign-in page of ${brand}`, async ({ visit }) => {
      const visitor = await visit(brand, { screen: PHONE });
      await visitor.page.goto(visitor.address('/en/'));
      await visitor.page.getByRole('main').waitFor();
      await expectNoViolations(visitor.page);
    });
  }

  test('on the sign-in form', async ({ visit }) => {
    const visitor = await visit('northlight', { screen: PHONE });
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    await visitor.page.getByLabel('Email').waitFor();
    await expectNoViolations(visitor.page);
  });

  for (const player of OTHER_PLAYERS) {
    test(`on the lobby of ${player}, in the layout of the brand`, async ({ arrive }) => {
      const visitor = await arrive(player, { screen: PHONE });
      await expectNoViolations(visitor.page);
    });
  }
});
