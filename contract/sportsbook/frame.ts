import { PAGE_QUERY, PICK_QUERY } from './pickQuery.ts';

/**
 * Protocol between the web app and the sportsbook's iframe, in addition to the messages of every game
 * iframe (`ready`, `failed`). The web app passes its data once, in the URL fragment, which is not sent to
 * servers; the iframe uses postMessage.
 */
export const FRAME_SPEAKER = 'foyer-sportsbook';

/** Theme properties passed to the sportsbook; each becomes the CSS variable `--fy-<name>`. */
export const BOOK_THEME = [
  'color-page',
  'color-surface',
  'color-surface-raised',
  'color-surface-sunken',
  'color-text',
  'color-text-muted',
  'color-line',
  'color-line-strong',
  'color-primary',
  'color-on-primary',
  'color-accent',
  'color-focus',
  'color-success',
  'color-warning',
  'color-danger',
  'color-live',
  'color-on-live',
  'color-odds',
  'color-odds-text',
  'color-odds-selected',
  'color-on-odds-selected',
  'radius-card',
  'radius-control',
] as const;

export interface BookHandover {
  /** CSS values, keyed by `BOOK_THEME`. */
  readonly theme: Readonly<Record<string, string>>;
  readonly scheme: 'light' | 'dark';
  /** Bet slip as last reported by the iframe; empty when none was reported. */
  readonly coupon: string;
  /** BCP 47 tag with the reader's country, such as `en-FI`, for dates and times. */
  readonly dates: string;
  /** Page of the sportsbook in the lobby's URL, as last reported by the iframe; empty for its first page. */
  readonly page: string;
  /** PROMO-11: a selection to add to the bet slip, which the player pressed on another page; empty without one. */
  readonly pick: string;
}

/** Returns the iframe's URL with the theme and bet slip in its fragment. */
export function withHandover(url: string, { theme, ...handover }: BookHandover): string {
  const message = new URLSearchParams({ theme: JSON.stringify(theme), ...handover });
  return `${url}#${message}`;
}

export type BookMessage =
  /** CONS-16: the current bet slip in the sportsbook's own format; empty when there are no selections. */
  | { readonly type: 'coupon'; readonly coupon: string }
  /** The page that the iframe now shows, in its own format; empty for its first page. It becomes part of the URL. */
  | { readonly type: 'page'; readonly page: string }
  /** A visitor who is not signed in wants to place a bet. */
  | { readonly type: 'signIn' }
  /** The height of the content in CSS pixels. The iframe becomes as high, and only the lobby's page scrolls. */
  | { readonly type: 'height'; readonly height: number }
  /** Scrolls the lobby's page: `top` pixels below the iframe's top, the visible part begins. */
  | { readonly type: 'scrollTo'; readonly top: number }
  /** Scrolls the lobby's page down, or up by a negative distance in CSS pixels. */
  | { readonly type: 'scrollBy'; readonly distance: number };

export const LOBBY_SPEAKER = 'foyer-lobby';

/** The part of the iframe that no bar of the lobby covers and that is on the screen, in the iframe's CSS pixels. */
export interface VisiblePart {
  readonly top: number;
  /** 0 while no part is visible. */
  readonly height: number;
}

/** Largest height of the iframe in CSS pixels. */
export const MAX_FRAME_HEIGHT = 50_000;

/** The characters that a cookie value may have, because the bet slip is stored in a cookie. */
const COUPON = /^[\w.:~-]{0,1200}$/;
export const isCouponText = (text: string): boolean => COUPON.test(text);

/** Returns null for invalid messages, because the iframe runs third-party code. */
export function readBookMessage(data: unknown): BookMessage | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  if (data.source !== FRAME_SPEAKER) return null;
  if (data.type === 'signIn') return { type: 'signIn' };
  const coupon = data.type === 'coupon' && 'coupon' in data ? data.coupon : null;
  if (typeof coupon === 'string' && isCouponText(coupon)) return { type: 'coupon', coupon };
  const page = data.type === 'page' && 'page' in data ? data.page : null;
  if (typeof page === 'string' && isPageText(page)) return { type: 'page', page };
  return readScrollMessage(data.type, data);
}

function readScrollMessage(type: unknown, data: object): BookMessage | null {
  const height = type === 'height' && 'height' in data ? data.height : null;
  if (isDistance(height) && height > 0) return { type: 'height', height };
  const top = type === 'scrollTo' && 'top' in data ? data.top : null;
  if (isDistance(top) && top >= 0) return { type: 'scrollTo', top };
  const distance = type === 'scrollBy' && 'distance' in data ? data.distance : null;
  return isDistance(distance) ? { type: 'scrollBy', distance } : null;
}

const isDistance = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MAX_FRAME_HEIGHT;

/** Maximum length of a page in the sportsbook's own format. */
export const MAX_PAGE = 120;
const isPageText = (text: string): boolean => text.length <= MAX_PAGE && isCouponText(text);

/** The sportsbook's page in a URL, which anybody can write; empty if there is none or it is invalid. */
export function pageIn(query: URLSearchParams): string {
  const page = query.get(PAGE_QUERY) ?? '';
  return isPageText(page) ? page : '';
}

/** Maximum length of a selection in the format of the bet slip. */
export const MAX_PICK = 200;

/** The pick in a URL, which anybody can write; empty if there is none or it is invalid. */
export function pickIn(query: URLSearchParams): string {
  const pick = query.get(PICK_QUERY) ?? '';
  return pick.length <= MAX_PICK && isCouponText(pick) ? pick : '';
}
