import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { tableExists } from '../../../infra/database/tableExists.ts';

/** Pending deposit transfers of the ledger, by key. */
export type PendingDeposits = ReadonlyMap<
  string,
  { readonly playerId: string; readonly minor: bigint; readonly currency: string }
>;

interface HeldRow {
  readonly id: string;
  readonly key: string;
  readonly playerId: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly status: string;
  readonly outcome: string | null;
  readonly paid: bigint;
}

export interface HeldAudit {
  /** Number of deposits currently held. */
  readonly open: number;
  readonly findings: readonly string[];
}

/** Checks that the money of each held deposit is pending in the ledger exactly as long as it is held. */
export async function auditHeld(queryable: Queryable, pending: PendingDeposits): Promise<HeldAudit> {
  if (!(await tableExists(queryable, 'cashier.held_deposit'))) return { open: 0, findings: [] };
  const { rows } = await sql<HeldRow>`
    select h.payment_id as id, h.transfer_key as key, p.player_id as "playerId", p.amount as minor, p.currency,
           p.status, h.outcome, count(r.reference) filter (where r.state = 'Paid') as paid
    from cashier.held_deposit h join cashier.payment p on p.id = h.payment_id
    left join cashier.refund r on r.payment_id = h.payment_id
    group by h.payment_id, p.id`.execute(queryable);
  const open = rows.filter(({ outcome }) => outcome === null);
  const keys = new Set(open.map(({ key }) => key));
  const unmatchedKeys = [...pending.keys()].filter((key) => !keys.has(key));
  return {
    open: open.length,
    findings: [
      ...rows.flatMap((row) => findingOf(row, pending)),
      ...unmatchedKeys.map((key) => `pending transfer '${key}' belongs to no held deposit`),
    ],
  };
}

const STATUS: Readonly<Record<string, string>> = {
  Refunded: 'RolledBacked',
  ChargedBack: 'RolledBacked',
};

function findingOf(row: HeldRow, pending: PendingDeposits): readonly string[] {
  const { id, key, outcome, status, paid } = row;
  const at = pending.get(key);
  const isPendingInLedger =
    at?.playerId === row.playerId && at.minor === row.minor && at.currency === row.currency;
  if (outcome === null && !isPendingInLedger)
    return [`held deposit ${id} is not in the ledger as it is kept`];
  if (outcome !== null && at) return [`held deposit ${id} is ${outcome}, and still pending in the ledger`];
  if (outcome === null && status !== 'RollbackInitialized')
    return [`held deposit ${id} is open, and its payment ${status}`];
  const expected = outcome === null ? null : STATUS[outcome];
  if (expected && status !== expected) return [`held deposit ${id} is ${outcome}, and its payment ${status}`];
  if (paid !== (outcome === 'Refunded' ? 1n : 0n))
    return [`held deposit ${id} is ${outcome ?? 'open'}, with ${paid} refunds paid`];
  return [];
}
