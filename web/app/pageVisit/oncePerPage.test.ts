import { expect, test, vi } from 'vitest';
import type { SessionStore } from '../../transport/session/session.ts';
import { oncePerPage } from './oncePerPage.ts';

const page = () => ({}) as SessionStore;

test('CUST-07 a code in the URL is used once per page, however often the effect runs', async () => {
  const run = vi.fn(() => Promise.resolve('signed in'));
  const [once, store] = [oncePerPage<string>(), page()];
  expect(await Promise.all([once(store, run), once(store, run)])).toEqual(['signed in', 'signed in']);
  expect(await once(store, run)).toBe('signed in');
  expect(run).toHaveBeenCalledOnce();
  await once(page(), run);
  expect(run).toHaveBeenCalledTimes(2);
});

test('CUST-07 a failed attempt is not repeated', async () => {
  const run = vi.fn(() => Promise.reject(new Error('used')));
  const [once, store] = [oncePerPage<string>(), page()];
  for (let time = 0; time < 2; time += 1) await expect(once(store, run)).rejects.toThrow('used');
  expect(run).toHaveBeenCalledOnce();
});
