import { PAGE_PATHS, type SitePart } from '@foyer/contract/content/pages.ts';
import {
  categoriesQuery,
  categoryQuery,
  gameListQuery,
  gameListsQuery,
  gameQuery,
  gamesQuery,
  lobbyQuery,
  studioQuery,
  studiosQuery,
} from '../../features/catalogue/queries.ts';
import { refinementOf } from '../../features/catalogue/refine/refinement.ts';
import { calendarQuery } from '../../features/calendar/queries.ts';
import { depositPageQuery, withdrawPageQuery } from '../../features/cashier/queries.ts';
import { sourceOfWealthQuery } from '../../features/sourceOfWealth/queries.ts';
import { verificationQuery } from '../../features/registration/verificationQuery.ts';
import { isProfilePage, type ProfileSite } from '../../features/player/profilePages.ts';
import { profileQuery } from '../../features/player/queries.ts';
import { loyaltyQuery, missionsQuery, tournamentsQuery } from '../../features/gamification/queries.ts';
import { jackpotPageQuery } from '../../features/jackpot/queries.ts';
import { contentPageQuery } from '../../features/content/legal/queries.ts';
import { moreCasinosQuery } from '../../features/content/moreCasinos/queries.ts';
import { promotionsQuery } from '../../features/promotions/queries.ts';
import { rafflePageQuery } from '../../features/raffle/queries.ts';
import { cashbackPageQuery } from '../../features/cashback/queries.ts';
import { sportsQuery } from '../../features/sportsbook/queries.ts';
import { rewardsPageQuery } from '../../features/rewards/queries.ts';
import { shopQuery } from '../../features/shop/queries.ts';
import type { Countries } from '../../app/app.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import type { LayoutName, PageResult, PageRoute, Params, ScreenName } from './page.ts';

/**
 * A row of the route table: what a path shows, in which layout, to whom. AMB-04: layout and session are independent.
 */
export interface Route extends PageRoute {
  readonly group: 1 | 2 | 3 | 4 | 5 | 6;
  /** Visitors get `basic` instead of `loggedIn`, because they have no menu or balance (ROUTE-19, SPORT-03). */
  readonly layout: LayoutName;
  /** `player` redirects visitors to sign in; `none` redirects players to the page after sign-in. */
  readonly session: 'none' | 'player' | 'any';
  readonly screen: ScreenName;
  /** Screen that visitors see instead. */
  readonly forVisitor?: ScreenName;
  /** Visitors see the page as players do, on sites that are open to visitors. */
  readonly mayOpenToVisitors?: true;
  /** SHELL-09: a site without this feature does not have the page. */
  readonly needs?: SitePart;
  /** The page's query: one round trip before the screen is shown. */
  readonly query?: (params: Params, countries: Countries, search: string) => Query<PageResult>;
  /** The page is fetched again on every visit, because its data changes elsewhere. */
  readonly refetchesOnVisit?: true;
  /** Whether this site has the page with these path parameters. */
  readonly isKnown?: (params: Params, site: ProfileSite) => boolean;
  /** Whether the entity that the URL names exists; if not, the status is 404. */
  readonly isFound?: (result: PageResult & Named) => boolean;
}

/** The entity that a slug names; null if it does not exist or this player may not see it. */
interface Named {
  readonly game?: object | null;
  readonly gameList?: object | null;
  readonly gameCategory?: object | null;
  readonly gameStudio?: object | null;
  readonly page?: object | null;
}

/** A path without a locale that redirects to one with a locale. */
export interface RouteRedirect {
  readonly group: 1;
  readonly path: string;
  readonly leadsTo: string;
}

// Columns that several rows of a group share.
const basic = { group: 2, layout: 'basic', session: 'any' } as const;
const signInPage = { group: 2, layout: 'basic', session: 'none' } as const;
const handler = { group: 3, layout: 'main', session: 'any' } as const;
const forAll = { group: 4, layout: 'loggedIn', session: 'any' } as const;
const forPlayers = { group: 5, layout: 'loggedIn', session: 'player' } as const;
const ofGames = { ...forPlayers, mayOpenToVisitors: true } as const;
const verification = (_: Params, { country }: Countries) => verificationQuery(country);
/** A content page from the site data, named by its folder there. */
const contentPage = (variant: string) =>
  ({
    screen: 'legal',
    variant,
    query: (_: Params, { country }: Countries) => contentPageQuery(variant, country),
    isFound: ({ page }: Named) => page !== null,
  }) as const;

/**
 * All routes of the site in matching order; the first match wins (ROUTE-12, ROUTE-21). A path without a
 * locale is matched against group 1 only, one with a locale against the others (ROUTE-13).
 */
