import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import { readConfig } from '../../../infra/config.ts';
import { bet, books, seals } from '../../../modules/wallet/index.ts';
import { openLedger, type Ledger } from '../../../modules/wallet/testing/ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

/** Runs an operator command in its own process. */
const run = (command: 'audit/audit' | 'trialBalance' | 'studioReport', ...args: string[]) => {
  const script = fileURLToPath(new URL(`../../../server/commands/${command}.ts`, import.meta.url));
  return promisify(execFile)(process.execPath, ['tools/programs/run.mjs', script, ...args], {
    env: { ...process.env, FOYER_DATABASE_URL: ledger.url },
  });
};

describe('the trial balance', () => {
  it('is a table per brand and currency that sums to zero', async () => {
    await ledger.addPlayer({ balance: 10_00n });
    const { stdout } = await run('trialBalance');
    expect(stdout).toMatch(/northlight, EUR\n[^]*\nfunding +1 [^]*\nreal +\d+ [^]*\nsum +0\.00\n/);
  });

  it('of an invalid day is refused', async () => {
    await expect(run('trialBalance', '2026-13-01')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("'2026-13-01' is not a day like 2026-11-20"),
    });
  });
});

describe('the studio report', () => {
  it('has a line per studio, brand and currency, for valid days', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    await ledger.wallet.submit(bet({ ...player.play('b', 'r', 2_50n), jackpotPart: '0.0125' }));
    const day = ledger.clock.now().toISOString().slice(0, 10);
    const { stdout } = await run('studioReport', day);
    expect(stdout.split('\n')[0]?.split('\t')).toContain('jackpot contributions');
    expect(stdout.split('\n')[1]?.split('\t')).toEqual(
      'sandbox northlight EUR 1 2.50 0.00 0.00 0.012500 0.000000'.split(' '),
    );
    await expect(run('studioReport', day, 'tomorrow')).rejects.toMatchObject({ code: 1 });
  });
});

describe('the audit', () => {
  it('MONEY-11 starts at the last sealed day, reads everything with --all, and one day with --day', async () => {
    const day = ledger.clock.now().toISOString().slice(0, 10);
    ledger.clock.advance(2 * DAY);
    const { ledgerKey, ledgerPublicKeys } = readConfig({});
    const keys = seals.ledgerKeysOf(ledgerKey, ledgerPublicKeys);
    await seals.createSeals({ ...ledger, keys }).sealDays();
    const [last, all, one] = await Promise.all([
      run('audit/audit'),
      run('audit/audit', '--all'),
      run('audit/audit', '--day', day),
    ]);
    expect(last.stdout).toMatch(
      /days sealed until [^]*\n10 accounts and 0 transfers checked\n[^]*with --all\n/,
    );
    expect(all.stdout).toMatch(/compared with their transfers\n[^]*raffles: /);
    expect(one.stdout).toContain('1 compared with their transfers');
    for (const { stdout } of [last, all, one]) expect(stdout).toContain('the ledger is consistent');
    const { rows } = await sql`select is_right, read_all from wallet.audit_result order by read_all`.execute(
      ledger.database.query,
    );
    expect(rows).toEqual([false, false, true].map((read_all) => ({ is_right: true, read_all })));
    await expect(run('audit/audit', '--day', '2020-01-01')).rejects.toMatchObject({ code: 1 });
    await expect(run('audit/audit', '--everything')).rejects.toMatchObject({ code: 1 });
  });

  it('of everything is known by its result, whatever short audits find later', async () => {
    const at = ledger.clock.now();
    await ledger.database.transaction((tx) => books.recordAudit(tx, { at, isRight: false, readAll: true }));
    await ledger.database.transaction((tx) => books.recordAudit(tx, { at, isRight: true, readAll: false }));
    expect(await books.readLastAudits(ledger.database.query)).toEqual([
      { at, isRight: true, readAll: false },
      { at, isRight: false, readAll: true },
    ]);
  });

  it('reports a correct ledger, and the differences of one that was tampered with', async () => {
    const player = await ledger.addPlayer({ balance: 10_00n });
    const { stdout } = await run('audit/audit');
    expect(stdout).toContain('difference 0.00');
    expect(stdout).toContain('the ledger is consistent');
    await sql`update wallet.account set balance = balance + 7
      where player_id = ${player.playerId} and kind = 'real'`.execute(ledger.database.query);
    await expect(run('audit/audit')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/difference 0\.07[^]*THE LEDGER IS NOT CONSISTENT/),
    });
  });
});
