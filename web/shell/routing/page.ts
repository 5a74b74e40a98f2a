import type { ComponentType, ReactNode } from 'react';
import type { FrameQuery } from '@foyer/contract/generated/operations.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { ProductMode } from '@foyer/domain/productMode.ts';
import type { PageShape } from '../../ui/feedback/PageSkeleton.tsx';
import type { AccountBannerProps } from '../../features/popUps/banners/AccountBanner.tsx';
import type { Query } from '../../transport/graphql/query.ts';

/** SHELL-10 */
export type LayoutName = 'basic' | 'main' | 'loggedIn';

/** The keys of `SCREENS`, which has the code of each. */
export type ScreenName =
  | 'calendar'
  | 'cashback'
  | 'categories'
  | 'category'
  | 'cookies'
  | 'customSignIn'
  | 'deposit'
  | 'enterCode'
  | 'failed'
  | 'game'
  | 'gameList'
  | 'gameLists'
  | 'games'
  | 'internal'
  | 'jackpot'
  | 'jackpotVerify'
  | 'legal'
  | 'lobby'
  | 'loginHandler'
  | 'loyalty'
  | 'moreCasinos'
  | 'notFound'
  | 'phoneVerification'
  | 'profile'
  | 'promotions'
  | 'providerHandler'
  | 'providerLogin'
  | 'raffle'
  | 'raffleVerify'
  | 'register'
  | 'resendCode'
  | 'rewards'
  | 'shop'
  | 'signIn'
  | 'sourceOfWealth'
  | 'sports'
  | 'studio'
  | 'studios'
  | 'tokenHandler'
  | 'verifyEmail'
  | 'widget'
  | 'withdraw';

/** Parameters of a path, decoded. */
export type Params = Readonly<Record<string, string>>;

/** The page to render, as plain data: it is sent with the document. */
export interface Page {
  readonly locale: Locale;
  /** Without locale. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly screen: ScreenName;
  readonly params: Params;
  readonly productMode: ProductMode;
  readonly route: { readonly path: string; readonly place?: string };
}

/** Code that is loaded when a page needs it. */
export interface Lazy<Component> {
  /** The module's name in the build's manifest, to find its styles. */
  readonly module: string;
  /** The text areas that it uses. */
  readonly areas: readonly string[];
  load(): Promise<Component>;
}

export interface ScreenProps {
  readonly params: Params;
  /** The query string of the page. */
  readonly search: string;
  /** Which of its pages, for a screen that serves several. */
  readonly place: string | undefined;
}

export interface Screen extends Lazy<ComponentType<ScreenProps>> {
  /** The screen fills the basic layout from edge to edge, as the sign-in page does. */
  readonly isFullBleed?: true;
  /** The skeleton shown while the screen loads; prose by default. */
  readonly shape?: PageShape;
}

export interface LayoutProps {
  readonly destination: Page;
  /** What the layout shows of the player and the menu; null where the page has no query. */
  readonly question: Query<FrameQuery> | null;
  /** The screen fills the layout from edge to edge. */
  readonly isFullBleed: boolean;
  /** The code of the player's account banner, where they have one. */
  readonly Banner?: ComponentType<AccountBannerProps> | null | undefined;
  readonly children: ReactNode;
}

export type Layout = Lazy<ComponentType<LayoutProps>>;
