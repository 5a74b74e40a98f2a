import type { CookieJar } from '../cookies.ts';

/** A browser's cookies, with a record of all writes. */
export function cookieJar({ refusesSecure = false } = {}): CookieJar & {
  readonly written: readonly string[];
} {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    read: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    write(cookie) {
      written.push(cookie);
      const [pair = '', ...attributes] = cookie.split('; ');
      if (refusesSecure && attributes.includes('secure')) return;
      const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
      if (attributes.includes('max-age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

/** `localStorage` or `sessionStorage`, in memory. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
