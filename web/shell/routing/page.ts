import type { ComponentType, ReactNode } from 'react';
import type {
  BasicLayoutPartsFragment,
  FrameQuery,
  RootPartsFragment,
} from '@foyer/contract/generated/operations.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { ProductMode } from '@foyer/domain/productMode.ts';
import type { AccountBannerProps } from '../../features/player/banners/AccountBanner.tsx';
import type { Query } from '../../transport/graphql/query.ts';
import type { Guard } from '../guards/guards.ts';

export type LayoutName = 'basic' | 'main' | 'loggedIn';

/** The keys of `SCREENS`, which loads the code of each. */
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

/** Path parameters, decoded. */
export type Params = Readonly<Record<string, string>>;

/** The columns of a route that are sent to the browser with its page. */
export interface PageRoute {
  /** Path without host prefix and locale. */
  readonly path: string;
  /** Names the page, for a screen that serves several. */
  readonly variant?: string;
  /** The page is shown in a frame of another page of the site, which has the header and the footer. */
  readonly isFramed?: true;
  /** SHELL-12: visitors sign in on the page itself, so its header has no button for that. */
  readonly isSignIn?: true;
  /** SHELL-20: visitors can do nothing else here than sign in. */
  readonly hidesQuickMenu?: true;
  /** Guards that do not close the page (KYC-04, FLAG-11, CLOCK-03). */
  readonly opensDespite?: readonly Guard[];
  /** CASH-04: a page of the cashier, from which the quick deposit opens in the lobby instead. */
  readonly isCashier?: true;
}

/** The page to render, as plain data that is sent with the document. */
export interface Page {
  readonly locale: Locale;
  /** Path without locale. */
  readonly path: string;
  readonly layout: LayoutName;
  readonly screen: ScreenName;
  readonly params: Params;
  readonly productMode: ProductMode;
  readonly route: PageRoute;
}

/** Shapes of pages for which there is a skeleton. */
export type PageShape = 'carousels' | 'grid' | 'game' | 'prose' | 'form';

/** Code that is loaded on demand. */
export interface Lazy<Component> {
  /** The module's name in the build's manifest, to find its styles. */
  readonly module: string;
  /** Text areas that the component uses. */
  readonly areas: readonly string[];
  load(): Promise<Component>;
}

export interface ScreenProps {
  readonly params: Params;
  readonly search: string;
  /** Names the page, for a screen that serves several. */
  readonly variant: string | undefined;
}

export interface Screen extends Lazy<ComponentType<ScreenProps>> {
  /** Whether the screen fills the basic layout edge to edge, as the sign-in page does. */
  readonly isFullBleed?: true;
  /** The skeleton shown while the screen loads; prose by default. */
  readonly shape?: PageShape;
}

/** What the shell reads of a page's query: the frame, and the parts that only some pages have. */
export type PageResult = FrameQuery & Partial<RootPartsFragment & BasicLayoutPartsFragment>;

export interface LayoutProps {
  readonly destination: Page;
  /** The layout's query for the player and the menu; null if the page has none. */
  readonly query: Query<PageResult> | null;
  readonly isFullBleed: boolean;
  /** The component of the account banner, if the player has one. */
  readonly Banner?: ComponentType<AccountBannerProps> | null | undefined;
  readonly children: ReactNode;
}

export type Layout = Lazy<ComponentType<LayoutProps>>;
