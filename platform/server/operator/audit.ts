import { toDecimal } from '@foyer/vocabulary/money.ts';
import { auditLedger, type LedgerAudit } from '../../modules/wallet/index.ts';
import { ConfigError, readConfig, type Config } from '../../plumbing/config.ts';
import { openDatabase, type Database } from '../../plumbing/database/database.ts';
import { EmbeddedError } from '../../plumbing/database/embedded/index.ts';
import { reachDatabase } from './reachDatabase.ts';

class AuditError extends Error {
  override readonly name = 'AuditError';
}

/**
 * `npm run audit`: computes every balance again from the transfers and says the difference, which must be nothing.
 * Beside a running product or without one. Ends with 1 when anything is wrong.
 */
async function audit(config: Config): Promise<LedgerAudit> {
  const { url, release } = await reachDatabase(config);
  const database = openDatabase(url, { connections: 1 });
  try {
    if (!(await hasLedger(database))) throw new AuditError('there is no ledger here yet: start Foyer once');
    // One state of the ledger for all the sums, while bets go on.
    return await database.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(auditLedger);
  } finally {
    await database.close();
    await release();
  }
}

async function hasLedger({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('wallet.transfer') is not null as found`,
  );
  return rows[0]?.found === true;
}

function report({ transfers, currencies, findings, isClean }: LedgerAudit): string {
  const accounts = currencies.reduce((sum, one) => sum + one.accounts, 0n);
  const lines = [`${accounts} accounts and ${transfers} transfers checked`];
  for (const { kept, difference, imbalance } of currencies) {
    const house = imbalance.minor === 0n ? '' : `, the house is out by ${toDecimal(imbalance)}`;
    lines.push(
      `${kept.currency}: players hold ${toDecimal(kept)}, difference ${toDecimal(difference)}${house}`,
    );
  }
  lines.push(...findings.map(({ what, count }) => `${what}: ${count}`));
  lines.push(isClean ? 'the ledger is right' : 'THE LEDGER IS WRONG');
  return lines.join('\n');
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError || error instanceof AuditError)
    return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const result = await audit(readConfig(process.env));
  process.stdout.write(`${report(result)}\n`);
  process.exitCode = result.isClean ? 0 : 1;
} catch (error) {
  process.stderr.write(`audit: ${explain(error)}\n`);
  process.exitCode = 1;
}
