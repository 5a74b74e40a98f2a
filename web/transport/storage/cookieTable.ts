import type { Category } from '../consent/categories.ts';

/** A cookie of ours: what it holds, what it falls under, how long it stays. */
export interface CookieDescription {
  readonly purpose: string;
  readonly category: Category;
  /** Null: until the browser closes, unless who writes it says otherwise. */
  readonly maxAgeDays: number | null;
}

/** CONS-11 to CONS-24: every cookie the lobby may keep. Categories as AMB-37 reads them, lifetimes as OPEN-30. */
export const COOKIES = {
  displayWantToDepositDialog: {
    purpose: 'whether the prompt on low funds is shown',
    category: 'preferences',
    maxAgeDays: 365,
  },
  accessToken: {
    purpose: 'access token of the custom sign-in flow',
    category: 'necessary',
    maxAgeDays: null,
  },
  refreshToken: {
    purpose: 'refresh token of the custom sign-in flow',
    category: 'necessary',
    maxAgeDays: null,
  },
  gameInit: { purpose: 'the game being opened', category: 'necessary', maxAgeDays: null },
  sessionInfo: { purpose: 'the session that is on', category: 'necessary', maxAgeDays: null },
  sportsCoupon: { purpose: 'the picks on the betting slip', category: 'necessary', maxAgeDays: null },
  locale: { purpose: 'the language chosen', category: 'preferences', maxAgeDays: 365 },
  welcomeShownAt: { purpose: 'when the welcome was shown', category: 'preferences', maxAgeDays: 365 },
  internalTrackingId: {
    purpose: 'an id to tell visits apart in figures',
    category: 'analytics',
    maxAgeDays: 365,
  },
  keycloakAccessToken: {
    purpose: 'access token of the identity provider',
    category: 'necessary',
    maxAgeDays: null,
  },
  skipOptionalPhoneNumberVerification: {
    purpose: 'that the optional check of the phone number was skipped',
    category: 'necessary',
    maxAgeDays: null,
  },
  userEmail: { purpose: 'the address signed in with', category: 'necessary', maxAgeDays: null },
  /** CONS-23 */
  productMode: { purpose: 'casino or sports, as last used', category: 'preferences', maxAgeDays: 7 },
  /** CONS-24 */
  aff: { purpose: 'the partner who sent the visitor', category: 'marketing', maxAgeDays: 7 },
} as const satisfies Record<string, CookieDescription>;

export type NamedCookie = keyof typeof COOKIES;

/** EXP-01: the drawn variant of an experiment. */
export type VariantCookie = `variant.${string}`;
const VARIANT: CookieDescription = {
  purpose: 'which variant of an experiment is shown',
  category: 'preferences',
  maxAgeDays: 30,
};

export type CookieName = NamedCookie | VariantCookie;

export const isNamedCookie = (name: string): name is NamedCookie => Object.hasOwn(COOKIES, name);
export const isVariantCookie = (name: string): name is VariantCookie => name.startsWith('variant.');

export const cookieDescription = (name: CookieName): CookieDescription =>
  isNamedCookie(name) ? COOKIES[name] : VARIANT;
