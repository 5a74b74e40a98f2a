import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { isJob, type MoneyCommand } from './moneyCommands.ts';
import type { Acknowledged } from './node.ts';

/** What the database must have once for an acknowledged command; null for a job. */
export function evidenceOf({ kind, key, subject }: MoneyCommand, response: string): string | null {
  switch (kind) {
    case 'bet':
    case 'win':
    case 'rollback':
    case 'endRound':
      return `play ${key}`;
    case 'deposit':
    case 'withdrawal':
      return `payment ${key} ${response}`;
    case 'depositPaid':
    case 'withdrawalPaid':
      return `Completed ${subject}`;
    case 'withdrawalRefused':
      return `Cancelled ${subject}`;
    case 'moneyReward':
    case 'freeRounds':
      return `reward ${key} ${response}`;
    case 'claim':
      return `granted ${subject}`;
    case 'purchase':
      return `purchase ${key} ${response}`;
    case 'claimPurchase':
      return `granted purchase ${subject}`;
    default:
      return null;
  }
}

/** How often each piece of evidence is in the database. */
async function readEvidence(queryable: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ line: string; count: number }>`
    with granted (id) as (
      select key from wallet.transfer where caller = 'foyer:rewards' and leg = 0
      union all select id from wallet.free_rounds),
    evidence (line) as (
      select 'play ' || key from wallet.transfer where caller = 'sandbox' and leg = 0
      union all select 'payment ' || idempotency_key || ' ' || id from cashier.payment
      union all select status || ' ' || id from cashier.payment
      union all select 'reward ' || reward_id || ' ' || id from rewards.assignment
      union all select 'granted ' || id from granted
      union all select 'purchase ' || idempotency_key || ' ' || id from shop.purchase
      union all select 'granted purchase ' || p.id from shop.purchase p join granted g on g.id = p.assignation)
    select line, count(*)::int as count from evidence group by line`.execute(queryable);
  return new Map(rows.map(({ line, count }) => [line, count]));
}

export interface Losses {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
}

export async function findLosses(
  queryable: Queryable,
  acknowledged: readonly Acknowledged[],
): Promise<Losses> {
  const evidence = await readEvidence(queryable);
  const { rows } = await sql<{ name: string }>`
    select caller || ' ' || key as name from wallet.transfer
    group by caller, key having count(distinct sequence) > 1 or count(*) filter (where leg = 0) > 1`.execute(
    queryable,
  );
  const expected = acknowledged.flatMap(({ command, response }) => {
    const line = response.outcome === 'done' && !isJob(command) && evidenceOf(command, response.text);
    return line ? [line] : [];
  });
  return {
    lost: expected.filter((line) => !evidence.has(line)),
    doubled: [
      ...rows.map(({ name }) => name),
      ...[...evidence].flatMap(([line, count]) => (count > 1 ? [line] : [])),
    ],
  };
}
