import { variantCookie } from '@foyer/contract/content/experiments.ts';
import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { runningExperiments } from '@foyer/contract/content/runningExperiments.ts';
import type { Category } from '../consent/categories.ts';

export interface CookieDescription {
  readonly category: Category;
  /** Null for a session cookie; the writer may still set a lifetime. */
  readonly maxAgeDays: number | null;
  /** Which sites set the cookie; all by default. */
  readonly isUsedBy?: (site: CookieSite) => boolean;
}

export type CookieSite = Pick<
  LobbySettings,
  'analyticsScripts' | 'experiments' | 'features' | 'loginFlow' | 'phoneVerification' | 'registration'
>;

const usesProvider = ({ loginFlow }: CookieSite): boolean => loginFlow === 'Keycloak';
const usesCustomFlow = ({ loginFlow }: CookieSite): boolean => loginFlow !== 'Keycloak';

/** CONS-11 to CONS-24, AMB-37, OPEN-29, OPEN-30: every cookie that the lobby may set, with category and lifetime. */
export const COOKIES = {
  /** Whether to show the low-funds prompt. */
  displayWantToDepositDialog: { category: 'preferences', maxAgeDays: 365 },
  accessToken: { category: 'necessary', maxAgeDays: null, isUsedBy: usesCustomFlow },
  refreshToken: { category: 'necessary', maxAgeDays: null, isUsedBy: usesCustomFlow },
  /** The game that a visitor opened before they signed in. */
  gameInit: { category: 'necessary', maxAgeDays: null },
  /** When the session began. */
  sessionInfo: { category: 'necessary', maxAgeDays: null },
  /** The selections on the betting slip. */
  sportsCoupon: {
    category: 'necessary',
    maxAgeDays: null,
    isUsedBy: ({ features }) => features.includes('Sportsbook'),
  },
  locale: { category: 'preferences', maxAgeDays: 365 },
  /** When this browser's visitors were welcomed. */
  welcomeShownAt: { category: 'preferences', maxAgeDays: 365 },
  /** An id to count visits in analytics. */
  internalTrackingId: {
    category: 'analytics',
    maxAgeDays: 365,
    isUsedBy: ({ analyticsScripts }) => analyticsScripts.length > 0,
  },
  keycloakAccessToken: { category: 'necessary', maxAgeDays: null, isUsedBy: usesProvider },
  /** Whether the player skipped the optional phone verification. */
  skipOptionalPhoneNumberVerification: {
    category: 'necessary',
    maxAgeDays: null,
    isUsedBy: ({ phoneVerification }) => phoneVerification === 'optional',
  },
  /** The email address of the last sign-in by code. */
  userEmail: { category: 'necessary', maxAgeDays: null, isUsedBy: ({ loginFlow }) => loginFlow === 'Sms' },
  /** Names of the dismissed banners and messages. */
  dismissedBanners: { category: 'preferences', maxAgeDays: 365 },
  /** Last used product, casino or sports. CONS-23 */
  productMode: { category: 'preferences', maxAgeDays: 7 },
  /** The affiliate who referred the visitor. CONS-24 */
  aff: { category: 'marketing', maxAgeDays: 7 },
} as const satisfies Record<string, CookieDescription>;

/** One hour in days, the unit of `maxAgeDays`. */
const HOUR = 1 / 24;

/** Cookies that the platform sets for its sign-in. Scripts cannot read them; the cookie page lists them too. */
export const PLATFORM_COOKIES = {
  /** Ties a submitted sign-in form to the browser that loaded the form. */
  foyerSignInForm: { category: 'necessary', maxAgeDays: HOUR, isUsedBy: usesProvider },
  /** The sign-in at the identity provider. */
  foyerSignIn: { category: 'necessary', maxAgeDays: null, isUsedBy: usesProvider },
  /** Where an interrupted sign-in at the identity provider continues. */
  foyerSignInResume: { category: 'necessary', maxAgeDays: HOUR, isUsedBy: usesProvider },
  /** Identifies the browser of a custom sign-in. */
  foyerBrowser: { category: 'necessary', maxAgeDays: null, isUsedBy: usesCustomFlow },
  /** Identifies a browser that has signed in before, so that it has its own limit of sign-in attempts. */
  foyerKnownDevice: { category: 'necessary', maxAgeDays: 180, isUsedBy: usesProvider },
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

/** OPEN-51: all cookies of a site, as the cookie page lists them. */
export function cookiesOf(site: CookieSite): readonly (readonly [name: string, CookieDescription])[] {
  const named: readonly (readonly [string, CookieDescription])[] = Object.entries({
    ...COOKIES,
    ...PLATFORM_COOKIES,
  });
  const variants = runningExperiments(site).map((name) => [variantCookie(name), VARIANT] as const);
  return [...named.filter(([, { isUsedBy }]) => isUsedBy?.(site) ?? true), ...variants];
}
