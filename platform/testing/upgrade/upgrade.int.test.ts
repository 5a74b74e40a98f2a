import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { deposit, createWallet } from '../../modules/wallet/index.ts';
import { systemClock } from '../../infra/clock.ts';
import { openDatabase, type Database } from '../../infra/database/database.ts';
import { migrate } from '../../infra/database/migrate.ts';
import { addressOn, onServer } from '../../infra/database/testTemplate.ts';
import { DataVersionError } from '../../infra/database/versions.ts';
import { MIGRATIONS } from '../../server/modules.ts';
import { money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { readCatalogue } from './readCatalogue.ts';

/** A dump of the demo data as Foyer 0.1.0 left them, plus what fillDatabase.ts adds. See CONTRIBUTING.md. */
const DUMP = new URL('generated/foyer-0.1.0.sql', import.meta.url);

const SERVER = process.env.FOYER_TEST_DATABASE_URL ?? '';
const opened: { database: Database; name: string }[] = [];
afterEach(async () => {
  for (const { database, name } of opened.splice(0)) {
    await database.close();
    await onServer(SERVER, async (client) => void (await client.query(`drop database ${name} with (force)`)));
  }
});

async function openEmpty() {
  const name = `foyer_upgrade_${randomBytes(6).toString('hex')}`;
  await onServer(SERVER, async (client) => void (await client.query(`create database ${name}`)));
  const url = addressOn(SERVER, name);
  const database = openDatabase(url, { connections: 4 });
  opened.push({ database, name });
  return { ...database, url };
}

async function openDump() {
  const database = await openEmpty();
  // The dump gets a connection of its own, because it changes the search path of its connection.
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(await readFile(DUMP, 'utf8'));
  await client.end();
  return database;
}

it('a database of 0.1.0 has the same schema as a new one after the upgrade, and after a second start', async () => {
  const [upgraded, fresh] = [await openDump(), await openEmpty()];
  await migrate(upgraded, MIGRATIONS);
  await migrate(fresh, MIGRATIONS);
  const expected = await readCatalogue(fresh);
  expect(expected.length).toBeGreaterThan(1500);
  expect(await readCatalogue(upgraded)).toEqual(expected);
  await migrate(upgraded, MIGRATIONS);
  expect(await readCatalogue(upgraded)).toEqual(expected);
});

it('the data of 0.1.0 is complete after the upgrade, and money can be moved', async () => {
  const database = await openDump();
  await migrate(database, MIGRATIONS);
  const script = fileURLToPath(new URL('../../server/commands/audit/audit.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/programs/run.mjs', script], {
    env: { ...process.env, FOYER_DATABASE_URL: database.url },
  });
  expect(stdout).toMatch(/[1-9]\d* accounts and [1-9]\d* transfers checked/);
  expect(stdout).toContain('the ledger is consistent');

  // CONST-06: the upgrade renames the device kind `computer` to `desktop`.
  const kinds = await database.pool.query('select device_kind from identity.session where device_kind = $1', [
    'desktop',
  ]);
  expect(kinds.rowCount).toBe(4);

  const { rows } = await database.pool.query<{
    player: PlayerId;
    real: bigint;
    open: bigint;
    excluded: bigint;
  }>(
    `select h.player_id as player, a.balance as real,
       (select count(*) from wallet.round where closed_at is null) as open,
       (select count(*) from identity.exclusion where lifted_at is null) as excluded
     from wallet.held_win h join wallet.account a on a.player_id = h.player_id and a.kind = 'real'`,
  );
  const [held] = rows;
  if (!held) throw new Error('the held win is gone');
  expect(held).toMatchObject({ open: 2n, excluded: 1n });
  const wallet = createWallet({
    database,
    clock: systemClock,
    wakeRelay() {},
    log: { error: console.error },
  });
  expect(await wallet.heldBalance(held.player)).toEqual(money(5_000_00n, 'EUR'));
  const command = { caller: 'foyer:test', key: 'after the upgrade', playerId: held.player };
  const { balance } = await database.transaction((tx) =>
    wallet.post(tx, deposit({ ...command, amount: money(1_00n, 'EUR') })),
  );
  expect(balance).toEqual(money(held.real + 1_00n, 'EUR'));
});

it('a database older than 0.1.0 is refused unchanged, with the version to start first', async () => {
  const database = await openDump();
  await database.pool.query(`delete from public.migration where schema = 'wallet' and file = '026-post.sql'`);
  const before = await readCatalogue(database);
  const upgrade = migrate(database, MIGRATIONS);
  await expect(upgrade).rejects.toBeInstanceOf(DataVersionError);
  await expect(upgrade).rejects.toThrow(/wallet\/026-post\.sql.*start Foyer 0\.1\.0 once/);
  expect(await readCatalogue(database)).toEqual(before);
});
