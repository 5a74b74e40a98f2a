import { describe, expect, test } from 'vitest';
import { birthDateIn, isCalendarDate, joinBirthDate, splitBirthDate } from './birthDate.ts';

describe('OPEN-34 a date of birth is entered as day, month and year', () => {
  test.each([
    [{ day: '5', month: '3', year: '1990' }, '1990-03-05'],
    [{ day: '05', month: '03', year: '1990' }, '1990-03-05'],
    [{ day: ' ３1.', month: '１２', year: '１９９０' }, '1990-12-31'],
    [{ day: '31', month: '13', year: '90' }, '90-13-31'],
    [{ day: '', month: '3', year: '' }, '-03-'],
    [{ day: '', month: ' ', year: '' }, ''],
  ])('%j is the date %j', (parts, date) => {
    expect(joinBirthDate(parts)).toBe(date);
  });

  test.each([
    ['1990-03-05', { day: '5', month: '3', year: '1990' }],
    ['90-13-31', { day: '31', month: '13', year: '90' }],
    ['-03-', { day: '', month: '3', year: '' }],
    ['', { day: '', month: '', year: '' }],
  ])('the date %j is shown again as %j', (date, parts) => {
    expect(splitBirthDate(date)).toEqual(parts);
    expect(joinBirthDate(parts)).toBe(date);
  });

  test('a form has the date or its parts', () => {
    const dateIn = (entered: Record<string, string>) => birthDateIn((field) => entered[field] ?? null);
    expect(dateIn({ birthDate: '1990-02-28' })).toBe('1990-02-28');
    expect(dateIn({ birthDate: '', birthDay: '1' })).toBe('');
    expect(dateIn({ birthDay: '28', birthMonth: '2', birthYear: '1990' })).toBe('1990-02-28');
    expect(dateIn({})).toBe('');
  });

  test.each([
    ['2000-02-29', true],
    ['2001-02-29', false],
    ['1990-13-01', false],
    ['90-01-01', false],
    ['1990-1-1', false],
    ['-03-', false],
    ['', false],
  ])('%j is a date: %s', (date, expected) => {
    expect(isCalendarDate(date)).toBe(expected);
  });
});
