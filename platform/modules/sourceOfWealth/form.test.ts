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
const salary = (papers: Partial<SubmittedDocuments>, asked: readonly string[] = []) => {
  const { types, isReady } = formOf({ ...NOTHING, ...papers }, asked);
  return [types.find(({ type }) => type === 'Salary')?.isCompleted, isReady];
};

describe('SOW-04 a source', () => {
  it('SOW-02 is one of six, and each has options of its own', () => {
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
    ['with nothing', {}, [false, false]],
    ['with an option alone', { checked: [PAYSLIPS] }, [false, false]],
    ['with a file alone', { files: [file()] }, [false, false]],
    ['with both', { checked: [PAYSLIPS], files: [file()] }, [true, true]],
    ['with a file of another', { checked: [PAYSLIPS], files: [file({ type: 'Other' })] }, [false, false]],
    ['with what was sent already', { checked: [PAYSLIPS], files: [file({ isSent: true })] }, [true, false]],
  ] satisfies [string, Partial<SubmittedDocuments>, unknown][])(
    '%s is complete, and may be sent: so',
    (_, papers, found) => {
      expect(salary(papers)).toEqual(found);
    },
  );

  it('holds the others up while it is half done', () => {
    const half = { checked: [PAYSLIPS, { type: 'Other', option: 'gift' } as const], files: [file()] };
    expect(salary(half)).toEqual([true, false]);
  });

  it('SOW-06 that the house asks for is complete with a file it has not seen', () => {
    const seen = file({ round: 1, isSent: true });
    expect(salary({ checked: [PAYSLIPS], files: [seen] }, ['Salary'])).toEqual([false, false]);
    expect(salary({ checked: [PAYSLIPS], files: [seen, file()] }, ['Salary'])).toEqual([true, true]);
    expect(salary({ checked: [PAYSLIPS], files: [file()] }, ['Other'])).toEqual([true, false]);
  });

  it('that nobody knows keeps nobody from sending', () => {
    expect(salary({ checked: [PAYSLIPS], files: [file()] }, ['Lottery'])).toEqual([true, true]);
  });
});
