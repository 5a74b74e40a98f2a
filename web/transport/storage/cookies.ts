import { cookieDescription, type CookieName } from './cookieTable.ts';

/** The browser's cookies, or in a test a record of what was written. */
export interface CookieJar {
  /** As `document.cookie` reads. */
  read(): string;
  /** As `document.cookie` is assigned. */
  write(cookie: string): void;
}

export const documentCookies: CookieJar = {
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

export interface CookieOptions {
  /** Absent: as long as the table says. */
  readonly maxAgeSeconds?: number;
}

export interface Cookies {
  get(name: CookieName): string | null;
  set(name: CookieName, value: string, options?: CookieOptions): void;
  remove(name: CookieName): void;
  /** The names of all cookies there are, ours or not. */
  names(): readonly string[];
}

const DAY_SECONDS = 24 * 60 * 60;

/** CONS-10: path `/`, SameSite lax, secure, and the brand's domain. */
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
      // Safari refuses secure cookies on http://localhost, where development happens; https never comes here.
      if (location.protocol === 'http:' && get(name) !== value) jar.write(cookie);
    },
    names: () => [...jar.read().matchAll(/(?:^|; )([^=;]+)=/g)].map(([, name = '']) => name),
    remove: (name) => jar.write(`${name}=${place}; max-age=0`),
  };
}

/** ROUTE-08: `www.tivoli.com` and `lobby.tivoli.com` are one brand. A name without a dot takes no domain. */
export function brandDomain(hostname: string): string | null {
  const domain = hostname.replace(/^(lobby|www|proxy)\./, '');
  const isName = domain.includes('.') && !/^[\d.]+$/.test(domain) && !domain.startsWith('[');
  // `lobby--tivoli.com` is no subdomain of anything that is the brand's.
  return isName && !/^(lobby|www|proxy)--/.test(domain) ? domain : null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    // Written by someone else; to us it says nothing.
    return null;
  }
}
