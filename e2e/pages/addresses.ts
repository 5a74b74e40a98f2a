/** `loggedIn` has menu and balance, `basic` has a footer and a sign-in button, `main` has neither. */
export type Layout = 'loggedIn' | 'basic' | 'main';

export interface Address {
  /** Requirement id of the group of routes, such as `ROUTE-17`. */
  readonly group: string;
  /** Requirement id of the page, such as `ROUTE-29`. */
  readonly id: string;
  /** Path without locale. */
  readonly path: string;
  /** The layout for visitors, or `signIn` if they are redirected to the sign-in page. */
  readonly visitor?: Layout | 'signIn';
  /** The layout for players, or `lobby` if they are redirected to the lobby. */
  readonly player?: Layout | 'lobby';
  readonly heading: RegExp;
  /** Selector of an element that the page must contain. */
  readonly part?: string;
}

type Row = readonly [id: string, path: string, heading: RegExp, part?: string];

const rows = (
  shared: Pick<Address, 'group' | 'visitor' | 'player'>,
  pages: readonly Row[],
): readonly Address[] =>
  pages.map(([id, path, heading, part]) => ({ ...shared, id, path, heading, ...(part && { part }) }));

/** The link to the shown page in the menu of the profile. */
const currentLink = (page: string): string => `main nav [aria-current][href$="/profile/${page}/"]`;

const profile = (id: string, page: string, heading: RegExp): Row => [
  id,
  `/profile/${page}/`,
  heading,
  currentLink(page),
];

/** Without the parameters of a sign-in, the page shows the first heading and then the second. */
const HANDLER = /^(Signing you in|Sign-in was not completed)$/;

/** Pages that redirect everyone who opens them without parameters to the lobby. */
export const REDIRECTING = [
  ['ROUTE-34', '/login-handler/'],
  ['ROUTE-35', '/keycloak-login-handler/'],
  ['ROUTE-36', '/redirection-handler/'],
] as const;

