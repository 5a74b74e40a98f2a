import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import { gameListQuestion, gameQuestion, lobbyQuestion } from '../../features/catalogue/questions.ts';
import type { Question } from '../../transport/graphql/question.ts';
import type { LayoutName } from './layouts.ts';
import type { ScreenName } from './screens.ts';

export type Params = Readonly<Record<string, string>>;

/** One row of the table: what a path shows, in which layout, to whom. AMB-04 keeps the two last apart. */
export interface Route {
  /** ROUTE-12 */
  readonly group: 2 | 3 | 5 | 6;
  /** Without host prefix and locale. */
  readonly path: string;
  readonly layout: LayoutName;
  /** `player` sends a visitor to sign in, `none` a player to the lobby. */
  readonly session: 'none' | 'player' | 'any';
  readonly screen: ScreenName;
  /** The same path for a visitor, where it is not the sign-in page's address that shows. */
  readonly forVisitor?: { readonly layout: LayoutName; readonly screen: ScreenName };
  /** What the page needs to know: one round trip, made before the screen is shown. */
  readonly question?: (params: Params) => Question<FrameQuery>;
  /** Whether what the address names exists; if not, its status is 404. */
  readonly isFound?: (answer: FrameQuery & Named) => boolean;
}

/** What an address with a slug asks for; null when there is none, or none for this player. */
interface Named {
  readonly game?: object | null;
  readonly gameList?: object | null;
}

/**
 * Every address of the site, in the order tried; the first match wins (ROUTE-12, ROUTE-21).
 * Group 1, addresses without a locale, has no screen: `resolve.ts` answers them with redirects.
 */
export const ROUTES: readonly Route[] = [
  // 2: basic layout
  { group: 2, path: '/login/', layout: 'basic', session: 'none', screen: 'signIn' },

  // 3: main layout
  { group: 3, path: '/keycloak-login-handler/', layout: 'main', session: 'any', screen: 'loginHandler' },

  // 5: logged-in layout
  {
    group: 5,
    path: '/',
    layout: 'loggedIn',
    session: 'player',
    screen: 'lobby',
    forVisitor: { layout: 'basic', screen: 'signIn' }, // ROUTE-28
    question: lobbyQuestion,
  },
  {
    group: 5,
    path: '/games/:slug/',
    layout: 'loggedIn',
    session: 'player',
    screen: 'game',
    question: ({ slug = '' }) => gameQuestion(slug),
    isFound: ({ game }) => game !== null,
  },
  {
    group: 5,
    path: '/game-list/:slug/',
    layout: 'loggedIn',
    session: 'player',
    screen: 'gameList',
    question: ({ slug = '' }) => gameListQuestion(slug),
    isFound: ({ gameList }) => gameList !== null,
  },
  { group: 5, path: '/internal-cookie/', layout: 'basic', session: 'any', screen: 'cookies' },

  // 6: fallback
  { group: 6, path: '/*', layout: 'basic', session: 'any', screen: 'notFound' },
];
