import { expect, it } from 'vitest';
import { copyRows } from './copyRows.ts';

it('names the columns of a table like the fields', () => {
  expect(copyRows('wallet.round', [], ['playerId', 'id']).into).toBe('wallet.round (player_id,id)');
});

it.each([
  ['nothing', [], ''],
  ['plain text, amounts beyond 2^53', [{ a: 'm-1', b: 2n ** 63n - 1n }], 'm-1\t9223372036854775807\n'],
  ['null and missing fields', [{ a: null }, {}], '\\N\t\\N\n\\N\t\\N\n'],
  ['empty text, which is not null', [{ a: '' }], '\t\\N\n'],
  ['the mark of null as text', [{ a: String.raw`\N` }], '\\\\N\t\\N\n'],
  ['the mark of the end as text', [{ a: String.raw`\.` }], '\\\\.\t\\N\n'],
  ['a moment', [{ b: new Date('2026-11-24T10:00:00.000Z') }], '\\N\t2026-11-24T10:00:00.000Z\n'],
  ['separators', [{ a: 'x\ty\nz\rw' }], 'x\\ty\\nz\\rw\t\\N\n'],
])('%s', (_name, rows: readonly { a?: string | null; b?: bigint | Date }[], text) => {
  expect(copyRows('t', rows, ['a', 'b']).rows).toBe(text);
});
