import { sql } from 'kysely';
import { verifyProof } from '@foyer/contract/wallet/seals/balanceProof.ts';
import {
  findListError,
  isPrefix,
  parseCheckpoint,
  splitList,
} from '@foyer/contract/wallet/seals/checkpoint.ts';
import { parseNote } from '@foyer/contract/wallet/seals/signedNote.ts';
import { DAY, HOUR, MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bet, createWallet } from '../index.ts';
import { documentedSql } from '../testing/documentedSql.ts';
import type { TestPlayer } from '../testing/ledger.ts';
import { createSeals } from './seals.ts';
import { openSealedLedger, type SealedLedger } from './testing/sealedLedger.ts';

let ledger: SealedLedger;
let player: TestPlayer;
beforeAll(async () => {
  ledger = await openSealedLedger();
  player = await ledger.addPlayer({ balance: 500_00n });
  await ledger.play(player);
});
afterEach(() => ledger.check());
afterAll(() => ledger.drop());

const list = () => ledger.seals.checkpoints(null);
const checkpoints = async () => splitList(await list()).map((note) => parseCheckpoint(parseNote(note).text));
const days = async () => (await checkpoints()).map(({ day }) => day);
/** The money that the brand owes its players according to the accounts, in minor units. */
async function liabilities() {
  const { rows } = await sql<{ real: bigint; bonus: bigint }>`
    select sum(balance) filter (where kind = 'real')::bigint as real,
           sum(balance) filter (where kind = 'bonus')::bigint as bonus
    from wallet.account where currency = 'EUR' and player_id is not null`.execute(ledger.database.query);
  return rows[0];
}

