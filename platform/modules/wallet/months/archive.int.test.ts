import { DAY } from '@foyer/domain/duration.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bet, rollback, win } from '../index.ts';
import { documentedSql } from '../testing/documentedSql.ts';
import { openLedger, type Ledger } from '../testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

const run = (statement: string) => ledger.database.pool.query(statement);

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

describe('a month that is archived as the documentation says', () => {
  it('MONEY-07 keeps its answers, and its rounds take nothing until it is attached again', async () => {
    await ledger.wallet.createMonths();
    ledger.clock.advance(62 * DAY);
    const [month = '', next = ''] = [0, 1].map((later) => {
      const now = ledger.clock.now();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later)).toISOString().slice(0, 7);
    });
    const step = async (after: string) => {
      const sql = await documentedSql('docs/operating/ledger.md', after);
      const ofMonth = sql.replaceAll('2026-02', next).replaceAll('2026-01', month);
      await run(ofMonth.replaceAll('2026_01', month.replace('-', '_')));
    };
    const player = await ledger.addPlayer();
    const stake = bet(player.play('archived', 'archived'));
    const answer = await ledger.wallet.submit(stake);
    const repeated = { balance: answer.balance, sequence: null };

    await step('1. Detach it.');
    await expect(ledger.wallet.submit(stake)).resolves.toMatchObject(repeated);
    for (const command of [
      win(player.play('late win', 'archived')),
      bet(player.play('late bet', 'archived')),
      rollback({ ...player.play('late rollback', 'archived'), rollsBack: 'archived' }),
    ])
      await expect(ledger.wallet.submit(command)).rejects.toMatchObject({
        type: 'UnknownRound',
        status: 404,
      });

    await step('To have the month back');
    await expect(ledger.wallet.submit(win(player.play('late win', 'archived')))).resolves.toMatchObject({
      sequence: 3,
    });
    await ledger.check();

    await step('1. Detach it.');
    await step('3. Drop it.');
    await expect(ledger.wallet.submit(stake)).resolves.toMatchObject(repeated);
  });
});
