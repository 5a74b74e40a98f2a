import { describe, expect, it } from 'vitest';
import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/operations.ts';
import { firstSource, missingOf, openSources, type WealthOfType } from './missing.ts';

const FILE = { documentId: 'd', name: 'payslip.pdf', sizeBytes: 9, isSent: false };
const source = (type: SourceOfWealthType, change: Partial<WealthOfType> = {}): WealthOfType => ({
  type,
  options: [{ id: 'payslips', title: 'Payslips', tooltip: 'Two of them', checked: false }],
  files: [],
  completed: false,
  ...change,
});
const checked = { options: [{ id: 'payslips', title: 'Payslips', tooltip: 'Two of them', checked: true }] };
const NOBODY = { requested: [] };
const SALARY = { requested: [{ comment: 'A newer one', requestedFundingType: 'Salary' }] };

const all = (change: Partial<Record<SourceOfWealthType, Partial<WealthOfType>>>) =>
  SOURCE_OF_WEALTH_TYPES.map((type) => source(type, change[type]));

describe('what is still missing', () => {
  it.each([
    ['nothing of a source that is not begun', NOBODY, {}, []],
    ['a file beside an option', NOBODY, checked, ['file']],
    ['an option beside a file', NOBODY, { files: [FILE] }, ['option']],
    ['nothing of one that is complete', SALARY, { ...checked, files: [FILE], completed: true }, []],
    ['all of one that is asked for', SALARY, {}, ['option', 'file']],
    [
      'a file that the operator has not reviewed',
      SALARY,
      { ...checked, files: [{ ...FILE, isSent: true }] },
      ['newFile'],
    ],
  ] as const)('SOW-04 SOW-06 %s', (_, wealth, change, missing) => {
    expect(missingOf(wealth, source('Salary', change))).toEqual(missing);
  });

  it('SOW-04 is listed for each source', () => {
    expect(openSources({ ...NOBODY, types: all({ Other: checked, Dividends: { files: [FILE] } }) })).toEqual([
      'Dividends',
      'Other',
    ]);
  });
});

describe('the initially selected source', () => {
  it.each([
    ['a source that the operator requests', { ...SALARY, types: all({ Other: checked }) }, 'Salary'],
    ['what is half done', { ...NOBODY, types: all({ Other: checked }) }, 'Other'],
    [
      'what is there',
      { ...NOBODY, types: all({ Inheritance: { ...checked, files: [FILE], completed: true } }) },
      'Inheritance',
    ],
    ['the first', { ...NOBODY, types: all({}) }, 'Salary'],
  ] as const)('SOW-06 is %s', (_, wealth, type) => {
    expect(firstSource(wealth)).toBe(type);
  });
});
