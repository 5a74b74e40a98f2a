import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replaceSoon } from './replaceSoon.ts';

const replace = vi.fn<(path: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { replace });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  replace.mockClear();
});

it('SESS-11 the browser navigates once, 1 ms after the sign-in, and replaces the history entry', () => {
  replaceSoon('/en/games/?amount=20');
  expect(replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(replace.mock.calls).toEqual([['/en/games/?amount=20']]);
  vi.advanceTimersByTime(1000);
  expect(replace).toHaveBeenCalledOnce();
});
