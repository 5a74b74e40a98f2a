import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedger, type Ledger } from '../../modules/wallet/testing/ledger.ts';

const BETS = 1_000;
const KILLED_AFTER = 300;
const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.drop());

/** Starts the bets in a process of its own and kills it in the middle. @returns the bets it had acknowledged */
async function betUntilKilled(gameSessions: readonly string[]): Promise<string[]> {
  const script = pathOf('./betUntilKilled.ts');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, ledger.url, String(BETS), ...gameSessions],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > KILLED_AFTER) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  // What stands after the last line end was cut off by the kill.
  return said.split('\n').slice(0, -1);
}

const audit = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', pathOf('../audit.ts')], {
    env: { ...process.env, FOYER_DATABASE_URL: ledger.url },
  });

describe('a process killed in the middle of a thousand bets', () => {
  it('leaves every acknowledged bet present and the audit clean', async () => {
    const seats = await Promise.all(Array.from({ length: 8 }, () => ledger.seat({ balance: 1_000_00n })));
    const acknowledged = await betUntilKilled(seats.map(({ gameSession }) => gameSession));
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLED_AFTER);
    expect(acknowledged.length).toBeLessThan(BETS);

    const { rows } = await sql<{ key: string }>`
      select key from wallet.transfer where caller = 'sandbox' and recipe = 'bet'`.execute(
      ledger.database.query,
    );
    const present = new Set(rows.map(({ key }) => key));
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);

    const { stdout } = await audit();
    expect(stdout).toContain('difference 0.00');
    expect(stdout).toContain('the ledger is right');
  });

  it('an audit of a ledger that was tampered with ends with 1 and says by how much', async () => {
    const seat = await ledger.seat({ balance: 10_00n });
    await sql`update wallet.account set balance = balance + 7
      where player_id = ${seat.playerId} and kind = 'real'`.execute(ledger.database.query);
    await expect(audit()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/difference 0\.07[^]*THE LEDGER IS WRONG/),
    });
  });
});
