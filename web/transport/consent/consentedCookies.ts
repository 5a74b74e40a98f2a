import {
  cookieDescription,
  isNamedCookie,
  isVariantCookie,
  type CookieName,
} from '../storage/cookieTable.ts';
import type { Cookies } from '../storage/cookies.ts';
import type { ConsentStore } from './consentStore.ts';

export interface ConsentedCookies {
  /** Sets the cookie once the visitor consents to its category. */
  keep(name: CookieName, value: string): void;
  /** Sets the cookie if its category is granted; new consent after a withdrawal does not bring it back. */
  set(name: CookieName, value: string): void;
}

/** CONS-09, MODE-06, EXP-02: a cookie that is not necessary exists only while its category is granted. */
export function consentedCookies(
  cookies: Cookies,
  consent: Pick<ConsentStore, 'current' | 'subscribe'>,
): ConsentedCookies {
  const values = new Map<CookieName, string>();
  const isGranted = (name: CookieName) => consent.current().has(cookieDescription(name).category);

  function follow(): void {
    for (const name of cookies.names()) {
      if ((isNamedCookie(name) || isVariantCookie(name)) && !isGranted(name)) cookies.remove(name);
    }
    for (const [name, value] of values) write(name, value);
  }

  function write(name: CookieName, value: string): void {
    // An existing cookie is written again, because its lifetime counts from the last use.
    if (isGranted(name)) cookies.set(name, value);
  }

  follow();
  consent.subscribe(follow);
  return {
    set: write,
    keep(name, value) {
      values.set(name, value);
      write(name, value);
    },
  };
}
