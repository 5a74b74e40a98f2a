import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLedger, type Ledger } from '../../testing/ledger.ts';
import { FIELDS } from './batchRows.ts';
import { compositeRows } from './compositeRows.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

it.each(Object.entries(FIELDS))('%s has these fields in this order in the database', async (type, fields) => {
  const { rows } = await ledger.database.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass order by attnum`,
    [`wallet.${type}`],
  );
  expect(rows.map(({ name }) => name)).toEqual(fields.map(snakeCase));
});

it('PostgreSQL reads the text that was written', async () => {
  const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));
  const row = fc.record({ caller: fc.option(text), key: fc.option(text) });
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      const read = await ledger.database.pool.query('select caller, key from unnest($1::wallet.lookup[])', [
        compositeRows<(typeof FIELDS.lookup)[number]>(rows, FIELDS.lookup),
      ]);
      expect(read.rows).toEqual(rows);
    }),
  );
});

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
