import { describe, expect, it } from 'vitest';
import { isSuspended, movesBetween, withoutOdds, type Match } from './matches.ts';

const match = (id: string, home: string | null, away: string | null): Match => ({
  id,
  league: 'Nordserien',
  home: { name: 'Ravens', colours: [] },
  away: { name: 'Otters', colours: [] },
  startsAt: '2026-12-01T18:00:00.000Z',
  live: null,
  selections: [
    { outcome: 'home', odds: home, pick: 'h' },
    { outcome: 'away', odds: away, pick: 'a' },
  ],
});

describe('PROMO-11 live odds', () => {
  it('have moved if they were other odds before, by number and not by text', () => {
    const before = [match('one', '1.85', '9.50'), match('two', '2.00', null)];
    const after = [match('one', '1.80', '10.00'), match('two', '2.00', '3.00'), match('new', '1.10', null)];
    expect([...movesBetween(before, after)]).toEqual([
      ['one home', 'down'],
      ['one away', 'up'],
    ]);
  });

  it('are suspended when nothing of the match can be bet on', () => {
    expect(isSuspended(match('one', null, null))).toBe(true);
    expect(isSuspended(match('one', null, '1.20'))).toBe(false);
    expect(isSuspended(withoutOdds(match('one', '2.00', '1.20')))).toBe(true);
  });
});
