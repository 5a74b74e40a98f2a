/** What stands around a page: `house` with menu and balance, `basic` with a foot and a way in, `main` with neither. */
export type Frame = 'house' | 'basic' | 'main';

export interface Address {
  /** Without locale. */
  readonly path: string;
  /** What a visitor sees there; `signIn` is the way to the door. */
  readonly visitor: Frame | 'signIn';
  /** What a player sees there; `lobby` is the way home. */
  readonly player: Frame | 'lobby';
  readonly sight?: Sight;
}

/** What a page is called, and a part of it without which it would not be the page. */
interface Sight {
  readonly row: string;
  readonly heading: RegExp;
  readonly part: string;
}

const SIGHTS: Readonly<Record<string, Sight>> = {
  '/games/': { row: 'ROUTE-45', heading: /^Games\s*\d{3}$/, part: '.fy-carousel .fy-tile' },
  '/game-category/': { row: 'ROUTE-47', heading: /^Categories$/, part: '.fy-group img' },
  '/game-category/megaways/': {
    row: 'ROUTE-48',
    heading: /^Megaways\s*82$/,
    part: '.fy-filter[aria-current=page]',
  },
  '/game-list/': { row: 'ROUTE-49', heading: /^Game lists$/, part: '.fy-group img' },
  '/game-list/slots/': { row: 'ROUTE-50', heading: /^Slots\s*\d+$/, part: '.fy-grid .fy-tile' },
  '/game-studio/': { row: 'ROUTE-51', heading: /^Studios\s*26$/, part: '.fy-studio .fy-mark' },
  '/christmas-2024/': { row: 'ROUTE-59', heading: /^A door a day/, part: '.fy-doors .fy-door[data-state]' },
  '/promotions/': { row: 'ROUTE-60', heading: /^Promotions$/, part: '.fy-offer .fy-offer-terms' },
  '/game-studio/ninth-floor/': {
    row: 'ROUTE-52',
    heading: /^Ninth Floor\s*57$/,
    part: '.fy-spotlight .fy-tile',
  },
};

const rows = (visitor: Address['visitor'], player: Address['player'], paths: readonly string[]) =>
  paths.map((path): Address => ({ path, visitor, player, ...(SIGHTS[path] && { sight: SIGHTS[path] }) }));

/** Those that only pass on whoever comes, with nothing in hand to where there is something. */
export const PASSING = ['/login-handler/', '/redirection-handler/', '/keycloak-login-handler/'];

/**
 * Every address with a locale that the specification names, as a site with all of it has them. A page that is new is
 * written down here: the walk over all of them is where it is looked at, at a desk and on a phone, and given to axe.
 */
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
    '/jackpot/verify/',
    '/raffle/verify/',
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

/** A page of the profile that a licence gives to another brand, whose player this is. */
export const PAGES_OF_ANOTHER_SITE = ['/profile/global-limits/'];
