import { describe, expect, it } from 'vitest';
import { effectOf } from './limitStatus.ts';
import { usedPart } from './roomLeft.ts';
import { readMinutes, sessionLimit } from './sessionLimit.ts';

describe('LIC-09 a session limit', () => {
  it.each([
    ['60', 'Day', '60'],
    [' 90 ', 'Day', '90'],
    ['６０', 'Day', '60'],
    ['007', 'Day', '7'],
    ['1440', 'Day', '1440'],
    ['1441', 'Day', null],
    ['10 080', 'Week', '10080'],
    ['10081', 'Week', null],
    ['0', 'Day', null],
    ['-5', 'Day', null],
    ['1.5', 'Day', null],
    ['1e2', 'Day', null],
    ['', 'Day', null],
    ['an hour', 'Week', null],
  ] as const)('typed as %j per %s is %s', (typed, period, minutes) => {
    expect(readMinutes(typed, period)).toBe(minutes);
  });

  const limit = sessionLimit({
    period: 'Day',
    minutes: 90,
    usedMinutes: 45,
    leftMinutes: 45,
    returnsAt: '2027-03-04T00:00:00.000Z',
    change: {
      state: 'Pending',
      minutes: null,
      readyAt: '2027-03-04T10:00:00.000Z',
      lapsesAt: '2027-03-11T10:00:00.000Z',
    },
  });

  it('is shown in minutes, with its change', () => {
    expect(limit).toMatchObject({
      kind: 'Session',
      currency: null,
      amount: '90',
      left: '45',
      change: { amount: null },
    });
    expect(usedPart({ ...limit, amount: '90' })).toBe(0.5);
  });

  it.each([
    ['60', 'stricter'],
    ['90', 'same'],
    ['100', 'looser'],
    [null, 'looser'],
  ] as const)('LIMIT-01 LIMIT-02 changed to %s is %s', (amount, effect) => {
    expect(effectOf(limit, amount)).toBe(effect);
  });
});
