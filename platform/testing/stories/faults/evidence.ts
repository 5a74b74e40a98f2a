import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import type { CommandKind, MoneyCommand } from './moneyCommands.ts';
import type { Acknowledged } from './node.ts';

type Evidence = (command: MoneyCommand, response: string) => string;

const play: Evidence = ({ key }) => `play ${key}`;
const payment: Evidence = ({ key }, id) => `payment ${key} ${id}`;
const reward: Evidence = ({ key }, id) => `reward ${key} ${id}`;
const completed: Evidence = ({ subject }) => `Completed ${subject}`;

/** What the database must have once for each acknowledged command. Jobs have no evidence of their own. */
const EVIDENCE: Partial<Record<CommandKind, Evidence>> = {
  bet: play,
  win: play,
  rollback: play,
  endRound: play,
  deposit: payment,
  withdrawal: payment,
  depositPaid: completed,
  withdrawalPaid: completed,
  withdrawalRefused: ({ subject }) => `Cancelled ${subject}`,
  moneyReward: reward,
  freeRounds: reward,
  claim: ({ subject }) => `granted ${subject}`,
  purchase: ({ key }, id) => `purchase ${key} ${id}`,
  claimPurchase: ({ subject }) => `granted purchase ${subject}`,
};

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
    const evidenceOf = response.outcome === 'done' ? EVIDENCE[command.kind] : undefined;
    return evidenceOf ? [evidenceOf(command, response.text)] : [];
  });
  return {
    lost: expected.filter((line) => !evidence.has(line)),
    doubled: [
      ...rows.map(({ name }) => name),
      ...[...evidence].flatMap(([line, count]) => (count > 1 ? [line] : [])),
    ],
  };
}
