import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runningProduct } from '../product.ts';
import { openWorld, type Visitor, type World } from '../world.ts';

let world: World;
let visitor: Visitor;

beforeAll(async () => {
  world = await openWorld(runningProduct().port);
});
afterEach(() => visitor.leave());
afterAll(() => world.end());

describe('an address that is not one of ours', () => {
  it('gets the default brand for an unknown host', async () => {
    visitor = await world.visit('no-such-brand');
    const answer = await visitor.page.goto(visitor.address('/en/'));
    expect(answer?.status()).toBe(200);
    expect(await visitor.page.locator('html').getAttribute('data-brand')).toBe('northlight');
  });

  it('ROUTE-11 AMB-01 is sent to / for an unknown locale, and from there to the landing page', async () => {
    visitor = await world.visit('northlight');
    await visitor.page.goto(visitor.address('/xx/games/'));
    expect(new URL(visitor.page.url()).pathname).toBe('/en/');
    await visitor.page.goto(visitor.address('/?locale=xx'));
    expect(new URL(visitor.page.url()).pathname).toBe('/en/');
  });

  it('gets the fallback page, as a 404, for an unknown path', async () => {
    visitor = await world.visit('northlight');
    const answer = await visitor.page.goto(visitor.address('/en/no-such-page/'));
    expect(answer?.status()).toBe(404);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    const wayOut = visitor.page.getByRole('main').getByRole('link').first();
    expect(await wayOut.getAttribute('href')).toMatch(/^\/en\//);
  });

  it('gets a 404 for a game that is not there', async () => {
    visitor = await world.arrive('anna', { at: '/en/profile/' });
    const answer = await visitor.page.goto(visitor.address('/en/games/no-such-game/'));
    expect(answer?.status()).toBe(404);
  });
});
