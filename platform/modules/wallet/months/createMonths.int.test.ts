import { DAY } from '@foyer/domain/duration.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet, win } from '../index.ts';
import { documentedSql } from '../testing/documentedSql.ts';
import { openLedger, type Ledger } from '../testing/ledger.ts';

const YEAR_MS = 366 * DAY;

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

const thisMonth = () => ledger.clock.now().toISOString().slice(0, 7);
const monthAfter = (month: string) => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
};

/** Runs work while a transaction reads the ledger, so that no partition can be attached to it. */
async function whileRead(work: () => Promise<void>): Promise<void> {
  const reader = await ledger.database.pool.connect();
  try {
    await reader.query(
      'begin; set local idle_in_transaction_session_timeout = 0; select count(*) from wallet.transfer',
    );
    await work();
  } finally {
    reader.release(true);
  }
}

async function defaultRows(): Promise<readonly unknown[]> {
  const { rows } = await ledger.database.pool.query(
    `select (select count(*)::int from wallet.transfer_default) as transfers,
            (select count(*)::int from wallet.round_default) as rounds`,
  );
  return rows;
}

it('a run that cannot create the next months fails and names them', async () => {
  await ledger.wallet.createMonths();
  ledger.clock.advance(2 * YEAR_MS);
  await whileRead(async () => {
    const [month, next] = [thisMonth(), monthAfter(thisMonth())];
    await expect(ledger.wallet.createMonths()).rejects.toThrow(
      `wallet.transfer has no partition for ${month}; wallet.transfer has no partition for ${next}: see`,
    );
  });
  await ledger.wallet.createMonths();
});

it('a run that cannot create a later month leaves it to the next run', async () => {
  // The month that is missing now is the last of thirteen.
  ledger.clock.advance(31 * DAY);
  await whileRead(() => ledger.wallet.createMonths());
});

it('rows in a default partition are reported, and become a month as the documentation says', async () => {
  ledger.clock.advance(3 * YEAR_MS);
  const player = await ledger.addPlayer({ balance: 10_00n });
  await ledger.wallet.submit(bet(player.play('early', 'early', 1_00n)));
  const month = thisMonth();
  const failed = ledger.wallet.createMonths();
  await expect(failed).rejects.toThrow(`wallet.transfer has no partition for ${month}`);
  await expect(failed).rejects.toThrow(`wallet.round_default has rows, such as one of ${month}`);

  const sql = await documentedSql('docs/operating/ledger.md', '### Rows in a default partition');
  await ledger.database.pool.query(
    sql
      .replaceAll('2027-04', monthAfter(month))
      .replaceAll('2027-03', month)
      .replaceAll('2027_03', month.replace('-', '_')),
  );
  await ledger.wallet.createMonths();
  expect(await defaultRows()).toEqual([{ transfers: 0, rounds: 0 }]);
  await ledger.wallet.submit(win(player.play('win', 'early', 2_00n)));
  await ledger.wallet.submit(bet(player.play('late', 'late', 1_00n)));
  expect(await defaultRows()).toEqual([{ transfers: 0, rounds: 0 }]);
  await ledger.check();
});
