import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet, rollback, win } from '../index.ts';
import { openLedger, type Ledger, type TestPlayer } from '../testing/ledger.ts';

let ledger: Ledger;
let player: TestPlayer;
beforeAll(async () => {
  ledger = await openLedger();
  player = await ledger.addPlayer();
});
afterAll(() => ledger.drop());

const run = (statement: string) => ledger.database.pool.query(statement);
const FIRST = ['transfer', 'round'] as const;

describe('a month that is detached', () => {
  it('MONEY-07 keeps its answers, and its rounds take nothing until it is attached again', async () => {
    const stake = bet(player.play('archived', 'archived'));
    const answer = await ledger.wallet.submit(stake);
    const { rows } = await ledger.database.pool.query<{ bounds: string }>(
      `select pg_get_expr(relpartbound, oid) as bounds from pg_class where oid = 'wallet.transfer_first'::regclass`,
    );
    for (const table of FIRST)
      await run(`alter table wallet.${table} detach partition wallet.${table}_first`);

    await expect(ledger.wallet.submit(stake)).resolves.toMatchObject({
      balance: answer.balance,
      sequence: null,
    });
    for (const command of [
      win(player.play('late win', 'archived')),
      bet(player.play('late bet', 'archived')),
      rollback({ ...player.play('late rollback', 'archived'), rollsBack: 'archived' }),
    ])
      await expect(ledger.wallet.submit(command)).rejects.toMatchObject({
        type: 'UnknownRound',
        status: 404,
      });

    for (const table of FIRST)
      await run(`alter table wallet.${table} attach partition wallet.${table}_first ${rows[0]?.bounds}`);
    await expect(ledger.wallet.submit(win(player.play('late win', 'archived')))).resolves.toMatchObject({
      sequence: 3,
    });
    await ledger.check();
  });
});

describe('the partitions of the coming months', () => {
  it('are created once, also by two nodes at the same time, and refuse to be emptied or written to directly', async () => {
    await Promise.all([ledger.wallet.createMonths(), ledger.secondNode().createMonths()]);
    await ledger.wallet.createMonths();
    const { rows } = await ledger.database.pool.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'wallet.transfer'::regclass order by 1`,
    );
    // The current month is in the first partition.
    expect(rows).toHaveLength(14);
    for (const { name } of rows) {
      await expect(run(`truncate wallet.${name}`)).rejects.toThrow('never truncated');
      await expect(run(`insert into wallet.${name} default values`)).rejects.toThrow(
        'insert into wallet.transfer',
      );
    }
  });
});
