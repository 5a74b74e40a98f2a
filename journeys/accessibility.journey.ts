import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { violations } from './accessibility.ts';
import { openWorld, SCREENS, type Visitor, type World } from './world.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(inject('port'));
});
afterEach(() => visitor.leave());
afterAll(() => world.end());

const BRANDS = ['northlight', 'baltika', 'bellemise', 'sol', 'harbour', 'tivoli'] as const;
const PAGES_OF_A_PLAYER = ['/en/', '/en/games/fox-and-ember/', '/en/game-list/slots/', '/en/no-such-page/'];

describe.each(Object.entries(SCREENS))('axe finds nothing on a %s', (_, screen) => {
  it.each(BRANDS)('on the door of %s', async (brand) => {
    visitor = await world.visit(brand, { screen });
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page.getByRole('main').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
  });

  it('on the sign-in form', async () => {
    visitor = await world.visit('northlight', { screen });
    await visitor.page.goto(visitor.address('/en/'));
    await visitor.page
      .getByRole('main')
      .getByRole('button', { name: /sign in/i })
      .click();
    await visitor.page.getByLabel('Email').waitFor();
    expect(await violations(visitor.page)).toEqual([]);
  });

  it('on the pages of a player', async () => {
    visitor = await world.arrive('anna', { screen });
    for (const path of PAGES_OF_A_PLAYER) {
      await visitor.page.goto(visitor.address(path));
      await visitor.page.getByRole('main').waitFor();
      expect(await violations(visitor.page), path).toEqual([]);
    }
  });

  it('on the lobbies in the other layouts', async () => {
    for (const player of ['bo', 'chloe', 'diego', 'finn'] as const) {
      visitor = await world.arrive(player, { screen });
      expect(await violations(visitor.page), player).toEqual([]);
      if (player !== 'finn') await visitor.leave();
    }
  });
});
