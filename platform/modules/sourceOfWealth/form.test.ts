import { describe, expect, it } from 'vitest';
import { SOURCE_OF_WEALTH_TYPES } from '@foyer/contract/sourceOfWealth/upload.ts';
import { formOf, type SubmittedFile, type SubmittedDocuments } from './form.ts';
import { OPTIONS } from './options.ts';

const NOTHING: SubmittedDocuments = { round: 2, sentAt: null, checked: [], files: [] };
const PAYSLIPS = { type: 'Salary', option: 'payslips' } as const;
const file = (change: Partial<SubmittedFile> = {}): SubmittedFile => ({
  id: 'f',
  type: 'Salary',
  round: 2,
  name: 'payslip.pdf',
  sizeBytes: 9,
  isSent: false,
  ...change,
});
const salary = (documents: Partial<SubmittedDocuments>, requested: readonly string[] = []) => {
  const { types, isReady } = formOf({ ...NOTHING, ...documents }, requested);
  return [types.find(({ type }) => type === 'Salary')?.isCompleted, isReady];
};

describe('SOW-04 a source of wealth', () => {
  it('SOW-02 has one of six types, each with its own options', () => {
    expect([...SOURCE_OF_WEALTH_TYPES].sort()).toEqual([
      'Dividends',
      'Inheritance',
      'Other',
      'Salary',
      'SaleOfCompany',
      'SaleOfProperty',
    ]);
    const ids = SOURCE_OF_WEALTH_TYPES.flatMap((type) => OPTIONS[type]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const type of SOURCE_OF_WEALTH_TYPES) expect(OPTIONS[type].length).toBeGreaterThan(1);
    expect(formOf(NOTHING, []).types.map(({ type }) => type)).toEqual(SOURCE_OF_WEALTH_TYPES);
  });

  it.each([
    ['without option and file', {}, [false, false]],
    ['with only an option', { checked: [PAYSLIPS] }, [false, false]],
    ['with only a file', { files: [file()] }, [false, false]],
    ['with an option and a file', { checked: [PAYSLIPS], files: [file()] }, [true, true]],
    [
      'with an option and a file of another type',
      { checked: [PAYSLIPS], files: [file({ type: 'Other' })] },
      [false, false],
    ],
    [
      'with an option and a submitted file',
      { checked: [PAYSLIPS], files: [file({ isSent: true })] },
      [true, false],
    ],
  ] satisfies [string, Partial<SubmittedDocuments>, unknown][])('%s', (_, documents, found) => {
    expect(salary(documents)).toEqual(found);
  });

  it('that is half complete prevents submitting the others', () => {
    const half = { checked: [PAYSLIPS, { type: 'Other', option: 'gift' } as const], files: [file()] };
    expect(salary(half)).toEqual([true, false]);
  });

  it('SOW-06 that the operator requests again needs a new file', () => {
    const seen = file({ round: 1, isSent: true });
    expect(salary({ checked: [PAYSLIPS], files: [seen] }, ['Salary'])).toEqual([false, false]);
    expect(salary({ checked: [PAYSLIPS], files: [seen, file()] }, ['Salary'])).toEqual([true, true]);
    expect(salary({ checked: [PAYSLIPS], files: [file()] }, ['Other'])).toEqual([true, false]);
  });

  it('of an unknown type that is requested does not prevent submitting', () => {
    expect(salary({ checked: [PAYSLIPS], files: [file()] }, ['Lottery'])).toEqual([true, true]);
  });
});
