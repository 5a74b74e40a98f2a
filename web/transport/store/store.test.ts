import { expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

it('a store calls its listeners on each change, until they stop', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set(2);
  expect(store.get()).toBe(2);
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
});
