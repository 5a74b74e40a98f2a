import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { DataVersionError } from '../versions.ts';
import { testDatabase } from '../testDatabase.ts';
import { SqlFileError } from './runSql.ts';

let root: string;
let database: Awaited<ReturnType<typeof testDatabase>>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-functions-'));
  for (const folder of ['migrations', 'sql']) await mkdir(join(root, folder));
  await write('migrations/001_tables.sql', 'create table shop.item (id int primary key, name text);');
  database = await testDatabase([]);
});
afterEach(async () => {
  await database.drop();
  await rm(root, { recursive: true });
});

const write = (path: string, text: string) => writeFile(join(root, path), text);
const remove = (path: string) => rm(join(root, path));
const up = () => migrate(database, [{ schema: 'shop', folder: pathToFileURL(`${root}/migrations/`) }]);
const value = async (expression: string): Promise<unknown> =>
  (await database.pool.query<{ value: unknown }>(`select ${expression} as value`)).rows[0]?.value;
const price = (body: string, parameters = 'item int', returns = 'int') =>
  write(
    'sql/price.sql',
    `create or replace function shop.price(${parameters}) returns ${returns} language sql as $$ ${body} $$;`,
  );
const oidOf = (name: string) => value(`(select oid from pg_proc where proname = '${name}')`);
const TRIGGER =
  'create or replace trigger shouts before insert on shop.item for each row execute function shop.shout();';
const shout = (suffix: string, after = TRIGGER) =>
  write(
    'sql/shout.sql',
    `create or replace function shop.shout() returns trigger language plpgsql as $$
begin
  new.name := upper(new.name) || '${suffix}';
  return new;
end $$;
${after}`,
  );
const insertItem = async (id: number) => {
  await database.pool.query('insert into shop.item values ($1, $2)', [id, 'hat']);
  return value(`(select name from shop.item where id = ${id})`);
};

describe('the functions of a module', () => {
  it('are replaced in place when their text changes, so that running calls keep them', async () => {
    await price('select 1');
    await up();
    const oid = await oidOf('price');
    await price('select 2');
    await up();
    expect([await value('shop.price(0)'), await oidOf('price')]).toEqual([2, oid]);
  });

  it('are left alone without changes, and created again when they are missing', async () => {
    await price('select 1');
    await up();
    await database.pool.query(
      `create or replace function shop.price(item int) returns int language sql as 'select 7'`,
    );
    await up();
    expect(await value('shop.price(0)')).toBe(7);
    await database.pool.query('drop function shop.price(int)');
    await up();
    expect(await value('shop.price(0)')).toBe(1);
  });

  it.each([
    ['parameter types', 'select 3', 'item bigint', 'int'],
    ['parameter names', 'select 3', 'id int', 'int'],
    ['the return type', `select '3'`, 'item int', 'text'],
  ])('may change %s, without leaving a second function', async (_what, body, parameters, returns) => {
    await price('select 1');
    await write(
      'sql/total.sql',
      `create or replace function shop.total() returns text language plpgsql as $$
begin
  return shop.price(1)::text;
end $$;`,
    );
    await up();
    await price(body, parameters, returns);
    await up();
    expect(await value('shop.total()')).toBe('3');
    expect(await value(`(select count(*) from pg_proc where proname = 'price')`)).toBe(1n);
  });

  it('are dropped with their file, and an operator’s own function stays', async () => {
    await price('select 1');
    await up();
    await database.pool.query(`create function shop.of_operator() returns int language sql as 'select 5'`);
    await remove('sql/price.sql');
    await up();
    expect(await value(`to_regproc('shop.price')`)).toBe(null);
    expect(await value('shop.of_operator()')).toBe(5);
  });

  it('created by earlier migrations are replaced or dropped at the first start', async () => {
    await up();
    await database.pool.query(
      `create function shop.old_price(item int) returns int language sql as 'select 1'`,
    );
    await database.pool.query(`create function shop.price(item text) returns int language sql as 'select 1'`);
    await price('select 2');
    await up();
    expect(await value('shop.price(0)')).toBe(2);
    expect(await value(`to_regproc('shop.old_price')`)).toBe(null);
    expect(await value(`(select count(*) from pg_proc where proname = 'price')`)).toBe(1n);
  });

  it('keep their triggers when either changes, and a trigger is dropped with its declaration', async () => {
    await shout('!');
    await up();
    expect(await insertItem(1)).toBe('HAT!');
    await shout('?');
    await up();
    expect(await insertItem(2)).toBe('HAT?');
    await shout('?', '');
    await up();
    expect(await insertItem(3)).toBe('hat');
  });

  it('keep triggers and views when another function changes its signature', async () => {
    await shout('!');
    await price('select 1');
    await write('sql/listed.sql', 'create or replace view shop.listed as select id from shop.item;');
    await up();
    await write('sql/listed.sql', 'create or replace view shop.listed as select name, id from shop.item;');
    await price('select 2', 'item bigint');
    await up();
    expect(await insertItem(1)).toBe('HAT!');
    expect(await value('(select name from shop.listed)')).toBe('HAT!');
  });

  it('may call each other in any order of files, and invalid SQL is refused with its file', async () => {
    await price('select shop.zero() + 1');
    await write(
      'sql/zero.sql',
      `create or replace function shop.zero() returns int language sql as 'select 0';`,
    );
    await up();
    expect(await value('shop.price(0)')).toBe(1);
    await price('select nothing from shop.item');
    await expect(up()).rejects.toThrow(/shop\/sql\/price\.sql failed.*nothing/);
    expect(await value('shop.price(0)')).toBe(1);
    await price('select 1');
    await write(
      'sql/misnamed.sql',
      `create or replace function shop.other() returns int language sql as 'select 0';`,
    );
    await expect(up()).rejects.toThrow('shop/sql/misnamed.sql must create what it is named after');
  });

  it('are not dropped if a column default uses them: the error names function and file', async () => {
    await price('select 1');
    await up();
    await database.pool.query('alter table shop.item add column price int default shop.price(0)');
    await price('select 2');
    await up();
    expect(await value('shop.price(0)')).toBe(2);
    await remove('sql/price.sql');
    await expect(up()).rejects.toBeInstanceOf(SqlFileError);
    await expect(up()).rejects.toThrow(/drop function shop\.price\(integer\).*depend/);
    expect(await value('shop.price(0)')).toBe(2);
  });

  it('of a newer Foyer stay when an older one starts', async () => {
    await price('select 2');
    await up();
    await database.pool.query(`update public.foyer_version set version = '99.0.0'`);
    await price('select 1');
    await up();
    expect(await value('shop.price(0)')).toBe(2);
  });
});

