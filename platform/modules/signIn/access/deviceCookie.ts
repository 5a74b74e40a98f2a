import type { IncomingHttpHeaders } from 'node:http';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { realmPath } from '../realm/paths.ts';
import type { Realm } from '../realm/realm.ts';

/** Marks a browser that has signed in before, so that it has its own sign-in attempt limit. HttpOnly. */
const DEVICE_COOKIE = 'foyerKnownDevice';
const LIFE_SECONDS = (180 * DAY) / SECOND;

/** The device secret in the cookie; null if the browser sends none. */
export function shownDevice({ cookie = '' }: IncomingHttpHeaders): string | null {
  const pair = cookie.split(/; ?/).find((each) => each.startsWith(`${DEVICE_COOKIE}=`));
  return /^[\w-]{43}$/.exec(pair?.slice(DEVICE_COOKIE.length + 1) ?? '')?.[0] ?? null;
}

/** Returns a `set-cookie` header value, scoped to the sign-in path of the brand. */
export function deviceCookie({ brand, origin }: Pick<Realm, 'brand' | 'origin'>, device: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${device}; Path=${realmPath(brand)}/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