/** Every address with a locale, for a brand with all features. Add new pages here: a test visits all of them. */
export const ADDRESSES: readonly Address[] = [
  ...rows({ group: 'ROUTE-17', visitor: 'basic', player: 'lobby' }, [
    ['ROUTE-29', '/login/', /^Welcome$/],
    ['ROUTE-30', '/enter-code/', /^No code sent yet$/],
    ['ROUTE-31', '/resend-code/', /^No code sent yet$/],
    ['ROUTE-33', '/quick-deposit-sign-in/', /^Sign in to deposit$/],
    ['ROUTE-43', '/zimpler-login/', /^Sign in with Zimpler$/],
  ]),
  // Visitors continue to the form of the identity provider.
  ...rows({ group: 'ROUTE-17', player: 'lobby' }, [['ROUTE-37', '/register/', /^Open an account$/]]),
  ...rows({ group: 'ROUTE-17', visitor: 'main', player: 'lobby' }, [
    ['EXP-11', '/register-frame/', /^Open an account$/],
  ]),
  ...rows({ group: 'ROUTE-17', visitor: 'basic', player: 'basic' }, [
    ['ROUTE-32', '/verify-email/', /^Verify your email address$/],
    ['ROUTE-38', '/phone-verification/', /^Verify your phone$/],
    ['ROUTE-67', '/bonus-terms-and-conditions/', /^Bonus terms and conditions$/],
    ['ROUTE-69', '/terms-and-conditions/', /^Terms and conditions$/],
    ['ROUTE-70', '/privacy-policy/', /^Privacy policy$/],
  ]),
  ...rows({ group: 'ROUTE-18', visitor: 'main', player: 'main' }, [
    ['ROUTE-44', '/finshark-login-handler/', HANDLER],
    ['ROUTE-44', '/krofort-login-handler/', HANDLER],
    ['ROUTE-44', '/piq-login-handler/', HANDLER],
    ['ROUTE-44', '/trustly-login-handler/', HANDLER],
    ['ROUTE-44', '/zimpler-login-handler/', HANDLER],
  ]),
  ...rows({ group: 'ROUTE-19', visitor: 'basic', player: 'loggedIn' }, [
    ['ROUTE-53', '/sports/', /^Sports$/],
    ['ROUTE-71', '/more-casinos/', /^More casinos\s*\d$/],
    ['FAIR-08', '/jackpot/verify/', /^Verify the draws$/],
    ['FAIR-08', '/raffle/verify/', /^Verify the drops$/],
  ]),
  ...rows({ group: 'ROUTE-20', visitor: 'basic', player: 'loggedIn' }, [
    ['ROUTE-73', '/internal-cookie/', /^Cookies$/],
  ]),
  ...rows({ group: 'ROUTE-20', visitor: 'basic', player: 'lobby' }, [
    ['ROUTE-39', '/finshark-login/', /^Sign in with Finshark$/],
    ['ROUTE-40', '/krofort-login/', /^Sign in with Krofort$/],
    ['ROUTE-41', '/piq-login/', /^Sign in with PIQ$/],
    ['ROUTE-42', '/trustly-login/', /^Sign in with Trustly$/],
  ]),
  // Visitors of a casino see the sign-in page here.
  ...rows({ group: 'ROUTE-20', visitor: 'basic' }, [['ROUTE-28', '/', /^Welcome$/]]),
  ...rows({ group: 'ROUTE-20', player: 'loggedIn' }, [['ROUTE-27', '/', /^Lobby$/, 'main article']]),
  ...rows({ group: 'ROUTE-20', visitor: 'signIn', player: 'loggedIn' }, [
    ['ROUTE-45', '/games/', /^Games\s*\d{3}$/, 'main li article'],
    ['ROUTE-46', '/games/fox-and-ember/', /^Fox & Ember/],
    ['ROUTE-47', '/game-category/', /^Categories$/, 'main li a img'],
    ['ROUTE-48', '/game-category/slots/', /^Slots\s*\d{3}$/],
    ['ROUTE-48', '/game-category/megaways/', /^Megaways\s*82$/, 'main a[aria-current=page]'],
    ['ROUTE-49', '/game-list/', /^Game lists$/, 'main li a img'],
    ['ROUTE-50', '/game-list/slots/', /^Slots\s*\d+$/, 'main ol article'],
    ['ROUTE-51', '/game-studio/', /^Studios\s*\d+$/, 'main li a [aria-hidden]'],
    ['ROUTE-52', '/game-studio/ninth-floor/', /^Ninth Floor\s*57$/, 'main section[aria-label] article'],
    ['ROUTE-52', '/game-studio/kvarn/', /^Kvarn\s*\d+$/],
    ['ROUTE-54', '/deposit/', /^Deposit$/, 'main form input[type=radio]'],
    ['ROUTE-55', '/withdraw/', /^Withdraw$/, 'main form'],
    ['ROUTE-56', '/cashback/', /^Cashback$/],
    ['ROUTE-57', '/rewards/', /^Rewards$/],
    ['ROUTE-58', '/rewards-shop/', /^Rewards shop$/],
    ['ROUTE-59', '/christmas-2024/', /^A door a day/, 'main ol [data-state]'],
    ['ROUTE-60', '/promotions/', /^Promotions$/, 'main ul[aria-label]'],
    ['ROUTE-61', '/promotions/jackpots/', /^Jackpot terms$/],
    ['ROUTE-62', '/jackpot/', /^One bet, four jackpots/, 'main [role=switch]'],
    ['ROUTE-63', '/raffle/', /^Play anything/],
    ['ROUTE-64', '/tournaments/', /^Tournaments$/],
    ['ROUTE-65', '/missions/', /^Missions$/],
    ['ROUTE-66', '/loyalty-program/', /^Made for our regulars$/],
    ['ROUTE-68', '/additional-information/', /^Additional information$/],
    ['ROUTE-72', '/source-of-wealth/', /^Source of wealth$/],
    ['ROUTE-74', '/profile/', /^Dashboard$/, currentLink('dashboard')],
    ['MONEY-12', '/profile/balance-proof/', /^Proof of balance$/],
    profile('PROF-02', 'dashboard', /^Dashboard$/),
    profile('PROF-03', 'deposit-history', /^Deposit history$/),
    profile('PROF-04', 'documents', /^Documents$/),
    profile('PROF-05', 'game-history', /^Game history$/),
    profile('PROF-06', 'limits', /^Limits$/),
    profile('PROF-08', 'rewards-history', /^Rewards history$/),
    profile('PROF-09', 'self-exclusion', /^Self-exclusion$/),
    profile('PROF-10', 'session-history', /^Session history$/),
    profile('PROF-11', 'withdrawal-history', /^Withdrawal history$/),
  ]),
];

/** Profile pages that only the licence of another brand requires. */
export const PAGES_OF_ANOTHER_SITE = ['/profile/global-limits/'];