describe('MONEY-11 a day of the ledger', () => {
  it('is sealed a quarter of an hour after its end, not before, with what the brand owes its players', async () => {
    const day = ledger.today();
    const owed = await liabilities();
    expect(await ledger.seals.sealDays()).toBe(0);
    ledger.nextDay();
    ledger.clock.advance(-HOUR + 14 * MINUTE);
    expect(await ledger.seals.sealDays()).toBe(0);
    ledger.clock.advance(MINUTE);
    expect(await ledger.seals.sealDays()).toBe(1);
    expect(await checkpoints()).toMatchObject([
      { day, previous: null, books: [{ brand: 'northlight', currency: 'EUR', players: 1, ...owed }] },
    ]);
    ledger.clock.advance(HOUR);
  });

  it('is neither closed nor sealed while another clock contradicts the clock', async () => {
    const { database, clock, keys } = ledger;
    const requireCertain = () => Promise.reject(new Error('the clocks differ'));
    const doubtful = createSeals({ database, keys, clock: { now: () => clock.now(), requireCertain } });
    clock.advance(DAY);
    await expect(doubtful.sealDays()).rejects.toThrow('the clocks differ');
    clock.advance(-DAY);
    expect(await ledger.seals.isClosed(database.query, clock.now())).toBe(false);
    await ledger.play(player);
  });

  it('is neither closed nor sealed when the clock was ahead and is right once it is certain', async () => {
    const { database, clock, keys } = ledger;
    const requireCertain = async () => clock.advance(-DAY);
    const corrected = createSeals({ database, keys, clock: { now: () => clock.now(), requireCertain } });
    clock.advance(DAY);
    expect(await corrected.sealDays()).toBe(0);
    expect(await ledger.seals.isClosed(database.query, clock.now())).toBe(false);
    await ledger.play(player);
  });

  it('is sealed once: sealing again changes nothing', async () => {
    const before = await list();
    expect(await ledger.seals.sealDays()).toBe(0);
    expect(await list()).toBe(before);
  });

  it('is sealed once by two nodes at the same time', async () => {
    await ledger.play(player);
    ledger.nextDay();
    const before = await days();
    const seals = [ledger.seals, ledger.secondSeals(), ledger.secondSeals()];
    await Promise.all(seals.map((one) => one.sealDays()));
    await ledger.seals.sealDays();
    expect(await days()).toHaveLength(before.length + 1);
    expect(await findListError(await list(), ledger.publicKeys)).toBe(null);
  });

  it('stays closed when the SQL of the runbook takes back what was closed too early', async () => {
    const { database, clock } = ledger;
    const closedUntil = async () =>
      (await sql<{ at: Date }>`select closed_until as at from wallet.closing`.execute(database.query)).rows[0]
        ?.at;
    const sealed = await closedUntil();
    const later = new Date(clock.now().getTime() + 5 * DAY);
    await sql`update wallet.closing set closed_until = ${later}`.execute(database.query);
    await sql
      .raw(await documentedSql('docs/runbooks/slo/wallet-fails.md', 'takes both back'))
      .execute(database.query);
    expect(await closedUntil()).toEqual(sealed);
  });

  it('without movements is sealed too, and several missed days are sealed in order', async () => {
    const before = await list();
    for (let day = 0; day < 4; day++) ledger.nextDay();
    expect(await ledger.seals.sealDays()).toBe(4);
    expect(await findListError(await list(), ledger.publicKeys)).toBe(null);
    expect(isPrefix(before, await list())).toBe(true);
    const [last, beforeLast] = (await checkpoints()).toReversed();
    const sums = (books = last?.books) => books?.map(({ real, bonus }) => [real, bonus]);
    expect(sums(last?.books)).toEqual(sums(beforeLast?.books));
  });

  it('takes no late transfer and no late conclusion, while those of today are written', async () => {
    const { database, clock } = ledger;
    const slow = { now: () => new Date(clock.now().getTime() - DAY) };
    const late = createWallet({ database, clock: slow, wakeRelay() {}, log: { error: console.error } });
    await expect(late.submit(bet(player.play('late', 'late')))).rejects.toThrow('belongs to a sealed day');
    const { rows } = await sql<{ key: string }>`
      select key from wallet.transfer where status = 'pending' limit 1`.execute(database.query);
    const pending = { caller: 'foyer:test', key: rows[0]?.key ?? '' };
    await expect(database.transaction((tx) => late.conclude(tx, pending, 'posted'))).rejects.toThrow(
      'belongs to a sealed day',
    );
    await expect(ledger.wallet.submit(bet(player.play('today', 'today')))).resolves.toMatchObject({});
  });

  it('is closed before it is sealed: a transaction from before is waited for, and counted', async () => {
    const { database, clock } = ledger;
    ledger.clock.advance(12 * HOUR);
    const yesterday = clock.now();
    const { real = 0n } = (await liabilities()) ?? {};
    const late = createWallet({ database, clock: { now: () => yesterday }, wakeRelay() {}, log: console });
    ledger.nextDay();
    let sealing: Promise<number> | undefined;
    await database.transaction(async (tx) => {
      await late.post(tx, bet(player.play('slow', 'slow', 2_00n)));
      sealing = ledger.seals.sealDays();
      await expect
        .poll(async () => {
          const { rows } = await sql<{ isClosed: boolean }>`
          select closed_until > ${yesterday} as "isClosed" from wallet.closing`.execute(database.query);
          return rows[0]?.isClosed;
        })
        .toBe(true);
      // Yesterday is closed but cannot be sealed yet.
      expect((await days()).at(-1)).not.toBe(yesterday.toISOString().slice(0, 10));
    });
    expect(await sealing).toBe(1);
    expect((await checkpoints()).at(-1)?.books[0]?.real).toBe(real - 2_00n);
  });

  it('counts a movement by its number, when an earlier one is dated after midnight', async () => {
    const { database, clock } = ledger;
    const [midnight] = [Math.ceil(clock.now().getTime() / DAY) * DAY];
    const node = (offsetMs: number) =>
      createWallet({
        database,
        clock: { now: () => new Date(midnight + offsetMs) },
        wakeRelay() {},
        log: console,
      });
    await node(20).submit(bet(player.play('ahead', 'ahead', 1_00n)));
    await node(-20).submit(bet(player.play('behind', 'behind', 1_00n)));
    const { real } = (await liabilities()) ?? {};
    ledger.nextDay();
    expect(await ledger.seals.sealDays()).toBe(1);
    expect((await checkpoints()).at(-1)?.books[0]?.real).toBe(real);
    ledger.nextDay();
    expect(await ledger.seals.sealDays()).toBe(1);
    expect((await checkpoints()).at(-1)?.books[0]?.real).toBe(real);
  });

  it('is not sealed without a key, nor when its movements do not add up', async () => {
    const { database, clock } = ledger;
    ledger.nextDay();
    const keyless = createSeals({ database, clock, keys: { signing: null, published: [] } });
    await expect(keyless.sealDays()).rejects.toThrow('FOYER_LEDGER_KEY');
    await ledger.play(player);
    ledger.nextDay();
    const change = (amount: number) =>
      ledger.forge(
        `update wallet.transfer set balance_after = balance_after + ${amount} where id = (
           select id from wallet.transfer where sequence is not null order by id desc limit 1)`,
      );
    await change(1);
    await expect(ledger.seals.sealDays()).rejects.toThrow('do not add up');
    await change(-1);
    expect(await ledger.seals.sealDays()).toBeGreaterThan(0);
  });

  it('keeps its seal: it is never changed or deleted', async () => {
    for (const change of [
      'update wallet.seal set note = $$$$',
      'delete from wallet.seal',
      'truncate wallet.seal',
    ])
      await expect(sql.raw(change).execute(ledger.database.query)).rejects.toThrow('is not altered');
  });
});

