import { describe, expect, test } from 'vitest';
import { brandId } from '@foyer/domain/ids.ts';
import { nationalIdHash, readNationalId } from './nationalId.ts';

const read = (country: string, number: string, birthDate: string) =>
  readNationalId(number, { country, birthDate });

describe('a national id', () => {
  test.each([
    ['EE', '37605030299', '1976-05-03'],
    ['EE', '376 0503 0299', '1976-05-03'],
    ['FI', '131052-308T', '1952-10-13'],
    ['FI', '131052-308t', '1952-10-13'],
    ['NO', '15108695088', '1986-10-15'],
  ])('LIC-07 %s: %s belongs to a person born on %s', (country, number, birthDate) => {
    expect(read(country, number, birthDate)).toMatchObject({ number: expect.any(String) });
  });

  test.each([
    ['EE', '37605030290', 'a wrong check digit'],
    ['EE', '3760503029', 'a digit too few'],
    ['EE', '97605030299', 'an invalid century'],
    ['EE', '', 'empty'],
    ['FI', '131052-308U', 'a wrong check letter'],
    ['FI', '320152-308T', 'a date that does not exist'],
    ['FI', '131052*308T', 'an invalid century'],
    ['NO', '15108695077', 'wrong check digits'],
    ['NO', '1510869508', 'a digit too few'],
    ['MT', 'not mine, ask me later', 'text, for a country without a known format'],
  ])('LIC-07 %s: %j is refused (%s)', (country, number) => {
    expect(read(country, number, '1976-05-03')).toBe('notANationalId');
  });

  test.each([
    ['EE', '37605030299', '1976-05-04'],
    ['EE', '37605030299', '2076-05-03'],
    ['FI', '131052-308T', '1852-10-13'],
    ['NO', '15108695088', '1986-10-16'],
  ])('LIC-07 %s: %s does not belong to a person born on %s', (country, number, birthDate) => {
    expect(read(country, number, birthDate)).toBe('otherBirthDate');
  });

  test('LIC-07 a date that does not exist is refused even with a valid check digit', () => {
    // 30 February with every possible check digit, so one of the numbers has a valid checksum and an invalid
    // date.
    const number = [...Array(10).keys()].map((digit) => `3760230029${digit}`);
    for (const one of number) expect(read('EE', one, '1976-03-01')).toBeTypeOf('string');
  });

  test('LIC-07 only the last two characters are displayed', () => {
    expect(read('EE', '37605030299', '1976-05-03')).toMatchObject({ shown: '•••••••••99' });
  });
});

test('LIC-07 the hash of a number is the same at one brand, differs at another and hides the number', async () => {
  const id = read('EE', '37605030299', '1976-05-03');
  if (typeof id === 'string') throw new Error(id);
  const at = (brand: string) => nationalIdHash(brandId(brand), 'EE', id);
  const hash = await at('orangery');
  expect(await at('orangery')).toEqual(hash);
  expect(await at('glasshouse')).not.toEqual(hash);
  expect(hash.toString('latin1')).not.toContain('0299');
});
