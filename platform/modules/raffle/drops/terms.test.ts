import { describe, expect, it } from 'vitest';
import { money } from '@foyer/domain/money.ts';
import type { RaffleFile } from '../../../sites/index.ts';
import { termsOf } from './terms.ts';
import { studioOf } from './times.ts';

const SITE = { timeZone: 'Europe/Helsinki' };
const ENDS_AT = new Date('2026-11-22T19:00:00Z');
const studios = ['kvarn', 'otterby'];
const file = (changes: Partial<RaffleFile> = {}): RaffleFile => ({
  ticketPrice: money(50n, 'EUR'),
  prizes: {
    hourly: [money(10_00n, 'EUR'), money(5_00n, 'EUR')],
    daily: [money(100_00n, 'EUR')],
    weekly: [money(1000_00n, 'EUR')],
  },
  studios,
  studioFactor: 3,
  pageMobileBackgroundImage: null,
  pageDesktopBackgroundImage: null,
  ...changes,
});

describe('the terms of a drop', () => {
  it.each([
    ['hourly', ['1000', '500']],
    ['daily', ['10000']],
  ] as const)('RAFF-04 of a %s drop have its prizes and no studio that counts more', (type, prizes) => {
    expect(termsOf(SITE, file(), type, ENDS_AT)).toEqual({
      prizes,
      ticketPrice: '50',
      studio: null,
      factor: 1,
    });
  });

  it('RAFF-04 of a weekly drop have the studio of the week in which it ends, with the factor', () => {
    const studio = studioOf(studios, SITE.timeZone, ENDS_AT);
    expect(studios).toContain(studio);
    expect(termsOf(SITE, file(), 'weekly', ENDS_AT)).toEqual({
      prizes: ['100000'],
      ticketPrice: '50',
      studio,
      factor: 3,
    });
  });

  it('RAFF-04 of a weekly drop without studios count all games once', () => {
    expect(termsOf(SITE, file({ studios: [] }), 'weekly', ENDS_AT)).toMatchObject({
      studio: null,
      factor: 1,
    });
  });
});
