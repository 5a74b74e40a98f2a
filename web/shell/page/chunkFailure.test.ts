import { expect, it, vi } from 'vitest';
import { forgetReload, reloadOnce } from './chunkFailure.ts';

function browser() {
  const items = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return { sessionStorage, reload: vi.fn() };
}

it('SHELL-07 a chunk that is gone brings one reload, and not another', () => {
  const window = browser();
  expect(reloadOnce(window)).toBe(true);
  expect(reloadOnce(window)).toBe(false);
  expect(window.reload).toHaveBeenCalledOnce();
});

it('SHELL-07 after a page that works the next missing chunk brings a reload again', () => {
  const window = browser();
  reloadOnce(window);
  forgetReload(window);
  expect(reloadOnce(window)).toBe(true);
});
