import type { IncomingHttpHeaders } from 'node:http';
import { DAY, SECOND } from '@foyer/domain/duration.ts';
import { realmPath } from '../realm/paths.ts';
import type { Realm } from '../realm/realm.ts';

/** By which a browser is known where it signed in before: it has tries of its own there. No script can read it. */
const DEVICE_COOKIE = 'foyerKnownDevice';
const LIFE_SECONDS = (180 * DAY) / SECOND;

/** Null for a browser that shows none. */
export function shownDevice({ cookie = '' }: IncomingHttpHeaders): string | null {
  const pair = cookie.split(/; ?/).find((each) => each.startsWith(`${DEVICE_COOKIE}=`));
  return /^[\w-]{43}$/.exec(pair?.slice(DEVICE_COOKIE.length + 1) ?? '')?.[0] ?? null;
}

/** A `set-cookie` header. It goes to the brand's sign-in alone. */
export function deviceCookie({ brand, origin }: Pick<Realm, 'brand' | 'origin'>, device: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${device}; Path=${realmPath(brand)}/; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
