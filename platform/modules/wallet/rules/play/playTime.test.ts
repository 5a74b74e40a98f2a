import { describe, expect, it } from 'vitest';
import { refusePlayTime } from './playTime.ts';

const OPENS = new Date('2026-11-24T10:00:00.000Z');
const CLOSES = new Date('2026-11-24T11:00:00.000Z');
const RETURNS = new Date('2026-11-24T22:00:00.000Z');
const TIMES = { playOpensAt: OPENS, playClosesAt: CLOSES, playReturnsAt: RETURNS };
const at = (time: Date, ms = 0) => new Date(time.getTime() + ms);
const until = (returnsAt: Date) => ({ refusal: 'SessionLimitReached', returnsAt });

describe('LIMIT-14 a stake', () => {
  it.each([
    ['a millisecond before play opens', at(OPENS, -1), until(OPENS)],
    ['when play opens', OPENS, null],
    ['a millisecond before play closes', at(CLOSES, -1), null],
    ['when play closes', CLOSES, until(RETURNS)],
    // Only a new session may play again.
    ['after the day has ended', at(RETURNS, 1), until(RETURNS)],
  ])('%s', (_when, moment, refusal) => {
    expect(refusePlayTime(TIMES, moment)).toEqual(refusal);
  });

  it('of a player without session limits is accepted', () => {
    const none = { playOpensAt: null, playClosesAt: null, playReturnsAt: null };
    expect(refusePlayTime(none, OPENS)).toBeNull();
  });

  it.each([
    ['the beginning', { playOpensAt: null }, until(RETURNS)],
    ['the end', { playClosesAt: null }, until(RETURNS)],
    [
      'the beginning and the return',
      { playOpensAt: null, playReturnsAt: null },
      { refusal: 'SessionLimitReached' },
    ],
    [
      'the end and the return',
      { playClosesAt: null, playReturnsAt: null },
      { refusal: 'SessionLimitReached' },
    ],
    ['the beginning and the end', { playOpensAt: null, playClosesAt: null }, until(RETURNS)],
  ])('is refused if the stored times lack %s', (_what, missing, refusal) => {
    expect(refusePlayTime({ ...TIMES, ...missing }, at(OPENS, 1))).toEqual(refusal);
  });
});
