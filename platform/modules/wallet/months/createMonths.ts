import type pg from 'pg';

/**
 * Creates the partitions of the coming twelve months where they are missing. A later month may be left to the next run.
 * @throws Error if this month or the next one has no partition of its own, or a default partition has rows
 */
export async function createMonths(pool: pg.Pool, at: Date): Promise<void> {
  await pool.query('select wallet.create_months($1)', [at]);
  const { rows } = await pool.query<{ problem: string }>(
    'select problem from wallet.partition_problems($1) problem',
    [at],
  );
  if (rows.length === 0) return;
  const problems = rows.map(({ problem }) => problem).join('; ');
  throw new Error(`${problems}: see "Rows in a default partition" in docs/operating/ledger.md`);
}
