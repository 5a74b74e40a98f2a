import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from '../accessibility.ts';
import { runningProduct } from '../product.ts';
import { DESKTOP, openWorld, PHONE, type Visitor, type World } from '../world.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterEach(() => visitor.leave());
afterAll(() => world.end());

/** The pages of Northlight, the fallback among them, are seen in `../pages/addresses.e2e.ts`. */
const BRANDS = ['baltika', 'bellemise', 'sol', 'harbour', 'tivoli'] as const;
const PLAYERS_OF_OTHERS = ['bo', 'chloe', 'diego', 'finn'] as const;

async function expectNothing(page: Page): Promise<void> {
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    expect(await violations(page), `${screen.width} px`).toEqual([]);
  }
}

describe('axe finds nothing, on a phone and at a desk', () => {
  it.each(BRANDS)('on the door of %s', async (brand) => {
    visitor = await world.visit(brand, { screen: PHONE });
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page.getByRole('main').waitFor();
    await expectNothing(visitor.page);
  });

  it('on the sign-in form', async () => {
    visitor = await world.visit('northlight', { screen: PHONE });
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    await visitor.page.getByLabel('Email').waitFor();
    await expectNothing(visitor.page);
  });

  it.each(PLAYERS_OF_OTHERS)('on the lobby of %s, in the layout of the brand', async (player) => {
    visitor = await world.arrive(player, { screen: PHONE });
    await expectNothing(visitor.page);
  });
});
