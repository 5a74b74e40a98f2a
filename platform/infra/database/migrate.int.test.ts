import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { explainUnavailable } from './unavailable.ts';
import { DataVersionError, FOYER_VERSION } from './versions.ts';
import { testDatabase } from './testDatabase.ts';

let folder: string;
let root: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-migrations-'));
  root = join(folder, 'migrations');
  await mkdir(root);
  database = await testDatabase([]);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFile(join(root, file), text);
const up = () => migrate(database, [{ schema: 'shop', folder: pathToFileURL(`${root}/`) }]);
const written = async () => {
  const { rows } = await sql<{ said: string }>`select said from shop.diary order by id`.execute(
    database.query,
  );
  return rows.map(({ said }) => said);
};
const messageOf = (what: string) => `insert into shop.diary (said) values ('${what}');`;
const TABLE = 'create table shop.diary (id bigint generated always as identity, said text);';

it('a database that is not there is explained by the command that creates it', async () => {
  const url = new URL(database.url);
  url.pathname = '/none-such';
  const missing = openDatabase(url.href, { connections: 1 });
  const error: unknown = await missing.transaction(async () => {}).catch((reason: unknown) => reason);
  await missing.close();
  expect(explainUnavailable(error)).toContain("there is no database 'none-such' on that server: create it");
  expect(explainUnavailable(error)).toContain('`createdb none-such`');
});

describe('the migrations of a module', () => {
  it('are applied once each, in the order of their numbers, in any folder', async () => {
    await mkdir(join(root, 'later'));
    await mkdir(join(root, 'early'));
    await write('early/001-diary.sql', TABLE);
    await write('later/002-second.sql', messageOf('second'));
    await write('003-third.sql', messageOf('third'));
    await write('early/004-fourth.sql', messageOf('fourth'));
    await up();
    await up();
    expect(await written()).toEqual(['second', 'third', 'fourth']);
  });

  it('that were applied are not applied again when they move to another folder', async () => {
    await write('001-diary.sql', TABLE);
    await write('002-second.sql', messageOf('second'));
    await up();
    await mkdir(join(root, '001-020'));
    for (const file of ['001-diary.sql', '002-second.sql'])
      await rename(join(root, file), join(root, '001-020', file));
    await mkdir(join(root, '021-040'));
    await write('021-040/021-third.sql', messageOf('third'));
    await up();
    expect(await written()).toEqual(['second', 'third']);
    const { rows } = await sql<{ file: string }>`
      select file from public.migration where schema = 'shop' order by file`.execute(database.query);
    expect(rows.map(({ file }) => file)).toEqual(['001-diary.sql', '002-second.sql', '021-third.sql']);
  });

  it('with the same name in two folders are refused before anything is applied', async () => {
    await mkdir(join(root, 'other'));
    await write('001-diary.sql', TABLE);
    await write('other/001-diary.sql', TABLE);
    await expect(up()).rejects.toThrow('two files 001-diary.sql');
    const { rows } = await sql<{ found: boolean }>`
      select to_regnamespace('shop') is not null as found`.execute(database.query);
    expect(rows).toEqual([{ found: false }]);
  });

  it('that this code does not know prevent the start, with the required version', async () => {
    await write('001-diary.sql', TABLE);
    await write('002-of-tomorrow.sql', `-- contract: unused since 9.12.0\n${messageOf('tomorrow')}`);
    await up();
    await rm(join(root, '002-of-tomorrow.sql'));
    await write('002-another.sql', messageOf('never'));
    const { version } = createRequire(import.meta.url)('../../package.json');
    await expect(up()).rejects.toThrow(
      `the data was written by a newer Foyer than this one (${version}), which does not run with 1 of its migrations (shop/002-of-tomorrow.sql): start the Foyer that applied them`,
    );
    await sql`update public.foyer_version set version = '9.12.0'`.execute(database.query);
    await expect(up()).rejects.toBeInstanceOf(DataVersionError);
    await expect(up()).rejects.toThrow('start Foyer 9.12.0 or a newer one, or restore a backup');
    expect(await written()).toEqual(['tomorrow']);
  });

  it.each([
    ['an expand step', ''],
    [
      'a contract step whose columns this version does not use',
      `-- contract: unused since ${FOYER_VERSION}\n`,
    ],
  ])('that this code does not know let it start, if they are %s', async (_kind, header) => {
    await mkdir(join(folder, 'sql'));
    const said = (text: string) =>
      writeFile(
        join(folder, 'sql', 'said.sql'),
        `create or replace function shop.said() returns text language sql as $$ select '${text}' $$;`,
      );
    await write('001-diary.sql', TABLE);
    await write('003-of-tomorrow.sql', header + messageOf('tomorrow'));
    await said('tomorrow');
    await up();
    await rm(join(root, '003-of-tomorrow.sql'));
    await said('today');
    await write('002-fix.sql', messageOf('fix'));
    await up();
    expect(await written()).toEqual(['tomorrow', 'fix']);
    // The functions of the newer version stay, although it recorded no higher number.
    const { rows } = await sql<{ text: string }>`select shop.said() as text`.execute(database.query);
    expect(rows).toEqual([{ text: 'tomorrow' }]);
  });

  it('of a module that this code does not know prevent the start as well', async () => {
    await up();
    await sql`insert into public.migration (schema, file) values ('poker', '001-tables.sql')`.execute(
      database.query,
    );
    await expect(up()).rejects.toThrow('(poker/001-tables.sql)');
  });

  it('record the version of the newest Foyer that used the data', async () => {
    const stored = async () =>
      (await sql<{ version: string }>`select version from public.foyer_version`.execute(database.query)).rows;
    await up();
    const first = await stored();
    await sql`update public.foyer_version set version = '0.0.9'`.execute(database.query);
    await up();
    expect(await stored()).toEqual(first);
    await sql`update public.foyer_version set version = '0.10.0'`.execute(database.query);
    await up();
    expect(await stored()).toEqual([{ version: '0.10.0' }]);
  });

  it('can use a trigger function for append-only tables', async () => {
    const trigger =
      'create trigger stays before update or delete on shop.diary for each row execute function public.refuse_change();';
    await write('001-diary.sql', `${TABLE} ${trigger} ${messageOf('once')}`);
    await up();
    for (const alter of [sql`update shop.diary set said = 'twice'`, sql`delete from shop.diary`])
      await expect(alter.execute(database.query)).rejects.toThrow('the record of diary is not altered');
    expect(await written()).toEqual(['once']);
  });

  it('that fail are named and change nothing', async () => {
    await write('001-diary.sql', TABLE);
    await write('002-broken.sql', `${messageOf('first')} select 1 / 0;`);
    await expect(up()).rejects.toThrow('migration shop/002-broken.sql failed');
    expect(await written()).toEqual([]);
    await write('002-broken.sql', messageOf('mended'));
    await up();
    expect(await written()).toEqual(['mended']);
  });
});
