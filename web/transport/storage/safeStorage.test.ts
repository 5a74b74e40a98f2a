import { expect, test } from 'vitest';
import { safeStorage } from './safeStorage.ts';
import { memoryStorage } from './testing/cookieJar.ts';

test("reads and writes the browser's storage", () => {
  const storage = memoryStorage();
  const safe = safeStorage(() => storage);
  safe.setItem('consent', 'a');
  storage.setItem('consent', 'b');
  expect(safe.getItem('consent')).toBe('b');
});

test('without storage access, values last as long as the page', () => {
  const safe = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(safe.getItem('consent')).toBeNull();
  safe.setItem('consent', 'a');
  expect(safe.getItem('consent')).toBe('a');
});
