import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@foyer/domain/duration.ts';
import {
  changedPlayTime,
  countedTime,
  dueWarning,
  FIRST_WARNING_MINUTES,
  firstPlayTime,
  nextPlayTime,
  usedMs,
  type PlayTimeState,
  type SessionLimit,
} from './playTime.ts';
import { spanOf } from '../../../infra/time/periodSpan.ts';

// A Tuesday; Malta is an hour ahead of UTC.
const NOW = new Date('2026-11-24T10:00:00.000Z');
const MIDNIGHT = new Date('2026-11-24T23:00:00.000Z');
const MONDAY = new Date('2026-11-29T23:00:00.000Z');
const zone = 'Europe/Malta';
const after = (ms: number, from = NOW) => new Date(from.getTime() + ms);
const span = (fromMs: number, toMs: number) => ({ from: after(fromMs), to: after(toMs) });
const day = (minutes: number): SessionLimit => ({ period: 'Day', minutes });
const week = (minutes: number): SessionLimit => ({ period: 'Week', minutes });
const state = (
  limits: readonly SessionLimit[],
  counted: PlayTimeState['counted'] = [],
  timeZone = zone,
): PlayTimeState => ({ limits, counted, timeZone });
const times = (opensAt: Date, closesAt: Date, returnsAt: Date) => ({ opensAt, closesAt, returnsAt });

