import { expect, it } from 'vitest';
import { testSites } from '../../../sites/testSites.ts';
import { siteAt } from './whereabouts.ts';

const HEADER = 'cf-ipcountry';

it.each([
  ['CR', HEADER, true],
  ['US', HEADER, false],
  ['T1', HEADER, false],
  ['CA,KP', HEADER, false],
  [undefined, HEADER, true],
  [undefined, null, true],
])(
  'the lobby of a visitor from %s, by the header %s, is open: %s',
  async (country, countryHeader, isOpen) => {
    const sol = (await testSites()).brands.find(({ brand }) => brand === 'sol');
    const headers = country === undefined ? {} : { [HEADER]: country };
    const site = sol && siteAt(sol, null, headers, { countryHeader, subDivisionHeader: null });
    expect(site?.settings.isOpenToVisitors).toBe(isOpen);
  },
);
