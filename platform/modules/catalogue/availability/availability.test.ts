import { describe, expect, it } from 'vitest';
import type { Market } from '../../../sites/index.ts';
import { isAvailable, type Restrictions } from './availability.ts';

const open: Restrictions = {
  currencies: ['EUR', 'NZD'],
  licences: ['crc', 'mga'],
  devices: ['Desktop', 'Mobile'],
  blockedCountries: [],
  blockedLicences: [],
};
const market: Market = {
  country: 'FI',
  subDivision: null,
  currency: 'EUR',
  licence: 'mga',
  device: null,
};

describe('a game is available in a market', () => {
  it.each<[why: string, game: Partial<Restrictions>, market: Partial<Market>, expected: boolean]>([
    ['nothing stands against it', {}, {}, true],
    ['the studio pays in another currency', {}, { currency: 'JPY' }, false],
    ['the studio pays in none', { currencies: [] }, {}, false],
    ['the country is blocked', { blockedCountries: ['FI'] }, {}, false],
    ['another country is blocked', { blockedCountries: ['FR', 'DE'] }, {}, true],
    ['the licence is blocked', { blockedLicences: ['mga'] }, {}, false],
    ['another licence is blocked', { blockedLicences: ['est'] }, {}, true],
    [
      'the part of the country is blocked',
      { blockedCountries: ['CA-ON'] },
      { country: 'CA', subDivision: 'CA-ON' },
      false,
    ],
    [
      'another part of the country is blocked',
      { blockedCountries: ['CA-QC'] },
      { country: 'CA', subDivision: 'CA-ON' },
      true,
    ],
    [
      'a part is blocked, and nobody knows the part',
      { blockedCountries: ['CA-ON'] },
      { country: 'CA' },
      false,
    ],
    ['a part of another country is blocked', { blockedCountries: ['US-NY'] }, { country: 'CA' }, true],
    [
      'the country is blocked, whatever the part',
      { blockedCountries: ['CA'] },
      { country: 'CA', subDivision: 'CA-ON' },
      false,
    ],
    [
      'the part is that of the IP address alone',
      { blockedCountries: ['CA-ON'] },
      { country: 'CA', presence: { country: 'CA', subDivision: 'CA-QC' } },
      true,
    ],
    [
      'the address is in an open part, and the IP address in a blocked one',
      { blockedCountries: ['CA-ON'] },
      { country: 'CA', subDivision: 'CA-QC', presence: { country: 'CA', subDivision: 'CA-ON' } },
      false,
    ],
    [
      'the address is in a blocked part, and the IP address in an open one',
      { blockedCountries: ['CA-ON'] },
      { country: 'CA', subDivision: 'CA-ON', presence: { country: 'CA', subDivision: 'CA-QC' } },
      false,
    ],
    [
      'the address is in an open part, and only the country of the IP address is known',
      { blockedCountries: ['CA-ON'] },
      { country: 'CA', subDivision: 'CA-QC', presence: { country: 'CA', subDivision: null } },
      true,
    ],
    [
      'the IP address is in another country, where it is blocked',
      { blockedCountries: ['FR'] },
      { presence: { country: 'FR', subDivision: null } },
      false,
    ],
    [
      'the IP address is in a country with a blocked part, and nobody knows the part',
      { blockedCountries: ['CA-ON'] },
      { presence: { country: 'CA', subDivision: null } },
      false,
    ],
    ['nobody knows the country', {}, { country: '' }, false],
    ['the studio is not certified for the licence', {}, { licence: 'est' }, false],
    ['the studio is certified for none', { licences: [] }, {}, false],
    ['it is made for the device', { devices: ['Mobile'] }, { device: 'Mobile' }, true],
    ['it is made for another device', { devices: ['Mobile'] }, { device: 'Desktop' }, false],
    ['it is not made for every device, and nobody knows this one', { devices: ['Mobile'] }, {}, false],
    ['it is made for no device', { devices: [] }, { device: 'Desktop' }, false],
  ])('GAME-17 when %s', (_why, game, region, expected) => {
    expect(isAvailable({ ...open, ...game }, { ...market, ...region })).toBe(expected);
  });
});