describe('a baseline', () => {
  const applied = async () =>
    (
      await database.pool.query<{ name: string }>(
        `select schema || '/' || file as name from public.migration order by 1`,
      )
    ).rows.map(({ name }) => name);
  const baseline = async () => {
    await write(
      'migrations/001_shop_tables.sql',
      'create table shop.item (id int primary key, name text, note text);',
    );
    await remove('migrations/001_tables.sql');
    const replaces = { store: ['001_item.sql'], shop: ['001_tables.sql', '002_note.sql'] };
    await write(
      'migrations/baseline.json',
      JSON.stringify({ file: '001_shop_tables.sql', lastVersion: '0.7.0', replaces }),
    );
  };
  const runEarlier = (names: readonly string[]) =>
    Promise.all(
      names.map((name) =>
        database.pool.query('insert into public.migration (schema, file) values ($1, $2)', name.split('/')),
      ),
    );
  const ALL = ['shop/001_tables.sql', 'shop/002_note.sql', 'store/001_item.sql'];

  it('runs in an empty database', async () => {
    await baseline();
    await up();
    expect(await applied()).toEqual(['shop/001_shop_tables.sql']);
    expect(await value(`to_regclass('shop.item') is not null`)).toBe(true);
  });

  it('is recorded without running where all migrations ran that it replaces, of any module', async () => {
    await baseline();
    await runEarlier(ALL);
    await up();
    await up();
    expect(await applied()).toEqual(['shop/001_shop_tables.sql', ...ALL]);
    expect(await value(`to_regclass('shop.item') is null`)).toBe(true);
  });

  it('uses its upgrade file there, for tables that move to another schema', async () => {
    await baseline();
    await write('migrations/001_shop_tables.upgrade.sql', 'create table shop.moved (id int);');
    await runEarlier(ALL);
    await up();
    expect(await applied()).toEqual(['shop/001_shop_tables.sql', ...ALL]);
    expect(await value(`to_regclass('shop.moved') is not null`)).toBe(true);
  });

  it('refuses a database where only some of them ran, and names the version to start first', async () => {
    await baseline();
    await runEarlier(ALL.slice(0, 2));
    await expect(up()).rejects.toBeInstanceOf(DataVersionError);
    await expect(up()).rejects.toThrow(/store\/001_item\.sql\): start Foyer 0\.7\.0 once, then this one/);
    expect(await applied()).toEqual(ALL.slice(0, 2));
  });

  it('may not have the name of a file that it replaces', async () => {
    const replaces = { shop: ['001_tables.sql'] };
    await write(
      'migrations/baseline.json',
      JSON.stringify({ file: '001_tables.sql', lastVersion: '0.7.0', replaces }),
    );
    await expect(up()).rejects.toThrow('has the name of a file that it replaces');
  });
});
