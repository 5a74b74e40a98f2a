import { DAY, HOUR, SECOND } from '@foyer/domain/duration.ts';
import { describe, expect, it } from 'vitest';
import { refetchDelayMs, countdownTo, withOpened, type CalendarDoor } from './doors.ts';
import { refusalKey } from './useDoors.ts';

const AT = '2026-12-24T22:00:00.000Z';
const before = (ms: number) => Date.parse(AT) - ms;

describe('the countdown to the next door', () => {
  it.each([
    [0, 0, '00:00:00'],
    [SECOND, 0, '00:00:01'],
    [DAY - SECOND, 0, '23:59:59'],
    // The day on which daylight saving time ends has 25 hours.
    [25 * HOUR, 1, '01:00:00'],
    [-5 * SECOND, 0, '00:00:00'],
  ])('OPEN-44 %i ms before, %i days and %s remain', (ms, days, clock) => {
    expect(countdownTo(AT, before(ms))).toEqual({ days, clock });
  });

  it('OPEN-44 refetches shortly after the door’s time; with a fast clock at intervals', () => {
    expect(refetchDelayMs(AT, before(10 * SECOND))).toBe(11 * SECOND);
    expect(refetchDelayMs(AT, before(40 * DAY))).toBe(DAY);
    expect(refetchDelayMs(AT, before(0))).toBe(30 * SECOND);
    expect(refetchDelayMs(AT, before(-HOUR))).toBe(30 * SECOND);
  });
});

it('OPEN-44 a door opened here is shown open before the refetch, which then takes precedence', () => {
  const door = (state: CalendarDoor['state'], tileUrl: string | null = null): CalendarDoor => ({
    id: '2026-12-01/9',
    number: 9,
    day: '2026-12-09',
    state,
    tileUrl,
    preview: null,
    content: null,
  });
  const opened = { '2026-12-01/9': door('Open', 'here') };
  expect(withOpened([door('Today')], {})).toEqual([door('Today')]);
  expect(withOpened([door('Today')], opened)).toEqual([door('Open', 'here')]);
  expect(withOpened([door('Open', 'read')], opened)).toEqual([door('Open', 'read')]);
});

it.each([
  ['DoorShut', 'calendar.refused.shut'],
  ['DoorMissed', 'calendar.refused.missed'],
  ['UnknownDoor', 'calendar.refused.unknown'],
  ['SelfExcluded', 'places.promotions.keptOut'],
  ['constructor', 'calendar.refused.other'],
  [null, 'calendar.refused.other'],
])('OPEN-44 %s is shown as %s', (type, key) => expect(refusalKey(type)).toBe(key));
