import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../infra/config.ts';
import { testDatabase } from '../../../infra/database/testDatabase.ts';
import { DataVersionError } from '../../../infra/database/versions.ts';
import { MIGRATIONS } from '../../modules.ts';
import { startProduct } from '../../product.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  database = await testDatabase(MIGRATIONS);
});
afterEach(() => database.drop());

const script = fileURLToPath(new URL('migrate.ts', import.meta.url));

const run = (...args: string[]) =>
  new Promise<{ code: unknown; output: string; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      ['tools/programs/run.mjs', script, ...args],
      { env: { ...process.env, FOYER_DATABASE_URL: database.url } },
      (error, output, errors) => resolve({ code: error?.code ?? 0, output, errors }),
    );
  });

/** Removes a module, as if the database were of a version that did not have it yet. */
const goBack = () =>
  database.pool.query(`delete from public.migration where schema = 'calendar'; drop schema calendar cascade`);

it('npm run migrate runs what is missing, and --check only lists it', async () => {
  await goBack();
  const check = await run('--check');
  expect(check).toMatchObject({ code: 2, errors: '' });
  expect(check.output).toBe(
    'migration calendar/001_calendar_tables.sql\nchanged file calendar/sql/record_triggers.sql\n',
  );
  const migrated = await run();
  expect(migrated).toMatchObject({ code: 0, errors: '' });
  expect(migrated.output).toMatch(
    /migration calendar\/001_calendar_tables.sql applied in \d.* s\n.*applied: calendar\n.*is migrated/s,
  );
  expect(await run('--check')).toMatchObject({ code: 0, errors: '' });
});

it('npm run migrate exits with 1 and one line for newer data and for unknown arguments', async () => {
  await database.pool.query(`insert into public.migration (schema, file) values ('wallet', '999_later.sql')`);
  expect(await run()).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^migrate: the data was written by a newer Foyer.*999_later\.sql[^\n]*\n$/),
  });
  expect(await run('--all')).toMatchObject({ code: 1, errors: 'migrate: npm run migrate [-- --check]\n' });
});

it('with FOYER_MIGRATE_AT_START=0 the product refuses a database that is not migrated, and changes nothing', async () => {
  await goBack();
  const config = readConfig({
    FOYER_DATABASE_URL: database.url,
    FOYER_MIGRATE_AT_START: '0',
    FOYER_LOG_LEVEL: 'silent',
    PORT: '0',
  });
  const starting = startProduct(config);
  await expect(starting).rejects.toBeInstanceOf(DataVersionError);
  await expect(starting).rejects.toThrow(
    /run 'npm run migrate' of this version first\. 2 missing: migration calendar\/001_calendar_tables\.sql, changed file calendar/,
  );
  const { rows } = await database.pool.query(`select to_regnamespace('calendar') as schema`);
  expect(rows).toEqual([{ schema: null }]);
});
