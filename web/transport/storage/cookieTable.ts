import type { Category } from '../consent/categories.ts';

export interface CookieDescription {
  readonly category: Category;
  /** Null for a session cookie; the writer may still set a lifetime. */
  readonly maxAgeDays: number | null;
}

/** CONS-11 to CONS-24, AMB-37, OPEN-29, OPEN-30: every cookie that the lobby may set, with category and lifetime. */
export const COOKIES = {
  /** Whether to show the low-funds prompt. */
  displayWantToDepositDialog: { category: 'preferences', maxAgeDays: 365 },
  accessToken: { category: 'necessary', maxAgeDays: null },
  refreshToken: { category: 'necessary', maxAgeDays: null },
  /** The game that is being opened. */
  gameInit: { category: 'necessary', maxAgeDays: null },
  sessionInfo: { category: 'necessary', maxAgeDays: null },
  /** The selections on the betting slip. */
  sportsCoupon: { category: 'necessary', maxAgeDays: null },
  locale: { category: 'preferences', maxAgeDays: 365 },
  /** When the welcome overlay was shown. */
  welcomeShownAt: { category: 'preferences', maxAgeDays: 365 },
  /** An id to count visits in analytics. */
  internalTrackingId: { category: 'analytics', maxAgeDays: 365 },
  keycloakAccessToken: { category: 'necessary', maxAgeDays: null },
  /** Whether the player skipped the optional phone verification. */
  skipOptionalPhoneNumberVerification: { category: 'necessary', maxAgeDays: null },
  userEmail: { category: 'necessary', maxAgeDays: null },
  /** Names of the dismissed banners and messages. */
  dismissedBanners: { category: 'preferences', maxAgeDays: 365 },
  /** Last used product, casino or sports. CONS-23 */
  productMode: { category: 'preferences', maxAgeDays: 7 },
  /** The affiliate who referred the visitor. CONS-24 */
  aff: { category: 'marketing', maxAgeDays: 7 },
} as const satisfies Record<string, CookieDescription>;

/** Cookies that the platform sets for its sign-in. Scripts cannot read them; the cookie page lists them too. */
export const PLATFORM_COOKIES = {
  /** Identifies the form that the browser was given. */
  foyerSignInForm: { category: 'necessary', maxAgeDays: null },
  /** The sign-in at the identity provider. */
  foyerSignIn: { category: 'necessary', maxAgeDays: null },
  /** Where an interrupted sign-in at the identity provider continues. */
  foyerSignInResume: { category: 'necessary', maxAgeDays: null },
  /** Identifies the browser of a custom sign-in. */
  foyerBrowser: { category: 'necessary', maxAgeDays: null },
  /** Identifies a browser that has signed in before, which has attempts of its own when others try passwords. */
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