describe('LIMIT-14 the next play time', () => {
  it.each([
    ['without limits there is none', state([]), null],
    ['a daily limit', state([day(60)]), times(NOW, after(HOUR), MIDNIGHT)],
    [
      'time of this day counts',
      state([day(60)], [span(-2 * HOUR, -1.5 * HOUR)]),
      times(NOW, after(30 * MINUTE), MIDNIGHT),
    ],
    [
      'time of yesterday does not',
      state([day(60)], [span(-20 * HOUR, -12 * HOUR)]),
      times(NOW, after(HOUR), MIDNIGHT),
    ],
    [
      'time across midnight counts in part',
      state(
        [day(60)],
        [{ from: after(-40 * MINUTE, after(-DAY, MIDNIGHT)), to: after(40 * MINUTE, after(-DAY, MIDNIGHT)) }],
      ),
      times(NOW, after(20 * MINUTE), MIDNIGHT),
    ],
    [
      'a used-up day opens at midnight',
      state([day(60)], [span(-HOUR, 0)]),
      times(MIDNIGHT, after(HOUR, MIDNIGHT), after(DAY, MIDNIGHT)),
    ],
    [
      'a day used up to the last millisecond',
      state([day(60)], [span(-HOUR, -1)]),
      times(NOW, after(1), MIDNIGHT),
    ],
    [
      'a used-up week opens on Monday',
      state([week(60)], [span(-HOUR, 0)]),
      times(MONDAY, after(HOUR, MONDAY), after(7 * DAY, MONDAY)),
    ],
    ['the stricter of two limits closes', state([day(60), week(30)]), times(NOW, after(30 * MINUTE), MONDAY)],
    [
      'of two that close together the later return counts',
      state([day(60), week(60)]),
      times(NOW, after(HOUR), MONDAY),
    ],
    [
      'a free day in a used-up week stays closed',
      state([day(60), week(120)], [span(-14 * HOUR, -12 * HOUR)]),
      times(MONDAY, after(HOUR, MONDAY), after(DAY, MONDAY)),
    ],
    [
      'a limit of the whole day never closes within a session',
      state([day(1440)]),
      times(NOW, after(2 * DAY, MIDNIGHT), after(2 * DAY, MIDNIGHT)),
    ],
  ])('%s', (_what, given, expected) => {
    expect(nextPlayTime(given, NOW)).toEqual(expected);
  });

  it('a session across midnight gets the new day’s time from midnight on', () => {
    const late = after(-10 * MINUTE, MIDNIGHT);
    expect(nextPlayTime(state([day(60)]), late)).toEqual(
      times(late, after(HOUR, MIDNIGHT), after(DAY, MIDNIGHT)),
    );
    expect(nextPlayTime(state([day(10)]), late)?.closesAt).toEqual(after(10 * MINUTE, MIDNIGHT));
    expect(nextPlayTime(state([day(9)]), late)?.closesAt).toEqual(after(-MINUTE, MIDNIGHT));
  });

  it.each([
    // Clocks go back on 25 October and forward on 29 March: days of 25 and 23 hours.
    ['2026-10-25T00:30:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2027-03-28T00:30:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['2026-11-24T00:30:00.000Z', '2026-11-24T23:00:00.000Z'],
  ])('the day of %s ends at %s, also where clocks change', (at, midnight) => {
    const [moment, end] = [new Date(at), new Date(midnight)];
    expect(nextPlayTime(state([day(60)]), moment)).toEqual(times(moment, after(HOUR, moment), end));
  });

  it('a clock that was set back counts nothing twice', () => {
    const earlier = after(-30 * MINUTE);
    expect(nextPlayTime(state([day(60)], [span(-HOUR, 0)]), earlier)?.opensAt).toEqual(MIDNIGHT);
    expect(nextPlayTime(state([day(90)], [span(-HOUR, 0)]), earlier)?.closesAt).toEqual(after(0));
  });

  it('LIMIT-14 allows no minute more than the limits, whatever was played before', () => {
    const limits = fc
      .record({ day: fc.integer({ min: 1, max: 600 }), week: fc.integer({ min: 1, max: 3000 }) })
      .map((minutes) => [day(minutes.day), week(minutes.week)]);
    const played = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 12,
    });
    const zones = fc.constantFrom('Europe/Malta', 'Pacific/Auckland', 'America/Costa_Rica', 'Asia/Kathmandu');
    fc.assert(
      fc.property(limits, played, zones, fc.integer({ min: 0, max: 13 * DAY }), (held, breaks, where, ms) => {
        const now = after(ms);
        let end = now.getTime();
        const counted = breaks.map(([pause, length]) => {
          const to = end - pause * MINUTE;
          end = to - length * MINUTE;
          return { from: new Date(end), to: new Date(to) };
        });
        const next = nextPlayTime(state(held, counted, where), now);
        expect(next).not.toBeNull();
        if (!next) return;
        const all = [...counted, { from: next.opensAt, to: next.closesAt }];
        for (const { period, minutes } of held) {
          const room = minutes * MINUTE;
          const usedAt = (at: Date, spans: PlayTimeState['counted']) =>
            usedMs(spans, spanOf(period, at, where));
          const before = usedAt(next.opensAt, counted);
          expect(before).toBeLessThan(room);
          expect(usedAt(next.opensAt, all)).toBeLessThanOrEqual(Math.max(room, before));
          expect(usedAt(after(-1, next.closesAt), all)).toBeLessThanOrEqual(room);
        }
        // A play time opens as soon as possible, and one of the limits is used up when it closes.
        const isFull = ({ period, minutes }: SessionLimit, at: Date, spans: PlayTimeState['counted']) =>
          usedMs(spans, spanOf(period, at, where)) >= minutes * MINUTE;
        if (next.opensAt > now)
          expect(held.some((limit) => isFull(limit, after(-1, next.opensAt), counted))).toBe(true);
        expect(held.some((limit) => isFull(limit, after(-1, next.closesAt), all))).toBe(true);
        expect(next.returnsAt.getTime()).toBeGreaterThan(next.closesAt.getTime());
      }),
    );
  });
});

