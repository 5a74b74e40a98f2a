/** `loggedIn` has menu and balance, `basic` has a footer and a sign-in button, `main` has neither. */
export type Layout = 'loggedIn' | 'basic' | 'main';

export interface Address {
  /** Path without locale. */
  readonly path: string;
  /** The layout for visitors, or `signIn` if they are redirected to the sign-in page. */
  readonly visitor: Layout | 'signIn';
  /** The layout for players, or `lobby` if they are redirected to the lobby. */
  readonly player: Layout | 'lobby';
}

const rows = (visitor: Address['visitor'], player: Address['player'], paths: readonly string[]) =>
  paths.map((path): Address => ({ path, visitor, player }));

/** Pages that redirect everyone who opens them without parameters to the lobby. */
export const REDIRECTING = ['/login-handler/', '/redirection-handler/', '/keycloak-login-handler/'];

/** Every address with a locale, for a brand with all features. Add new pages here: a test visits all of them. */
export const ADDRESSES: readonly Address[] = [
  ...rows('basic', 'lobby', [
    '/login/',
    '/enter-code/',
    '/resend-code/',
    '/quick-deposit-sign-in/',
    '/register/',
    '/zimpler-login/',
  ]),
  ...rows('basic', 'basic', [
    '/phone-verification/',
    '/verify-email/',
    '/privacy-policy/',
    '/terms-and-conditions/',
    '/bonus-terms-and-conditions/',
  ]),
  ...rows('main', 'main', [
    '/finshark-login-handler/',
    '/krofort-login-handler/',
    '/piq-login-handler/',
    '/trustly-login-handler/',
    '/zimpler-login-handler/',
  ]),
  ...rows('basic', 'loggedIn', [
    '/sports/',
    '/more-casinos/',
    '/internal-cookie/',
    '/jackpot/verify/',
    '/raffle/verify/',
    '/finshark-login/',
    '/krofort-login/',
    '/piq-login/',
    '/trustly-login/',
  ]),
  // Visitors of a casino see the sign-in page here.
  ...rows('basic', 'loggedIn', ['/']),
  ...rows('signIn', 'loggedIn', [
    '/games/',
    '/games/fox-and-ember/',
    '/game-category/',
    '/game-category/slots/',
    '/game-category/megaways/',
    '/game-list/',
    '/game-list/slots/',
    '/game-studio/',
    '/game-studio/ninth-floor/',
    '/game-studio/kvarn/',
    '/deposit/',
    '/withdraw/',
    '/rewards/',
    '/rewards-shop/',
    '/cashback/',
    '/promotions/',
    '/promotions/jackpots/',
    '/jackpot/',
    '/raffle/',
    '/loyalty-program/',
    '/missions/',
    '/tournaments/',
    '/christmas-2024/',
    '/source-of-wealth/',
    '/additional-information/',
    '/profile/',
    '/profile/balance-proof/',
    '/profile/dashboard/',
    '/profile/deposit-history/',
    '/profile/documents/',
    '/profile/game-history/',
    '/profile/limits/',
    '/profile/rewards-history/',
    '/profile/self-exclusion/',
    '/profile/session-history/',
    '/profile/withdrawal-history/',
  ]),
];

/** Profile pages that only the licence of another brand requires. */
export const PAGES_OF_ANOTHER_SITE = ['/profile/global-limits/'];
