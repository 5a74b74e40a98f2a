import { describe, expect, it } from 'vitest';
import type { CalendarDoor } from './doors.ts';
import { progressOf } from './progress.ts';

const STATES: Readonly<Record<string, CalendarDoor['state']>> = {
  o: 'Open',
  m: 'Missed',
  l: 'Late',
  t: 'Today',
  s: 'Shut',
};
/** Doors by the first letters of their states. */
const doorsOf = (letters: string): readonly CalendarDoor[] =>
  letters.split('').map((letter, index) => ({
    id: `c/${index + 1}`,
    number: index + 1,
    day: `2026-12-0${index + 1}`,
    state: STATES[letter] ?? 'Shut',
    tileUrl: null,
    preview: null,
    content: null,
  }));
const numbers = (doors: readonly CalendarDoor[]) => doors.map(({ number }) => number);

describe('OPEN-44 the progress of a player', () => {
  it.each([
    ['ssss', null, [1, 2, 3]],
    ['tsss', 1, [2, 3, 4]],
    ['osss', 1, [2, 3, 4]],
    ['omts', 3, [4]],
    ['omos', 3, [4]],
    ['omot', 4, []],
    ['omoo', 4, []],
    // The calendar has ended: the last door can no longer be opened.
    ['omom', null, []],
  ])('%s: today’s door is %s and the next ones are %j', (letters, today, next) => {
    const progress = progressOf(doorsOf(letters));
    expect(progress.today?.number ?? null).toBe(today);
    expect(numbers(progress.next)).toEqual(next);
  });

  it('counts by state, lists the latest opened door first, and has the last day', () => {
    const { opened, missed, late, lastDay } = progressOf(doorsOf('omlolts'));
    expect([numbers(opened), missed, late, lastDay]).toEqual([[4, 1], 1, 2, '2026-12-07']);
  });
});