describe('MONEY-12 the proof of a player', () => {
  it('verifies for every player of every sealed day, and nobody has the leaf of somebody else', async () => {
    const day = ledger.today();
    const players = [player];
    for (let count = 0; count < 20; count++)
      players.push(await ledger.addPlayer({ balance: BigInt(count) * 7_00n }));
    players.push(await ledger.addPlayer({ balance: 50_00n, bonus: { amount: 9_00n, required: 1n } }));
    players.push(await ledger.addPlayer({ balance: 700n, currency: 'JPY' }));
    await ledger.play(player);
    ledger.nextDay();
    await ledger.play(player);
    ledger.nextDay();
    await ledger.seals.sealDays();
    for (const of of [day, null]) {
      const proofs = await Promise.all(
        players.map(({ playerId }) => ledger.seals.balanceProof(playerId, of)),
      );
      for (const proof of proofs)
        expect(await verifyProof(JSON.stringify(proof), ledger.publicKeys)).toMatchObject({ isRight: true });
      expect(new Set(proofs.map((proof) => proof?.nonce)).size).toBe(players.length);
    }
    const [first, last] = [
      await ledger.seals.balanceProof(player.playerId, day),
      await ledger.seals.balanceProof(player.playerId, null),
    ];
    expect(last?.nonce).not.toBe(first?.nonce);
    expect(BigInt(last?.real ?? 0)).toBe(BigInt(first?.real ?? 0) + 1_00n);
    const state = await ledger.wallet.state(ledger.database.query, player.playerId);
    expect(BigInt(last?.real ?? 0)).toBe(state.balance.minor);
  });

  it('does not exist for an unknown player, an unsealed day, or a day before the player', async () => {
    const { seals } = ledger;
    const newcomer = await ledger.addPlayer();
    expect(await seals.balanceProof(newcomer.playerId, null)).toBe(null);
    expect(await seals.balanceProof(player.playerId, ledger.today())).toBe(null);
    const [firstDay = ''] = await days();
    ledger.clock.advance(SECOND);
    ledger.nextDay();
    await seals.sealDays();
    expect(await seals.balanceProof(newcomer.playerId, firstDay)).toBe(null);
    expect(await seals.balanceProof(newcomer.playerId, null)).toMatchObject({ real: '10000' });
  });

  it('stays, like their balance in the records of the day, when the months of their movements are archived', async () => {
    const { seals } = ledger;
    const { playerId } = await ledger.addPlayer({ balance: 12_00n });
    ledger.nextDay();
    await seals.sealDays();
    const attach = await detachMonths();
    try {
      ledger.nextDay();
      await seals.sealDays();
      for (const day of (await days()).slice(-2)) {
        const proof = await seals.balanceProof(playerId, day);
        expect(await verifyProof(JSON.stringify(proof), ledger.publicKeys)).toMatchObject({ isRight: true });
        expect(await balanceInRecords(playerId, day)).toBe('12.00');
      }
    } finally {
      await attach();
    }
  });
});

async function balanceInRecords(playerId: string, day: string): Promise<string | undefined> {
  for await (const records of ledger.seals.records(day, ['northlight']))
    for (const record of records)
      if (record.record === 'balance' && record.player === playerId) return record.real;
  return undefined;
}

/** Detaches all months of transfers, as an operator does to archive them. @returns how to attach them again */
async function detachMonths(): Promise<() => Promise<void>> {
  const { pool } = ledger.database;
  const { rows } = await pool.query<{ name: string; bounds: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'wallet.transfer'::regclass`,
  );
  for (const { name } of rows)
    await pool.query(`alter table wallet.transfer detach partition wallet.${name}`);
  return async () => {
    for (const { name, bounds } of rows)
      await pool.query(`alter table wallet.transfer attach partition wallet.${name} ${bounds}`);
  };
}
