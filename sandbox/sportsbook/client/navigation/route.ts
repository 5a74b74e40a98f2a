import type { Section } from '../api.ts';
import { spanOf, type Span } from './days.ts';

/** What the sportsbook shows. Its text form is part of the lobby's URL. */
export interface Route {
  readonly section: Section;
  /** `live`, or a date such as `2026-12-02` in the player's time zone; null for all matches. */
  readonly day: string | null;
  /** League id; null for all leagues. */
  readonly league: string | null;
  /** Match id; null for a list. */
  readonly match: string | null;
}

const SECTIONS: readonly Section[] = ['live', 'football', 'iceHockey', 'basketball', 'tennis', 'bets'];

export const FIRST: Route = { section: 'football', day: null, league: null, match: null };

/** Empty for the first route. */
export function routeText({ section, day, league, match }: Route): string {
  const parts = [section, day && `on:${day}`, league && `in:${league}`, match && `match:${match}`];
  const text = parts.filter((part) => part !== null).join('~');
  return text === FIRST.section ? '' : text;
}

/** Reads a text that anybody can write; parts that are not valid are ignored. */
export function readRoute(text: string): Route {
  const [name, ...parts] = text.split('~');
  const section = SECTIONS.find((one) => one === name) ?? FIRST.section;
  const valueOf = (key: string, valid: RegExp): string | null => {
    const value = parts.find((part) => part.startsWith(`${key}:`))?.slice(key.length + 1) ?? '';
    return valid.test(value) ? value : null;
  };
  return {
    section,
    day: valueOf('on', /^(live|\d{4}-\d{2}-\d{2})$/),
    league: valueOf('in', /^[a-z-]{1,30}$/),
    match: valueOf('match', /^[a-z-]{1,30}-\d{1,9}-\d$/),
  };
}

/** The time in which the matches of a list start; null for any time. */
export const spanOfRoute = ({ day }: Route): Span | 'live' | null =>
  day === null || day === 'live' ? day : spanOf(day);
