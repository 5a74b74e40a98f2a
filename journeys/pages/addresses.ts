/** What stands around a page: `house` with menu and balance, `basic` with a foot and a way in, `main` with neither. */
export type Frame = 'house' | 'basic' | 'main';

export interface Address {
  /** Without locale. */
  readonly path: string;
  /** What a visitor sees there; `signIn` is the way to the door. */
  readonly visitor: Frame | 'signIn';
  /** What a player sees there; `lobby` is the way home. */
  readonly player: Frame | 'lobby';
}

const rows = (visitor: Address['visitor'], player: Address['player'], paths: readonly string[]) =>
  paths.map((path): Address => ({ path, visitor, player }));

/** Those that only pass on whoever comes, with nothing in hand to where there is something. */
export const PASSING = ['/login-handler/', '/redirection-handler/', '/keycloak-login-handler/'];

/** Every address with a locale that the specification names, as a site with all of it has them. */
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
  ...rows('basic', 'house', [
    '/sports/',
    '/more-casinos/',
    '/internal-cookie/',
    '/finshark-login/',
    '/krofort-login/',
    '/piq-login/',
    '/trustly-login/',
  ]),
  // A visitor of the casino is at the door here.
  ...rows('basic', 'house', ['/']),
  ...rows('signIn', 'house', [
    '/games/',
    '/games/fox-and-ember/',
    '/game-category/',
    '/game-category/slots/',
    '/game-list/',
    '/game-list/slots/',
    '/game-studio/',
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
    '/profile/dashboard/',
    '/profile/documents/',
    '/profile/game-history/',
    '/profile/limits/',
    '/profile/rewards-history/',
    '/profile/self-exclusion/',
    '/profile/session-history/',
  ]),
];

/** Pages of the profile that a licence or a toggle gives to another brand, whose player this is. */
export const PAGES_OF_ANOTHER_SITE = [
  '/profile/deposit-history/',
  '/profile/withdrawal-history/',
  '/profile/global-limits/',
];
