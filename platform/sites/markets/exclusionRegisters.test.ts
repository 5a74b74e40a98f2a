import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSites } from '../readSites.ts';
import { siteReader } from '../reader/siteReader.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { checkExclusionRegisters, registersOf } from './exclusionRegisters.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await readSites(siteReader(fileURLToPath(new URL('../../../sites/', import.meta.url))), {});
});

it('EXCLUSION-10 the registers of licence, brand and country are asked, each once', () => {
  const layers = {
    licence: { exclusionRegisters: [{ register: 'hampi' as const, countries: ['EE'] }] },
    brand: { exclusionRegisters: [{ register: 'spelpaus' as const, countries: undefined }] },
    market: { exclusionRegisters: ['gamstop' as const, 'spelpaus' as const] },
  };
  expect(registersOf(layers, 'EE')).toEqual(['hampi', 'spelpaus', 'gamstop']);
  expect(registersOf({ ...layers, market: undefined }, 'FI')).toEqual(['spelpaus']);
});

describe('a register that finds people by their national id', () => {
  const mistakes = (country: string, register: 'gamstop' | 'spelpaus') => {
    const found: string[] = [];
    const market = files.markets.get(country) ?? expect.fail('no such country');
    const markets = new Map([...files.markets, [country, { ...market, exclusionRegisters: [register] }]]);
    checkExclusionRegisters({ ...files, markets }, (file, field, problem) =>
      found.push(`${file} ${field} ${problem}`),
    );
    return found;
  };

  it('EXCLUSION-10 needs registration to ask for it', () => {
    expect(mistakes('DE', 'spelpaus')).toEqual([
      expect.stringMatching(/^brands\/northlight\/brand\.json exclusionRegisters .*markets\/DE\.json/),
    ]);
    // Norway registers by national id, and Estonia's licence asks for it.
    expect(mistakes('NO', 'spelpaus')).toEqual([]);
    expect(mistakes('EE', 'spelpaus')).toEqual([]);
    expect(mistakes('DE', 'gamstop')).toEqual([]);
  });
});
