import { describe, expect, it } from 'vitest';
import { registersToQuery, type ClearanceNeed, type RegisterStatus } from './clearance.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}Z`);
const status = (
  askedAt: string | null,
  depositAskedAt: string | null = null,
  attemptedAt = askedAt ?? '12:00:00',
): RegisterStatus => ({
  register: 'hampi',
  attemptedAt: at(attemptedAt),
  askedAt: askedAt === null ? null : at(askedAt),
  depositAskedAt: depositAskedAt === null ? null : at(depositAskedAt),
});
const play: ClearanceNeed = { sessionStartedAt: at('12:00:00'), depositDay: null };
const deposit: ClearanceNeed = { ...play, depositDay: at('00:00:00') };

describe('a register', () => {
  it.each<[string, readonly RegisterStatus[], ClearanceNeed, boolean]>([
    ['without any reply, before play', [], play, true],
    ['that was asked and has not replied, before play', [status(null)], play, true],
    ['that replied during the sign-in, before play', [status('11:59:57')], play, false],
    ['that replied before the sign-in, before play', [status('11:59:49')], play, true],
    ['that has not replied lately, before play', [status('12:30:00', null, '12:30:01')], play, true],
    [
      'that has not replied lately, before a deposit',
      [status('12:30:00', '12:30:00', '12:30:01')],
      deposit,
      true,
    ],
    ['that replied in the session, before play', [status('12:30:00')], play, false],
    [
      'that replied, before play without a session',
      [status('03:00:00')],
      { ...play, sessionStartedAt: null },
      false,
    ],
    ['that replied in the session, before a deposit', [status('12:30:00')], deposit, true],
    [
      'that replied at a deposit of the day, before a deposit',
      [status('12:30:00', '12:30:00')],
      deposit,
      false,
    ],
    ['that replied at midnight, before a deposit', [status('12:30:00', '00:00:00')], deposit, false],
    [
      'that replied at a deposit of the day before',
      [{ ...status('12:30:00'), depositAskedAt: new Date('2026-11-19T23:59:59Z') }],
      deposit,
      true,
    ],
    [
      'that has not replied at this sign-in, before a deposit',
      [status('11:00:00', '11:00:00')],
      deposit,
      true,
    ],
  ])('EXCLUSION-10 %s', (_which, statuses, need, isAsked) => {
    expect(registersToQuery(['hampi'], statuses, need)).toEqual(isAsked ? ['hampi'] : []);
  });

  it('EXCLUSION-10 does not stand in for another one', () => {
    expect(registersToQuery(['gamstop', 'hampi'], [status('12:30:00')], play)).toEqual(['gamstop']);
    expect(registersToQuery([], [], deposit)).toEqual([]);
  });
});
