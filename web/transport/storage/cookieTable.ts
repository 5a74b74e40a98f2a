import type { Category } from '../consent/categories.ts';

/** Consent category and lifetime of a cookie. */
export interface CookieDescription {
  readonly category: Category;
  /** Null for a session cookie, unless the writer sets a lifetime. */
  readonly maxAgeDays: number | null;
}

/**
 * CONS-11 to CONS-24, OPEN-29: every cookie that the lobby may set, with its purpose. Categories follow
 * AMB-37, lifetimes OPEN-30.
 */
export const COOKIES = {
  /** Whether to show the low-funds prompt. */
  displayWantToDepositDialog: { category: 'preferences', maxAgeDays: 365 },
  /** Access token of the custom sign-in flow. */
  accessToken: { category: 'necessary', maxAgeDays: null },
  /** Refresh token of the custom sign-in flow. */
  refreshToken: { category: 'necessary', maxAgeDays: null },
  /** The game that is being opened. */
  gameInit: { category: 'necessary', maxAgeDays: null },
  /** The current session. */
  sessionInfo: { category: 'necessary', maxAgeDays: null },
  /** The selections on the betting slip. */
  sportsCoupon: { category: 'necessary', maxAgeDays: null },
  /** The chosen language. */
  locale: { category: 'preferences', maxAgeDays: 365 },
  /** When the welcome overlay was shown. */
  welcomeShownAt: { category: 'preferences', maxAgeDays: 365 },
  /** An id to count visits in analytics. */
  internalTrackingId: { category: 'analytics', maxAgeDays: 365 },
  /** Access token of the identity provider. */
  keycloakAccessToken: { category: 'necessary', maxAgeDays: null },
  /** Whether the player skipped the optional phone verification. */
  skipOptionalPhoneNumberVerification: { category: 'necessary', maxAgeDays: null },
  /** Email address of the last sign-in. */
  userEmail: { category: 'necessary', maxAgeDays: null },
  /** Names of the dismissed banners and messages. */
  dismissedBanners: { category: 'preferences', maxAgeDays: 365 },
  /** Last used product, casino or sports. CONS-23 */
  productMode: { category: 'preferences', maxAgeDays: 7 },
  /** The affiliate who referred the visitor. CONS-24 */
  aff: { category: 'marketing', maxAgeDays: 7 },
} as const satisfies Record<string, CookieDescription>;

/** Set by the platform for its sign-in, out of reach of scripts; the cookie page lists them too. */
export const PLATFORM_COOKIES = {
  /** The form that the browser was given. */
  foyerSignInForm: { category: 'necessary', maxAgeDays: null },
  /** The sign-in at the identity provider. */
  foyerSignIn: { category: 'necessary', maxAgeDays: null },
  /** Where an interrupted sign-in at the identity provider continues. */
  foyerSignInResume: { category: 'necessary', maxAgeDays: null },
  /** The browser of a custom sign-in. */
  foyerBrowser: { category: 'necessary', maxAgeDays: null },
  /** A browser that has signed in before has tries of its own when strangers try a password. */
  foyerKnownDevice: { category: 'necessary', maxAgeDays: 180 },
} as const satisfies Record<string, CookieDescription>;

export type NamedCookie = keyof typeof COOKIES;

/** EXP-01: the assigned variant of an experiment. */
export type VariantCookie = `variant.${string}`;
const VARIANT: CookieDescription = { category: 'preferences', maxAgeDays: 30 };

export type CookieName = NamedCookie | VariantCookie;

export const isNamedCookie = (name: string): name is NamedCookie => Object.hasOwn(COOKIES, name);
export const isVariantCookie = (name: string): name is VariantCookie => name.startsWith('variant.');

export const cookieDescription = (name: CookieName): CookieDescription =>
  isNamedCookie(name) ? COOKIES[name] : VARIANT;
