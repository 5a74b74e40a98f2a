import type { Category } from '../consent/categories.ts';

/** What a cookie of ours falls under, and how long it stays. */
export interface CookieDescription {
  readonly category: Category;
  /** Null: until the browser closes, unless who writes it says otherwise. */
  readonly maxAgeDays: number | null;
}

/** CONS-11 to CONS-24, OPEN-29: every cookie the lobby may keep, with its purpose. Categories as AMB-37 reads them, lifetimes as OPEN-30. */
export const COOKIES = {
  /** Whether the prompt on low funds is shown. */
  displayWantToDepositDialog: { category: 'preferences', maxAgeDays: 365 },
  /** Access token of the custom sign-in flow. */
  accessToken: { category: 'necessary', maxAgeDays: null },
  /** Refresh token of the custom sign-in flow. */
  refreshToken: { category: 'necessary', maxAgeDays: null },
  /** The game being opened. */
  gameInit: { category: 'necessary', maxAgeDays: null },
  /** The session that is on. */
  sessionInfo: { category: 'necessary', maxAgeDays: null },
  /** The picks on the betting slip. */
  sportsCoupon: { category: 'necessary', maxAgeDays: null },
  /** The language chosen. */
  locale: { category: 'preferences', maxAgeDays: 365 },
  /** When the welcome was shown. */
  welcomeShownAt: { category: 'preferences', maxAgeDays: 365 },
  /** An id to tell visits apart in figures. */
  internalTrackingId: { category: 'analytics', maxAgeDays: 365 },
  /** Access token of the identity provider. */
  keycloakAccessToken: { category: 'necessary', maxAgeDays: null },
  /** That the optional check of the phone number was skipped. */
  skipOptionalPhoneNumberVerification: { category: 'necessary', maxAgeDays: null },
  /** The address signed in with. */
  userEmail: { category: 'necessary', maxAgeDays: null },
  /** What was put away of what the house had to say, by name. */
  dismissedBanners: { category: 'preferences', maxAgeDays: 365 },
  /** Casino or sports, as last used. CONS-23 */
  productMode: { category: 'preferences', maxAgeDays: 7 },
  /** The partner who sent the visitor. CONS-24 */
  aff: { category: 'marketing', maxAgeDays: 7 },
} as const satisfies Record<string, CookieDescription>;

export type NamedCookie = keyof typeof COOKIES;

/** EXP-01: the drawn variant of an experiment. */
export type VariantCookie = `variant.${string}`;
const VARIANT: CookieDescription = { category: 'preferences', maxAgeDays: 30 };

export type CookieName = NamedCookie | VariantCookie;

export const isNamedCookie = (name: string): name is NamedCookie => Object.hasOwn(COOKIES, name);
export const isVariantCookie = (name: string): name is VariantCookie => name.startsWith('variant.');

export const cookieDescription = (name: CookieName): CookieDescription =>
  isNamedCookie(name) ? COOKIES[name] : VARIANT;
