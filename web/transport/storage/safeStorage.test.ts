import { expect, test } from 'vitest';
import { safeStorage } from './safeStorage.ts';
import { memoryStorage } from './testing/cookieJar.ts';

test('what the browser keeps is read from the browser', () => {
  const storage = memoryStorage();
  const safe = safeStorage(() => storage);
  safe.setItem('consent', 'a');
  storage.setItem('consent', 'b');
  expect(safe.getItem('consent')).toBe('b');
});

test('where storage is forbidden, what was written lasts as long as the page', () => {
  const safe = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(safe.getItem('consent')).toBeNull();
  safe.setItem('consent', 'a');
  expect(safe.getItem('consent')).toBe('a');
});
