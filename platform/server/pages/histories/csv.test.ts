import { describe, expect, it } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of a table', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['-12.50', '-12.50'],
    ['+3', '+3'],
  ])('MONEY-02 %j is written as %j', (field, expected) => {
    expect(csvLine([field, 'x'])).toBe(`${expected},x\r\n`);
  });

  it.each(['=1+1', '@SUM(A1)', '+cmd|calc', '-2+3+cmd|calc', '\tx', '\r=1', '-', '=HYPERLINK("http://x")'])(
    'MONEY-02 %j is no formula to a spreadsheet',
    (field) => {
      expect(csvLine([field])).toMatch(/^"?'/);
    },
  );
});
