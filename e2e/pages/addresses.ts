/** `loggedIn` has menu and balance, `basic` has a footer and a sign-in button, `main` has neither. */
export type Layout = 'loggedIn' | 'basic' | 'main';

export interface Address {
  /** Path without locale. */
  readonly path: string;
  /** The layout for visitors, or `signIn` if they are redirected to the sign-in page. */
  readonly visitor: Layout | 'signIn';
  /** The layout for players, or `lobby` if they are redirected to the lobby. */
  readonly player: Layout | 'lobby';
  readonly content?: Content;
}

interface Content {
  readonly id: string;
  readonly heading: RegExp;
  /** Selector of a part of the page. */
  readonly part: string;
}

/** The link to the shown page in the menu of the profile. */
const currentLink = (page: string): string => `main nav [aria-current][href$="/profile/${page}/"]`;

const CONTENT: Readonly<Record<string, Content>> = {
  '/games/': { id: 'ROUTE-45', heading: /^Games\s*\d{3}$/, part: 'main li article' },
  '/game-category/': { id: 'ROUTE-47', heading: /^Categories$/, part: 'main li a img' },
  '/game-category/megaways/': {
    id: 'ROUTE-48',
    heading: /^Megaways\s*82$/,
    part: 'main a[aria-current=page]',
  },
  '/game-list/': { id: 'ROUTE-49', heading: /^Game lists$/, part: 'main li a img' },
  '/game-list/slots/': { id: 'ROUTE-50', heading: /^Slots\s*\d+$/, part: 'main ol article' },
  '/game-studio/': { id: 'ROUTE-51', heading: /^Studios\s*26$/, part: 'main li a [aria-hidden]' },
  '/christmas-2024/': { id: 'ROUTE-59', heading: /^A door a day/, part: 'main ol [data-state]' },
  '/promotions/': { id: 'ROUTE-60', heading: /^Promotions$/, part: 'main ul[aria-label]' },
  '/profile/dashboard/': { id: 'PROF-02', heading: /^Dashboard$/, part: currentLink('dashboard') },
  '/profile/deposit-history/': {
    id: 'PROF-03',
    heading: /^Deposit history$/,
    part: currentLink('deposit-history'),
  },
  '/profile/game-history/': { id: 'PROF-05', heading: /^Game history$/, part: currentLink('game-history') },
  '/profile/rewards-history/': {
    id: 'PROF-08',
    heading: /^Rewards history$/,
    part: currentLink('rewards-history'),
  },
  '/profile/withdrawal-history/': {
    id: 'PROF-11',
    heading: /^Withdrawal history$/,
    part: currentLink('withdrawal-history'),
  },
  '/game-studio/ninth-floor/': {
    id: 'ROUTE-52',
    heading: /^Ninth Floor\s*57$/,
    part: 'main section[aria-label] article',
  },
};

const rows = (visitor: Address['visitor'], player: Address['player'], paths: readonly string[]) =>
  paths.map((path): Address => ({ path, visitor, player, ...(CONTENT[path] && { content: CONTENT[path] }) }));

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
