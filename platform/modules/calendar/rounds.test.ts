import { DAY, HOUR } from '@foyer/domain/duration.ts';
import { describe, expect, it } from 'vitest';
import { dayOfDoor, doorState, mayPreview, roundAt } from './rounds.ts';

const advent = { from: '2026-12-01', repeats: false, doors: { length: 24 } };
const always = { ...advent, from: '2026-01-01', repeats: true };
const at = (iso: string, countdown = advent, zone = 'Europe/Helsinki') =>
  roundAt(countdown, zone, new Date(iso));

describe('a countdown follows the days of the brand’s time zone', () => {
  it.each([
    // Midnight in Helsinki is 22:00 UTC.
    ['2026-12-08T21:59:59.999Z', 8, '2026-12-08T22:00:00.000Z'],
    ['2026-12-08T22:00:00.000Z', 9, '2026-12-09T22:00:00.000Z'],
    ['2026-11-30T21:59:59.999Z', 0, '2026-11-30T22:00:00.000Z'],
    ['2026-11-02T12:00:00.000Z', -28, '2026-11-30T22:00:00.000Z'],
    ['2026-12-23T22:00:00.000Z', 24, null],
    ['2027-03-01T12:00:00.000Z', 91, null],
  ])('OPEN-44 at %s it is the day of door %i', (now, today, next) => {
    const round = at(now);
    expect([round.id, round.today, round.nextDoorAt?.toISOString() ?? null]).toEqual([
      '2026-12-01',
      today,
      next,
    ]);
  });

  it('OPEN-44 the same moment is the day of another door in another time zone', () => {
    const now = '2026-12-08T23:30:00.000Z';
    expect(at(now, advent, 'Europe/Helsinki').today).toBe(9);
    expect(at(now, advent, 'America/Costa_Rica').today).toBe(8);
    expect(at(now, advent, 'Asia/Tokyo').today).toBe(9);
  });

  it.each([
    // The clocks change on these days; in Cairo the hour after midnight is skipped.
    ['Europe/Helsinki', '2026-03-29', 23],
    ['Europe/Helsinki', '2026-10-25', 25],
    ['Africa/Cairo', '2026-04-24', 23],
    ['America/Santiago', '2026-09-06', 23],
  ])(
    'OPEN-44 in %s the day %s, of %i hours, is one door’s from its first moment to its last',
    (zone, from, hours) => {
      const short = { from, repeats: false, doors: { length: 2 } };
      const before = new Date(Date.parse(from) - 2 * DAY);
      const begin = roundAt(short, zone, before).nextDoorAt!;
      const end = roundAt(short, zone, begin).nextDoorAt!;
      expect((end.getTime() - begin.getTime()) / HOUR).toBe(hours);
      const today = (moment: number) => roundAt(short, zone, new Date(moment)).today;
      expect([begin.getTime() - 1, begin.getTime(), end.getTime() - 1, end.getTime()].map(today)).toEqual([
        0, 1, 1, 2,
      ]);
    },
  );

  it('OPEN-44 each hour of two years has one door, and the stated end is the start of the next', () => {
    for (const zone of ['Europe/Dublin', 'America/Costa_Rica', 'Australia/Lord_Howe'])
      for (
        let now = Date.parse('2026-01-02T00:00Z');
        now < Date.parse('2028-01-01T00:00Z');
        now += 7 * HOUR
      ) {
        const { id, today, nextDoorAt } = roundAt(always, zone, new Date(now));
        expect(today).toBeGreaterThanOrEqual(1);
        expect(today).toBeLessThanOrEqual(24);
        const [last, first] = [nextDoorAt!.getTime() - 1, nextDoorAt!.getTime()].map((moment) =>
          roundAt(always, zone, new Date(moment)),
        );
        expect([last!.id, last!.today]).toEqual([id, today]);
        expect(dayOfDoor(first!, first!.today) > dayOfDoor(last!, last!.today)).toBe(true);
      }
  });

  it('OPEN-44 a repeating countdown starts again the day after its last door', () => {
    const zone = 'UTC';
    expect(at('2026-01-24T23:59:59.999Z', always, zone)).toMatchObject({ id: '2026-01-01', today: 24 });
    expect(at('2026-01-25T00:00:00.000Z', always, zone)).toMatchObject({ id: '2026-01-25', today: 1 });
    expect(at('2025-12-25T00:00:00.000Z', always, zone)).toMatchObject({ id: '2026-01-01', today: -6 });
  });
});

describe('a door', () => {
  const round = { today: 9, length: 24 };
  it.each([
    [10, false, 'shut', 'Shut'],
    [24, false, 'open', 'Shut'],
    [9, false, 'shut', 'Today'],
    [8, false, 'shut', 'Missed'],
    [8, false, 'open', 'Late'],
    [1, true, 'shut', 'Open'],
  ] as const)('OPEN-44 %i, opened %s, where past doors are %s, is %s', (door, isOpened, pastDoors, state) => {
    expect(doorState(door, round, { isOpened, pastDoors })).toBe(state);
  });

  it('OPEN-44 is late until the day of the last door, and not longer', () => {
    const facts = { isOpened: false, pastDoors: 'open' } as const;
    expect(doorState(1, { today: 24, length: 24 }, facts)).toBe('Late');
    expect(doorState(1, { today: 25, length: 24 }, facts)).toBe('Missed');
  });

  it.each([
    [9, 2, false],
    [10, 0, false],
    [10, 2, true],
    [11, 2, true],
    [12, 2, false],
    [8, 2, false],
  ])('OPEN-44 %i, where the next %i can be looked at, shows a preview: %s', (door, previewDoors, isShown) => {
    expect(mayPreview(door, round, previewDoors)).toBe(isShown);
  });

  it('OPEN-44 has its day, also after the end of a month', () => {
    expect(dayOfDoor({ id: '2026-11-25' }, 1)).toBe('2026-11-25');
    expect(dayOfDoor({ id: '2026-11-25' }, 8)).toBe('2026-12-02');
  });
});
