import { describe, expect, it } from 'vitest';
import { LEAGUES } from '../../model/fixtures.ts';
import type { ScheduledMatch } from '../../board.ts';
import { createSearch } from './search.ts';

/** Each team of each league once at home. */
const schedule: readonly ScheduledMatch[] = LEAGUES.flatMap(({ id, name, sport, teams }) =>
  teams.map(([home], index) => ({
    id: `${id}-1-${index}`,
    sport,
    league: { id, name },
    home,
    away: teams[(index + 1) % teams.length]?.[0] ?? '',
    startsAt: 0,
    isLive: false,
  })),
);
const search = createSearch(schedule);
const namesOf = (text: string) => search(text).map(({ match: { home, away } }) => `${home} ${away}`);

describe('OPEN-43 the search of the sportsbook', () => {
  it('finds every team by its name and by the beginning of its last word', () => {
    for (const { home } of schedule) {
      expect(namesOf(home)[0], home).toContain(home);
      const word = home.split(' ').at(-1) ?? '';
      expect(namesOf(word.slice(0, 4).toUpperCase()).join(), home).toContain(word.slice(0, 4));
    }
  });

  it.each([
    ['brenhlom', 'Brenholm'],
    ['ostravk', 'Ostravik'],
    ['lindmrak', 'Lindmark'],
    ['roquefeiul', 'Roquefeuil'],
  ])('forgives the typing mistake in %j', (text, team) => {
    expect(namesOf(text)[0]).toContain(team);
  });

  it('finds a league before its matches, and both teams of a match', () => {
    expect(search('northern')[0]).toMatchObject({ kind: 'league', count: 10 });
    expect(namesOf('kaldfoss torvalla')[0]).toBe('Kaldfoss Torvalla');
    expect(search('zzzz')).toEqual([]);
    expect(search('')).toEqual([]);
  });
});
