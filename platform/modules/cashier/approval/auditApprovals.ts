import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { tableExists } from '../../../infra/database/tableExists.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly decision: string | null;
  readonly isOrdered: boolean;
}

/** MONEY-13: no payout was ordered without its approval, and what an operator rejected has ended. */
export async function auditApprovals(queryable: Queryable) {
  if (!(await tableExists(queryable, 'cashier.approval'))) return { waiting: 0, findings: [] };
  const { rows } = await sql<Row>`
    select p.id, p.status, a.decision, p.asked_at is not null as "isOrdered"
    from cashier.approval a join cashier.payment p on p.id = a.payment_id`.execute(queryable);
  return {
    waiting: rows.filter(({ decision }) => decision === null).length,
    findings: rows.flatMap(findingsOf),
  };
}

function findingsOf({ id, status, decision, isOrdered }: Row): readonly string[] {
  if (decision === 'Approved') return [];
  if (isOrdered) return [`withdrawal ${id} was ordered and is ${decision ?? 'not decided'}`];
  const expected = decision === null ? 'Initialized' : 'Cancelled';
  return status === expected ? [] : [`withdrawal ${id} is ${decision ?? 'not decided'}, and ${status}`];
}
