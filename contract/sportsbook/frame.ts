/**
 * What the lobby and the book's frame say to each other beside what every studio's frame says (`ready`, `failed`).
 * The lobby speaks once, in the fragment of the frame's address, which no server sees; the frame by messages.
 */
export const FRAME_SPEAKER = 'foyer-sportsbook';

/** What of the page's look the book is told, each `--fy-<name>` there. */
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
  /** By the names in `BOOK_THEME`. */
  readonly theme: Readonly<Record<string, string>>;
  readonly scheme: 'light' | 'dark';
  /** As the frame told it last; empty where it told none. */
  readonly coupon: string;
}

/** The frame's address with what it is handed. */
export function withHandover(url: string, { theme, scheme, coupon }: BookHandover): string {
  const told = new URLSearchParams({ theme: JSON.stringify(theme), scheme, coupon });
  return `${url}#${told}`;
}

export type BookMessage =
  /** CONS-16: what is on the slip now, in the book's own words; empty for nothing. */
  | { readonly type: 'coupon'; readonly coupon: string }
  /** A visitor wants to bet. */
  | { readonly type: 'signIn' };

/** It is kept in a cookie. */
const COUPON = /^[\w.:~-]{0,1200}$/;
export const isCouponText = (text: string): boolean => COUPON.test(text);

/** Null for what is none: a frame runs a stranger's code. */
export function readBookMessage(data: unknown): BookMessage | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  if (data.source !== FRAME_SPEAKER) return null;
  if (data.type === 'signIn') return { type: 'signIn' };
  const coupon = data.type === 'coupon' && 'coupon' in data ? data.coupon : null;
  return typeof coupon === 'string' && isCouponText(coupon) ? { type: 'coupon', coupon } : null;
}
