import { describe, expect, it } from 'vitest';
import { subDivisionOf } from './subDivision.ts';
import { testSites } from '../testSites.ts';

const canada = (await testSites()).byBrand('tivoli')?.inCountry('CA') ?? expect.fail('no such brand');
const at = (state: string | null, zipCode: string | null) => canada.subDivisionOf({ state, zipCode });

describe('the subdivision of an address', () => {
  it.each([
    ['CA-ON', null, 'CA-ON'],
    [' on ', null, 'CA-ON'],
    ['Québec', null, 'CA-QC'],
    ['QUEBEC', 'M5V 2T6', 'CA-QC'],
    [null, 'M5V 2T6', 'CA-ON'],
    [null, 'k1a-0b1', 'CA-ON'],
    ['', 'h2y1c6', 'CA-QC'],
  ])('GAME-17 state %j and postcode %j are in %s', (state, zipCode, expected) => {
    expect(at(state, zipCode)).toBe(expected);
  });

  it.each([
    ['nothing', null, null],
    ['an unknown state, whatever the postcode', 'Toronto', 'M5V 2T6'],
    ['a postcode that two territories share', null, 'X0A 0H0'],
    ['a postcode of no province', null, '00100'],
  ])('GAME-17 is not known with %s', (_what, state, zipCode) => {
    expect(at(state, zipCode)).toBeNull();
  });

  it('GAME-17 is not known in a country without subdivisions', () => {
    expect(subDivisionOf([], { state: 'Ontario', zipCode: 'M5V 2T6' })).toBeNull();
  });
});