export const ROUTES: readonly (Route | RouteRedirect)[] = [
  // 1: without a locale
  { group: 1, path: '/', leadsTo: '/' },
  { group: 1, path: '/verifyEmail/', leadsTo: '/verify-email/' },
  { ...basic, group: 1, path: '/internal/cookie/', screen: 'cookies' },
  { ...basic, group: 1, path: '/internal/*', screen: HAS_TEST_UTILITIES ? 'internal' : 'notFound' },

  // 2: basic layout
  { ...signInPage, path: '/login/', screen: 'signIn', isSignIn: true, hidesQuickMenu: true },
  { ...signInPage, path: '/enter-code/', screen: 'enterCode', isSignIn: true, hidesQuickMenu: true },
  { ...signInPage, path: '/resend-code/', screen: 'resendCode', isSignIn: true },
  {
    ...signInPage,
    path: '/quick-deposit-sign-in/',
    screen: 'signIn',
    variant: 'quickDepositSignIn',
    isSignIn: true,
  },
  { ...signInPage, path: '/register/', screen: 'register' },
  // EXP-11: the registration form in a frame of the sign-in page.
  { ...signInPage, path: '/register-frame/', screen: 'register', variant: 'framed', isFramed: true },
  { ...signInPage, path: '/zimpler-login/', screen: 'providerLogin', variant: 'zimpler' },
  { ...basic, path: '/phone-verification/', screen: 'phoneVerification', query: verification },
  { ...basic, path: '/verify-email/', screen: 'verifyEmail', query: verification },
  { ...basic, path: '/privacy-policy/', ...contentPage('privacy-policy') },
  { ...basic, path: '/terms-and-conditions/', ...contentPage('terms-and-conditions') },
  { ...basic, path: '/bonus-terms-and-conditions/', ...contentPage('bonus-terms-and-conditions') },

  // 3: main layout
  { ...handler, path: '/keycloak-login-handler/', screen: 'loginHandler' },
  { ...handler, path: '/login-handler/', screen: 'tokenHandler' },
  { ...handler, path: '/redirection-handler/', screen: 'tokenHandler' },
  { ...handler, path: '/finshark-login-handler/', screen: 'providerHandler', variant: 'finshark' },
  { ...handler, path: '/krofort-login-handler/', screen: 'providerHandler', variant: 'krofort' },
  { ...handler, path: '/piq-login-handler/', screen: 'providerHandler', variant: 'piq' },
  { ...handler, path: '/trustly-login-handler/', screen: 'providerHandler', variant: 'trustly' },
  { ...handler, path: '/zimpler-login-handler/', screen: 'providerHandler', variant: 'zimpler' },

  // 4: for visitors and players
  { ...forAll, path: '/sports/', screen: 'sports', needs: 'Sportsbook', query: sportsQuery },
  {
    ...forAll,
    path: '/more-casinos/',
    screen: 'moreCasinos',
    needs: 'moreCasinos',
    query: moreCasinosQuery,
  },

  // FAIR-08: anybody can verify a draw.
  {
    ...forAll,
    path: '/jackpot/verify/',
    screen: 'jackpotVerify',
    needs: 'jackpot',
    query: (_, { ipCountryCode }) => jackpotPageQuery(ipCountryCode),
  },
  {
    ...forAll,
    path: '/raffle/verify/',
    screen: 'raffleVerify',
    needs: 'raffle',
    query: (_, { ipCountryCode }) => rafflePageQuery(ipCountryCode),
  },

  // 5: logged-in layout
  {
    ...ofGames,
    path: '/',
    screen: 'lobby',
    forVisitor: 'signIn', // ROUTE-28
    isSignIn: true,
    hidesQuickMenu: true,
    query: (_, countries) => lobbyQuery(countries),
  },
  {
    ...ofGames,
    path: '/games/',
    screen: 'games',
    opensDespite: ['identityVerification'],
    query: gamesQuery,
  },
  {
    ...ofGames,
    path: '/games/:slug/',
    screen: 'game',
    opensDespite: ['identityVerification'],
    query: ({ slug = '' }) => gameQuery(slug),
    isFound: ({ game }) => game !== null,
  },
  { ...ofGames, path: '/game-category/', screen: 'categories', query: categoriesQuery },
  {
    ...ofGames,
    path: '/game-category/:slug/',
    screen: 'category',
    query: ({ slug = '' }, _, search) => categoryQuery(slug, refinementOf(search)),
    isFound: ({ gameCategory }) => gameCategory !== null,
  },
  { ...ofGames, path: '/game-list/', screen: 'gameLists', query: gameListsQuery },
  {
    ...ofGames,
    path: '/game-list/:slug/',
    screen: 'gameList',
    query: ({ slug = '' }, _, search) => gameListQuery(slug, refinementOf(search)),
    isFound: ({ gameList }) => gameList !== null,
  },
  { ...ofGames, path: '/game-studio/', screen: 'studios', query: studiosQuery },
  {
    ...ofGames,
    path: '/game-studio/:slug/',
    screen: 'studio',
    query: ({ slug = '' }, _, search) => studioQuery(slug, refinementOf(search)),
    isFound: ({ gameStudio }) => gameStudio !== null,
  },
  {
    ...forPlayers,
    path: '/deposit/',
    screen: 'deposit',
    isCashier: true,
    opensDespite: ['identityVerification'],
    query: depositPageQuery,
  },
  {
    ...forPlayers,
    path: '/withdraw/',
    screen: 'withdraw',
    isCashier: true,
    opensDespite: ['contentAccept', 'identityVerification', 'phoneVerification'],
    query: withdrawPageQuery,
  },
  {
    ...forPlayers,
    path: '/rewards/',
    screen: 'rewards',
    needs: 'rewards',
    query: rewardsPageQuery,
    refetchesOnVisit: true,
  },
  {
    ...forPlayers,
    path: '/rewards-shop/',
    screen: 'shop',
    needs: 'rewardsShop',
    query: shopQuery,
    refetchesOnVisit: true,
  },
  {
    ...forPlayers,
    path: '/cashback/',
    screen: 'cashback',
    needs: 'cashback',
    query: cashbackPageQuery,
    refetchesOnVisit: true,
  },
  {
    ...forPlayers,
    path: '/promotions/',
    screen: 'promotions',
    needs: 'promotions',
    query: promotionsQuery,
  },
  { ...forPlayers, path: '/promotions/jackpots/', ...contentPage('jackpot-terms'), needs: 'jackpot' },
  {
    ...forPlayers,
    path: '/jackpot/',
    screen: 'jackpot',
    needs: 'jackpot',
    query: (_, { ipCountryCode }) => jackpotPageQuery(ipCountryCode),
  },
  {
    ...forPlayers,
    path: '/raffle/',
    screen: 'raffle',
    needs: 'raffle',
    query: (_, { ipCountryCode }) => rafflePageQuery(ipCountryCode),
  },
  {
    ...forPlayers,
    path: '/loyalty-program/',
    screen: 'loyalty',
    needs: 'loyalty',
    query: loyaltyQuery,
  },
  {
    ...forPlayers,
    path: '/missions/',
    screen: 'widget',
    variant: 'missions',
    needs: 'missions',
    query: missionsQuery,
  },
  {
    ...forPlayers,
    path: '/tournaments/',
    screen: 'widget',
    variant: 'tournaments',
    needs: 'tournaments',
    query: tournamentsQuery,
  },
  {
    ...forPlayers,
    path: PAGE_PATHS.calendar,
    screen: 'calendar',
    needs: 'calendar',
    query: calendarQuery,
  },
  {
    ...forPlayers,
    path: '/source-of-wealth/',
    screen: 'sourceOfWealth',
    opensDespite: ['phoneVerification'],
    query: sourceOfWealthQuery,
  },
  {
    ...forPlayers,
    path: '/profile/*',
    screen: 'profile',
    // Players can always reach their data and limits, and nothing can be staked here.
    opensDespite: ['contentAccept', 'identityVerification', 'phoneVerification', 'realityCheck'],
    isKnown: (params, site) => isProfilePage(params['*'], site),
    query: (params) => profileQuery(params['*']),
  },
  {
    ...forPlayers,
    path: '/additional-information/',
    ...contentPage('additional-information'),
    opensDespite: ['phoneVerification'],
  },
  // AMB-04: these pages are in this group, but open to visitors.
  {
    ...forPlayers,
    session: 'any',
    path: '/internal-cookie/',
    screen: 'cookies',
    opensDespite: ['phoneVerification'],
  },
  { ...forPlayers, session: 'none', path: '/finshark-login/', screen: 'providerLogin', variant: 'finshark' },
  { ...forPlayers, session: 'none', path: '/krofort-login/', screen: 'providerLogin', variant: 'krofort' },
  { ...forPlayers, session: 'none', path: '/piq-login/', screen: 'providerLogin', variant: 'piq' },
  { ...forPlayers, session: 'none', path: '/trustly-login/', screen: 'providerLogin', variant: 'trustly' },

  // 6: everything else
  { group: 6, layout: 'basic', session: 'any', path: '/*', screen: 'notFound' },
];
