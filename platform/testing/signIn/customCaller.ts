import type { Site } from '../../sites/index.ts';
import type { Caller } from '../../modules/signIn/custom/admission.ts';
import type { BrowserMark } from '../../modules/signIn/custom/sessionTokens.ts';
import type { PlayerMessage } from '../../sites/playerMessage.ts';
import type { NewPlayer } from '../../modules/registration/index.ts';
import { ANNA, type IdentityServer } from './identityServer.ts';
import { brandId } from '@foyer/domain/ids.ts';

/** A player from a country whose sign-in method is a one-time code. */
export const ELLA: NewPlayer = {
  ...ANNA,
  brand: brandId('harbour'),
  email: 'ella@foyer.test',
  firstName: 'Ella',
  country: 'NZ',
  language: 'en_NZ',
  currency: 'NZD',
};

export function siteOf({ sites }: IdentityServer, brand: string, country?: string): Site {
  const site = sites.byBrand(brand);
  if (!site) throw new Error(`there is no brand ${brand}`);
  return country === undefined ? site : site.inCountry(country);
}

/** The same caller under a licence that offers limits at the registration. */
export function withLimitsOffered(caller: Caller): Caller {
  const { site } = caller;
  const rules = { ...site.settings.rules, depositLimitsOnRegistration: true };
  return { ...caller, site: { ...site, settings: { ...site.settings, rules } } };
}

/** A caller on a brand's site without a token. */
export const callerAt = (
  server: IdentityServer,
  changes: Partial<Caller> & { readonly brand?: string; readonly country?: string } = {},
): Caller => {
  const { brand = 'harbour', country, ...rest } = changes;
  return {
    site: siteOf(server, brand, country),
    origin: `http://${brand}.localhost`,
    locale: 'en_NZ',
    ip: '203.0.113.7',
    headers: {},
    browser: browserWith(null),
    ...rest,
  };
};

/** Keeps the last cookie value that was set, as a browser does. */
export function browserWith(mark: string | null): BrowserMark {
  let storedMark = mark;
  return {
    get shown() {
      return storedMark;
    },
    leave: (next) => {
      storedMark = next;
    },
  };
}

export function codeIn(messages: readonly PlayerMessage[], address = ELLA.email): string {
  const last = messages.findLast((message) => message.address === address);
  return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? 'none';
}
