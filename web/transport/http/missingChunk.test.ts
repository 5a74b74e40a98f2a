import { expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from './missingChunk.ts';

function browser({ onLine = true } = {}) {
  const items = new Map<string, string>();
  const listeners: ((event: { preventDefault(): void }) => void)[] = [];
  const location = { reload: vi.fn() };
  const works = reloadOnMissingChunk({
    sessionStorage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
    location,
    navigator: { onLine },
    addEventListener: (_, listener) => void listeners.push(listener),
  });
  const preventDefault = vi.fn();
  const missChunk = () => listeners.forEach((listen) => listen({ preventDefault }));
  return { works, missChunk, reload: location.reload, preventDefault };
}

it('SHELL-07 a chunk that is gone brings one reload, and not another', () => {
  const { missChunk, reload, preventDefault } = browser();
  missChunk();
  missChunk();
  expect(reload).toHaveBeenCalledOnce();
  expect(preventDefault).toHaveBeenCalledOnce();
});

it('SHELL-07 after a page that works the next missing chunk brings a reload again', () => {
  const { missChunk, works, reload } = browser();
  missChunk();
  works();
  missChunk();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('SHELL-07 without a network there is nothing to reload', () => {
  const { missChunk, reload, preventDefault } = browser({ onLine: false });
  missChunk();
  expect(reload).not.toHaveBeenCalled();
  expect(preventDefault).not.toHaveBeenCalled();
});
