import type { CookieJar } from '../cookies.ts';

/** A browser's cookies, with a record of all writes. */
export function cookieJar({ refusesSecure = false } = {}): CookieJar & {
  readonly written: readonly string[];
} {
  const stored = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    read: () => [...stored].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie) {
      written.push(cookie);
      const [pair = '', ...attributes] = cookie.split('; ');
      if (refusesSecure && attributes.includes('secure')) return;
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      if (attributes.includes('max-age=0')) stored.delete(name);
      else stored.set(name, value);
    },
  };
}

/** A `localStorage` or `sessionStorage` in memory. */
export function memoryStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
