import { describe, expect, it } from 'vitest';
import type { Market } from '../../../sites/index.ts';
import { hintedMarket } from './marketHint.ts';

const own: Market = {
  country: 'CA',
  subDivision: 'CA-ON',
  currency: 'CAD',
  licence: 'mga',
  device: 'Mobile',
};

describe('a client that reports its market', () => {
  it.each([
    ['nothing', null],
    ['nothing of it', {}],
    ['nulls', { currencyCode: null, ipCountryCode: null, subDivision: null, license: null }],
    ['what we know', { currencyCode: 'CAD', ipCountryCode: 'CA', subDivision: 'CA-ON', license: 'mga' }],
  ] as const)('GAME-17 changes nothing by reporting %s', (_what, hint) => {
    expect(hintedMarket(own, hint)).toBeNull();
  });

  it('GQLC-06 GAME-17 is limited by the first hint that names a part', () => {
    const hints = [
      { ipCountryCode: null, currencyCode: 'JPY' },
      { ipCountryCode: 'FR', currencyCode: 'EUR' },
    ] as const;
    expect(hintedMarket(own, ...hints)).toEqual({ ...own, country: 'FR', currency: 'JPY' });
  });

  it.each([
    ['currencyCode', 'JPY', 'currency'],
    ['ipCountryCode', 'FR', 'country'],
    ['subDivision', 'CA-QC', 'subDivision'],
    ['license', 'est', 'licence'],
  ] as const)('GAME-17 is also limited by its own %s', (name, value, part) => {
    expect(hintedMarket(own, { [name]: value })).toEqual({ ...own, [part]: value });
  });
});
