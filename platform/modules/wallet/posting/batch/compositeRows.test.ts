import { expect, it } from 'vitest';
import { compositeRows } from './compositeRows.ts';

it.each([
  ['nothing', [], '{}'],
  [
    'plain text, amounts beyond 2^53 and times',
    [{ a: 'm-1', b: 2n ** 63n - 1n }],
    '{"(m-1,9223372036854775807)"}',
  ],
  ['null and missing fields', [{ a: null }, {}], '{"(,)","(,)"}'],
  ['empty text, which is not null', [{ a: '' }], String.raw`{"(\"\",)"}`],
  ['the word null', [{ a: 'null' }], '{"(null,)"}'],
  ['a moment', [{ b: new Date('2026-11-24T10:00:00.000Z') }], '{"(,2026-11-24T10:00:00.000Z)"}'],
  ['separators', [{ a: 'x,(y) {z}' }], String.raw`{"(\"x,(y) {z}\",)"}`],
  ['quotes and backslashes', [{ a: String.raw`"\ ` }], String.raw`{"(\"\\\"\\\\ \",)"}`],
])('%s', (_name, rows: readonly { a?: string | null; b?: bigint | Date }[], text) => {
  expect(compositeRows(rows, ['a', 'b'])).toBe(text);
});