describe('LIMIT-14 the time that counts', () => {
  const signedIn = [{ sessionId: 's', ...span(0, HOUR) }];
  const allowed = (opensMs: number, closesMs: number | null) => ({
    sessionId: 's',
    opensAt: after(opensMs),
    closesAt: closesMs === null ? null : after(closesMs),
  });

  it.each([
    ['is the whole session without limits', [], HOUR],
    ['is not that of another session’s times', [{ sessionId: 'other', opensAt: NOW, closesAt: NOW }], HOUR],
    ['ends when play closes', [allowed(0, 10 * MINUTE)], 10 * MINUTE],
    ['begins when play opens', [allowed(50 * MINUTE, null)], 10 * MINUTE],
    ['does not begin before the session', [allowed(-HOUR, null)], HOUR],
    ['is none of a session that only reads', [allowed(2 * HOUR, 3 * HOUR)], 0],
    ['goes on until the session ends', [allowed(0, 2 * HOUR)], HOUR],
  ])('%s', (_what, stored, expected) => {
    expect(usedMs(countedTime(signedIn, stored), span(-DAY, DAY))).toBe(expected);
  });
});

describe('LIMIT-14 a session that begins', () => {
  it('plays from its beginning, although it may be reported late', () => {
    const begun = after(-5 * MINUTE);
    expect(firstPlayTime(state([day(60)], [span(-5 * MINUTE, 0)]), begun, NOW)).toEqual(
      times(begun, after(55 * MINUTE), MIDNIGHT),
    );
  });

  it('only reads until the next period if the limit is used up', () => {
    expect(firstPlayTime(state([day(60)], [span(-HOUR, 0)]), NOW, NOW)?.opensAt).toEqual(MIDNIGHT);
    expect(firstPlayTime(state([]), NOW, NOW)).toBeNull();
  });
});

describe('LIMIT-14 a limit that changes during a session', () => {
  const next = times(NOW, after(HOUR), MIDNIGHT);
  const begun = after(-20 * MINUTE);

  it.each([
    ['keeps the beginning', next, { opensAt: begun, closesAt: null }, times(begun, after(HOUR), MIDNIGHT)],
    [
      'LIMIT-01 that is used up ends the session now',
      times(MIDNIGHT, MONDAY, MONDAY),
      { opensAt: begun, closesAt: MIDNIGHT },
      times(begun, NOW, MIDNIGHT),
    ],
    [
      'that is new and used up ends a session without limits now',
      times(MIDNIGHT, MONDAY, MONDAY),
      { opensAt: begun, closesAt: null },
      times(begun, NOW, MIDNIGHT),
    ],
    [
      'does not reopen a session whose time was up before',
      times(MIDNIGHT, MONDAY, MONDAY),
      { opensAt: begun, closesAt: after(-1) },
      times(begun, after(-1), MIDNIGHT),
    ],
    [
      'leaves a session that only reads to read',
      times(MIDNIGHT, MONDAY, MONDAY),
      { opensAt: MIDNIGHT, closesAt: MONDAY },
      times(MIDNIGHT, MONDAY, MONDAY),
    ],
    [
      'LIMIT-03 that is raised opens a session that only reads',
      next,
      { opensAt: MIDNIGHT, closesAt: MONDAY },
      next,
    ],
    [
      'opens a session at the moment it may play',
      times(MONDAY, MONDAY, MONDAY),
      { opensAt: NOW, closesAt: MONDAY },
      times(NOW, NOW, MONDAY),
    ],
    ['that is removed frees the session', null, { opensAt: begun, closesAt: after(1) }, null],
  ])('%s', (_what, following, current, expected) => {
    expect(changedPlayTime(following, current, NOW)).toEqual(expected);
  });
});

describe('LIMIT-14 the warnings', () => {
  it.each([
    [5 * MINUTE + 1, null, null],
    [5 * MINUTE, null, 5],
    [5 * MINUTE, 5, null],
    [MINUTE + 1, 5, null],
    [MINUTE, 5, 1],
    // A limit that is set with half a minute left gives one warning.
    [MINUTE / 2, null, 1],
    [MINUTE / 2, 1, null],
    [1, 5, 1],
    [0, 5, null],
    [-1, null, null],
  ])('%i ms before the end, warned at %s minutes: %s', (leftMs, warned, expected) => {
    expect(dueWarning(after(leftMs), warned, NOW)).toBe(expected);
  });

  it('begin with the one that is five minutes before the end', () => {
    expect(FIRST_WARNING_MINUTES).toBe(5);
  });
});
