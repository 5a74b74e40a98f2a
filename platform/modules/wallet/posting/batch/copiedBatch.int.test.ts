import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Command } from '../../command.ts';
import { bet } from '../../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../../testing/ledger.ts';
import { commitCommands } from '../commitCommands.ts';
import { NO_SETTINGS } from '../postCommands.ts';
import { runWithCopies } from '../runStatement.ts';
import { copyRows } from './copyRows.ts';

/** Enough commands for their keys and rounds to be copied. */
const MANY = 40;

let ledger: Ledger;
let player: TestPlayer;
let prefix = 0;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());
beforeEach(async () => {
  player = await ledger.addPlayer({ balance: 10_000n });
  prefix++;
});

const commit = (commands: readonly Command[]) =>
  commitCommands(ledger.database.pool, NO_SETTINGS)(commands, ledger.clock.now(), { isLocking: false });

const bets = (name = `batch ${prefix}`): readonly Command[] =>
  Array.from({ length: MANY }, (_, index) => bet(player.play(`${name} ${index}`, `${name} ${index}`, 100n)));

/** How many rows each table has for the player, and the balance. */
async function stored() {
  const { rows } = await ledger.database.pool.query<{ rows: object }>(
    `select jsonb_build_object(
       'keys', (select count(*) from wallet.command_key where player_id = $1 and opens_round is not null),
       'transfers', (select count(*) from wallet.transfer where player_id = $1 and recipe = 'bet'),
       'rounds', (select count(*) from wallet.round where player_id = $1),
       'balance', (select balance from wallet.account where player_id = $1 and kind = 'real'),
       'movements', (select count(*) from wallet.studio_movement m join wallet.transfer t on t.id = any(m.transfers)
                     where t.player_id = $1)) as rows`,
    [player.playerId],
  );
  return rows[0]?.rows;
}

const NOTHING = { keys: 0, transfers: 0, rounds: 0, balance: 10_000, movements: 0 };
const ALL = { keys: MANY, transfers: MANY, rounds: MANY, balance: 10_000 - MANY * 100, movements: MANY };

it('MONEY-07 a large batch is posted once, also when it is sent again', async () => {
  const first = await commit(bets());
  expect(first.map((response) => response && 'balance' in response && response.balance.minor)).toEqual(
    Array.from({ length: MANY }, (_, index) => 10_000n - 100n * BigInt(index + 1)),
  );
  expect(await stored()).toEqual(ALL);
  const again = await commit(bets());
  expect(again.map((response) => response && 'balance' in response && response.balance)).toEqual(
    first.map((response) => response && 'balance' in response && response.balance),
  );
  expect(await stored()).toEqual(ALL);
});

it.each([
  ['the first statement fails', 'account', 'update'],
  ['the transfers fail', 'transfer_default', 'insert'],
  ['the copied keys fail', 'command_key', 'insert'],
  ['the copied rounds fail', 'round_default', 'insert'],
])('of a large batch nothing is written when %s, and the next one is posted', async (_name, table, event) => {
  const target = table.replace('_default', '');
  const { pool } = ledger.database;
  await pool.query(
    `create or replace function wallet.fail_now() returns trigger language plpgsql as $$
     begin if new.player_id = '${player.playerId}' then raise exception 'broken'; end if; return new; end $$`,
  );
  await pool.query(
    `create trigger fails before ${event} on wallet.${target} for each row execute function wallet.fail_now()`,
  );
  await expect(commit(bets())).rejects.toThrow('broken');
  expect(await stored()).toEqual(NOTHING);
  await pool.query(`drop trigger fails on wallet.${target}`);
  await commit(bets());
  expect(await stored()).toEqual(ALL);
});

it('MONEY-07 of a large batch nothing is written when another node has used one of its keys meanwhile', async () => {
  const other = await ledger.addPlayer({ balance: 10_000n });
  const client = await ledger.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into wallet.command_key (caller, key, payload_hash, player_id, created_at, balance_after, bonus_after)
       values ($1, $2, '', $3, now(), 0, 0)`,
      [bets()[0]?.caller, bets()[MANY - 1]?.key, other.playerId],
    );
    const committed = commit(bets());
    committed.catch(() => {});
    await expect
      .poll(async () => {
        const { rowCount } = await ledger.database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rowCount;
      })
      .toBe(1);
    await client.query('commit');
    await expect(committed).rejects.toMatchObject({ code: '23505' });
  } finally {
    client.release();
  }
  expect(await stored()).toEqual(NOTHING);
});

it('MONEY-11 a large batch writes nothing into a sealed day', async () => {
  const { pool } = ledger.database;
  const { rows } = await pool.query<{ until: string }>(
    'select closed_until::text as until from wallet.closing',
  );
  await pool.query('update wallet.closing set closed_until = $1', [
    new Date(ledger.clock.now().getTime() + 1),
  ]);
  try {
    await expect(commit(bets())).rejects.toThrow('belongs to a sealed day');
  } finally {
    await pool.query('update wallet.closing set closed_until = $1', [rows[0]?.until]);
  }
  expect(await stored()).toEqual(NOTHING);
});

it('PostgreSQL reads the text that was copied, and refuses NUL', async () => {
  const { pool } = ledger.database;
  await pool.query('create table wallet.copied (ordinal int, caller text, opens_round text)');
  const copy = (rows: readonly { ordinal: number; caller: string | null; opensRound: string | null }[]) =>
    runWithCopies(pool, { name: 'test.empty', text: 'delete from wallet.copied', values: [] }, [
      copyRows('wallet.copied', rows, ['ordinal', 'caller', 'opensRound']),
    ]);
  const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'));
  const row = fc.record({ caller: fc.option(text), opensRound: fc.option(text) });
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      await copy(rows.map((one, ordinal) => ({ ordinal, ...one })));
      const read = await pool.query(
        'select caller, opens_round as "opensRound" from wallet.copied order by ordinal',
      );
      expect(read.rows).toEqual(rows);
    }),
  );
  await expect(copy([{ ordinal: 0, caller: 'a\0b', opensRound: null }])).rejects.toMatchObject({
    code: '22021',
  });
});

/** How often the pool's connections wait for the server to be ready for the next query. */
async function roundTripsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const used = new Set<pg.PoolClient>();
  let roundTrips = 0;
  const count = () => roundTrips++;
  const listen = (client: pg.PoolClient) => {
    if (!used.has(client)) client.connection.on('readyForQuery', count);
    used.add(client);
  };
  pool.on('acquire', listen);
  try {
    await work();
  } finally {
    pool.off('acquire', listen);
    for (const { connection } of used) connection.off('readyForQuery', count);
  }
  return roundTrips;
}

it.each([1, 15, 16, 64, 256])('a batch of %d takes two round trips to the database', async (size) => {
  const ids = Array.from({ length: size }, (_, number) => `${number} of ${size}`);
  const commands = ids.map((id) => bet(player.play(id, id, 10n)));
  expect(await roundTripsOf(ledger.database.pool, () => commit(commands))).toBe(2);
});
