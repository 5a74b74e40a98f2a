import { expect, it, vi } from 'vitest';
import { createWarming } from './warming.ts';

const log = { warn: vi.fn() };

it('draws one picture at each look, the most wanted first, until there are none', async () => {
  const drawn: string[] = [];
  const files = vi.fn(async () => ['a', 'b', 'c']);
  const look = createWarming({ files, draw: async (file) => drawn.push(file), isIdle: () => true, log });
  expect([await look(), await look(), await look(), await look()]).toEqual([true, true, false, false]);
  expect(drawn).toEqual(['a', 'b', 'c']);
  expect(files).toHaveBeenCalledTimes(1);
});

it('draws nothing, and asks for nothing, while there is other work', async () => {
  let isIdle = false;
  const draw = vi.fn(async () => {});
  const files = vi.fn(async () => ['a']);
  const look = createWarming({ files, draw, isIdle: () => isIdle, log });
  expect([await look(), await look()]).toEqual([true, true]);
  expect(files).not.toHaveBeenCalled();
  isIdle = true;
  expect(await look()).toBe(false);
  expect(draw).toHaveBeenCalledExactlyOnceWith('a');
});

it('never draws two at once', async () => {
  let finish = (): void => {};
  const draw = vi.fn(() => new Promise<void>((done) => (finish = done)));
  const look = createWarming({ files: async () => ['a', 'b'], draw, isIdle: () => true, log });
  const first = look();
  await expect.poll(() => draw.mock.calls.length).toBe(1);
  expect(await look()).toBe(true);
  expect(draw).toHaveBeenCalledTimes(1);
  finish();
  expect(await first).toBe(true);
});

it('goes on after one that cannot be drawn', async () => {
  const draw = vi.fn(async (file: string) => {
    if (file === 'a') throw new Error('no');
  });
  const look = createWarming({ files: async () => ['a', 'b'], draw, isIdle: () => true, log });
  expect([await look(), await look()]).toEqual([true, false]);
  expect(draw).toHaveBeenLastCalledWith('b');
  expect(log.warn).toHaveBeenCalledTimes(1);
});
