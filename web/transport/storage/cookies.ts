import { cookieDescription, type CookieName } from './cookieTable.ts';

/** The browser's cookies, or a recording fake in tests. */
export interface CookieJar {
  /** Reads like `document.cookie`. */
  read(): string;
  /** Writes like an assignment to `document.cookie`. */
  write(cookie: string): void;
}

export const documentCookies: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

export interface CookieOptions {
  /** Lifetime of the cookie; by default the one in the cookie table. */
  readonly maxAgeSeconds?: number;
}

export interface Cookies {
  get(name: CookieName): string | null;
  set(name: CookieName, value: string, options?: CookieOptions): void;
  remove(name: CookieName): void;
  /** Names of all cookies, including those that the lobby did not set. */
  names(): readonly string[];
}

const DAY_SECONDS = 24 * 60 * 60;

/** CONS-10: sets cookies with path `/`, SameSite=Lax, Secure and the brand's domain. */
export function createCookies(jar: CookieJar, location: Pick<Location, 'hostname' | 'protocol'>): Cookies {
  const domain = brandDomain(location.hostname);
  const place = `; path=/; samesite=lax${domain ? `; domain=${domain}` : ''}`;

  const get = (name: CookieName): string | null => {
    const start = `${name}=`;
    const found = jar
      .read()
      .split('; ')
      .find((cookie) => cookie.startsWith(start));
    return found === undefined ? null : decoded(found.slice(start.length));
  };

  return {
    get,
    set(name, value, options = {}) {
      const { maxAgeDays } = cookieDescription(name);
      const maxAgeSeconds =
        options.maxAgeSeconds ?? (maxAgeDays === null ? undefined : maxAgeDays * DAY_SECONDS);
      const age = maxAgeSeconds === undefined ? '' : `; max-age=${maxAgeSeconds}`;
      const cookie = `${name}=${encodeURIComponent(value)}${place}${age}`;
      jar.write(`${cookie}; secure`);
      // In development, on http://localhost, Safari rejects Secure cookies.
      if (location.protocol === 'http:' && get(name) !== value) jar.write(cookie);
    },
    names: () => [...jar.read().matchAll(/(?:^|; )([^=;]+)=/g)].map(([, name = '']) => name),
    remove: (name) => jar.write(`${name}=${place}; max-age=0`),
  };
}

/** ROUTE-08: `www.tivoli.com` and `lobby.tivoli.com` are one brand. A host name without a dot has no cookie domain. */
export function brandDomain(hostname: string): string | null {
  const domain = hostname.replace(/^(lobby|www|proxy)\./, '');
  const isName = domain.includes('.') && !/^[\d.]+$/.test(domain) && !domain.startsWith('[');
  // `lobby--tivoli.com` is not a subdomain of the brand's domain.
  return isName && !/^(lobby|www|proxy)--/.test(domain) ? domain : null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    // Another party set a cookie with a malformed encoding, which is ignored.
    return null;
  }
}
