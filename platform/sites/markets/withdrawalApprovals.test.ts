import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { WithdrawalApprovalSchema } from '@foyer/sites/schema/payments.ts';
import * as v from 'valibot';
import { readSites } from '../readSites.ts';
import { siteReader } from '../reader/siteReader.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { testSites } from '../testSites.ts';
import { withdrawalApprovalsOf, checkWithdrawalApprovals } from './withdrawalApprovals.ts';

let files: SiteFiles;
beforeAll(async () => {
  files = await readSites(siteReader(fileURLToPath(new URL('../../../sites/', import.meta.url))), {});
});

const read = (setting: object) => v.parse(WithdrawalApprovalSchema, { withinHours: 24, ...setting });

it('MONEY-13 licence, brand and country each add to the withdrawals that wait', () => {
  const [licence, brand, market] = [{ all: true }, { newAccounts: true }, { from: { EUR: '5.00' } }].map(
    (setting) => ({ withdrawalApproval: read(setting) }),
  );
  if (!licence || !brand) throw new Error('no settings');
  expect(withdrawalApprovalsOf({ licence, brand, market })).toEqual([
    licence.withdrawalApproval,
    brand.withdrawalApproval,
    market?.withdrawalApproval,
  ]);
  expect(withdrawalApprovalsOf({ licence: {}, brand: {}, market: undefined })).toEqual([]);
});

it('MONEY-13 of the demonstration’s brands one has it, and the others do not', async () => {
  const sites = await testSites();
  const waiting = [...sites.brands.values()].filter((site) => site.withdrawalApprovals.length > 0);
  expect(waiting.map(({ brand }) => brand)).toEqual(['sol']);
});

it.each([
  ['names nothing', {}],
  ['an amount of nothing', { from: { EUR: '0.00' } }],
  ['an amount that is none', { from: { EUR: 'a lot' } }],
  ['a currency that is none', { from: { euro: '5.00' } }],
  ['no hours', { all: true, withinHours: 0 }],
  ['half an hour', { all: true, withinHours: 0.5 }],
  ['a key that is none', { all: true, above: '5.00' }],
])('a setting that has %s is refused', (_what, setting) => {
  expect(() => read(setting)).toThrow(v.ValiError);
});

it('an amount that a currency of a brand lacks is a mistake, in each of the files', () => {
  const found: string[] = [];
  const withdrawalApproval = read({ from: { EUR: '500.00' } });
  const [harbour, nz, crc] = [
    files.brands.get('harbour'),
    files.markets.get('NZ'),
    files.licences.get('crc'),
  ];
  if (!harbour || !nz || !crc) throw new Error('no such file');
  const own = {
    ...files,
    brands: new Map([['harbour', { ...harbour, brand: { ...harbour.brand, withdrawalApproval } }]]),
    markets: new Map([...files.markets, ['NZ', { ...nz, withdrawalApproval }]]),
    licences: new Map([...files.licences, [crc.licence, { ...crc, withdrawalApproval }]]),
  };
  checkWithdrawalApprovals(own, (file, field, problem) => found.push(`${file} ${field} ${problem}`));
  expect(found).toEqual(
    ['licences/crc.json', 'brands/harbour/brand.json', 'markets/NZ.json'].map(
      (file) => `${file} withdrawalApproval.from has no amount in NZD, CAD, a currency of the brand harbour`,
    ),
  );
});
