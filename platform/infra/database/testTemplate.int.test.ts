import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database.ts';
import type { MigrationSet } from './migrate.ts';
import { testDatabase } from './testDatabase.ts';

let root: string;
let folder: string;
let sets: readonly MigrationSet[];
let fillings: number;
const opened: Awaited<ReturnType<typeof testDatabase>>[] = [];

beforeEach(async () => {
  fillings = 0;
  root = await mkdtemp(join(tmpdir(), 'foyer-migrations-'));
  folder = join(root, 'migrations');
  await mkdir(folder);
  sets = [{ schema: 'shop', folder: pathToFileURL(`${folder}/`) }];
  await writeFile(join(folder, '001.sql'), 'create table shop.thing (name text)');
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.drop();
  await rm(root, { recursive: true });
});

/** Opens a database as a test file would; `name` identifies the seed data. */
async function open(name: string): Promise<Database> {
  const database = await testDatabase(sets, {
    name,
    async fill({ pool }) {
      fillings += 1;
      await pool.query(`insert into shop.thing values ('${name}')`);
    },
  });
  opened.push(database);
  return database;
}

const things = async ({ pool }: Database): Promise<readonly string[]> =>
  (await pool.query<{ name: string }>('select * from shop.thing order by name')).rows.map(({ name }) => name);

it('callers with the same seed data get their own databases, seeded once', async () => {
  const name = randomUUID();
  const [one, other] = await Promise.all([open(name), open(name)]);
  await one.pool.query(`insert into shop.thing values ('mine')`);
  expect(await things(one)).toEqual([name, 'mine'].sort());
  expect(await things(other)).toEqual([name]);
  expect(await things(await open(name))).toEqual([name]);
  expect(fillings).toBe(1);
});

it('other seed data, or a changed migration, is another template', async () => {
  const [name, otherName] = [randomUUID(), randomUUID()];
  await open(name);
  expect(await things(await open(otherName))).toEqual([otherName]);
  await writeFile(join(folder, '001.sql'), 'create table shop.thing (name text, price int)');
  const { pool } = await open(name);
  expect((await pool.query('select price from shop.thing')).rows).toEqual([{ price: null }]);
  expect(fillings).toBe(3);
});

it('a template whose seeding failed is seeded again for the next caller', async () => {
  const name = randomUUID();
  const fill = () => Promise.reject(new Error('no'));
  await expect(testDatabase(sets, { name, fill })).rejects.toThrow('no');
  expect(await things(await open(name))).toEqual([name]);
});
