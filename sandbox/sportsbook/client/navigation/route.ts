import type { Page } from '../api.ts';
import { spanOf, type Span } from './days.ts';

/** What the sportsbook shows. Its text form is part of the lobby's URL. */
export interface Route {
  readonly page: Page;
  /** `live`, or a date such as `2026-12-02` in the player's time zone; null for all matches. */
  readonly day: string | null;
  /** League id; null for all leagues. */
  readonly league: string | null;
  /** Match id; null for a list. */
  readonly match: string | null;
}

const PAGES: readonly Page[] = ['live', 'football', 'iceHockey', 'basketball', 'tennis', 'bets'];

export const FIRST: Route = { page: 'football', day: null, league: null, match: null };

/** Empty for the first page. */
export function routeText({ page, day, league, match }: Route): string {
  const parts = [page, day && `on:${day}`, league && `in:${league}`, match && `match:${match}`];
  const text = parts.filter((part) => part !== null).join('~');
  return text === FIRST.page ? '' : text;
}

/** Reads a text that anybody can write; parts that are not valid are ignored. */
export function readRoute(text: string): Route {
  const [name, ...parts] = text.split('~');
  const page = PAGES.find((one) => one === name) ?? FIRST.page;
  const valueOf = (key: string, valid: RegExp): string | null => {
    const value = parts.find((part) => part.startsWith(`${key}:`))?.slice(key.length + 1) ?? '';
    return valid.test(value) ? value : null;
  };
  return {
    page,
    day: valueOf('on', /^(live|\d{4}-\d{2}-\d{2})$/),
    league: valueOf('in', /^[a-z-]{1,30}$/),
    match: valueOf('match', /^[a-z-]{1,30}-\d{1,9}-\d$/),
  };
}

/** The time in which the matches of a list start; null for any time. */
export const spanOfRoute = ({ day }: Route): Span | 'live' | null =>
  day === null || day === 'live' ? day : spanOf(day);
