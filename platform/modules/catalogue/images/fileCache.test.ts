import { expect, test, vi } from 'vitest';
import { createFileCache } from './fileCache.ts';

const file = (text: string) => vi.fn(() => Promise.resolve(Buffer.from(text)));

test('a file requested in parallel is created once', async () => {
  const cache = createFileCache(10);
  const make = file('fox');
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('fox', make)));
  expect(make).toHaveBeenCalledOnce();
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
});

test('other content has another name', async () => {
  const cache = createFileCache(10);
  const [fox, owl] = [await cache.get('fox', file('fox')), await cache.get('owl', file('owl'))];
  expect(fox.etag).not.toBe(owl.etag);
});

test('the least used file is removed when the cache is full', async () => {
  const cache = createFileCache(2);
  const [fox, owl, hare] = [file('fox'), file('owl'), file('hare')];
  await cache.get('fox', fox);
  await cache.get('owl', owl);
  await cache.get('fox', fox);
  await cache.get('hare', hare);
  await cache.get('fox', fox);
  expect(fox).toHaveBeenCalledOnce();
  await cache.get('owl', owl);
  expect(owl).toHaveBeenCalledTimes(2);
});

test('a failed file is tried again', async () => {
  const cache = createFileCache(10);
  await expect(cache.get('fox', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  expect((await cache.get('fox', file('fox'))).body.toString()).toBe('fox');
});
