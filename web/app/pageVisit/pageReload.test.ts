import { expect, it, vi } from 'vitest';
import { createPageReload } from './pageReload.ts';

function page() {
  const exits = { replace: vi.fn(), assign: vi.fn() };
  return { ...exits, open: vi.fn(async () => {}), reload: createPageReload(exits) };
}

it('JACK-28 what a player opens is shown on the page as long as no page load has begun', async () => {
  const { reload, open, assign } = page();
  await reload.openOrGo(open, '/en/deposit/');
  expect([open.mock.calls.length, assign.mock.calls]).toEqual([1, []]);
});

it('JACK-28 what a player opens while the page is being loaded is shown on a page of its own', async () => {
  const { reload, open, assign, replace } = page();
  const url = new URL('https://tivoli.test/en/jackpot/?setCustomJackpot=0.05');
  reload.begin(url);
  expect(replace.mock.calls).toEqual([[url]]);
  await reload.openOrGo(open, '/en/deposit/');
  expect([open.mock.calls, assign.mock.calls]).toEqual([[], [['/en/deposit/']]]);
});
