import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStudio, type TestStudio } from '../testing/testStudio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await startTestStudio(() => ({ game: 'fox-and-ember', sessionId: 'one', openRound: null }));
});
afterAll(() => studio.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${studio.url}/pictures/${path}`, { headers });

test.each([
  'games/fox-and-ember/portrait.svg',
  'games/fox-and-ember/square.svg',
  'games/fox-and-ember/wide.svg',
  'games/fox-and-ember/hero.svg',
  'games/fox-and-ember/scene.svg',
  'games/fox-and-ember/lockup.svg',
  'games/fox-and-ember/symbol-stag.svg',
  'games/tin-rocket/vehicle.svg',
  'studios/kvarn.svg',
])('%s is an SVG that is not sent again to a client that has it', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(response.headers.get('cache-control')).toContain('max-age');
  expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
  const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each([
  'games/no-such-game/portrait.svg',
  'games/fox-and-ember/enormous.svg',
  'games/fox-and-ember/vehicle.svg',
  'games/fox-and-ember/symbol-unicorn.svg',
  'games/fox-and-ember/portrait.png',
  'games/..%2F..%2Fsecret/portrait.svg',
  'studios/no-such-studio.svg',
])('%s is not found', async (path) => {
  expect((await get(path)).status).toBe(404);
});
