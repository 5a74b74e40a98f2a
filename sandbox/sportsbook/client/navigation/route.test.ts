import { expect, it } from 'vitest';
import { FIRST, readRoute, routeText, type Route } from './route.ts';

const ROUTES: readonly [string, Route][] = [
  ['', FIRST],
  ['tennis', { ...FIRST, section: 'tennis' }],
  ['football~on:2026-12-02', { ...FIRST, day: '2026-12-02' }],
  ['football~on:live~in:northern', { ...FIRST, day: 'live', league: 'northern' }],
  ['football~match:harbour-hoops-495-1', { ...FIRST, match: 'harbour-hoops-495-1' }],
  ['bets', { ...FIRST, section: 'bets' }],
];

it.each(ROUTES)('OPEN-43 the route %j is in the URL and is read from it', (text, route) => {
  expect(routeText(route)).toBe(text);
  expect(readRoute(text)).toEqual(route);
});

it.each(['nothing', 'football~on:tomorrow', 'football~in:A~match:x', '~~~', 'football~match:../1-1'])(
  'OPEN-43 of %j only what is valid is read',
  (text) => {
    expect(readRoute(text)).toEqual(FIRST);
  },
);
