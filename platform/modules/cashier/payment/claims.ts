import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { LIVE_NODES, type NodeId } from '../../../infra/nodes/index.ts';
import type { Payment } from './payment.ts';

/** A payment that a node processes, until the claim ends or the payment is due at another time. */
export interface Claim extends Pick<Payment, 'id' | 'playerId'> {
  readonly until: Date;
}

/**
 * Claims due payments and postpones them by `leaseMs`, so that no other node takes them. Payments that are
 * locked right now are left for the next run.
 */
export async function claimDue(
  queryable: Queryable,
  claim: {
    readonly node: NodeId | null;
    readonly now: Date;
    readonly leaseMs: number;
    readonly limit: number;
  },
): Promise<readonly Claim[]> {
  const until = new Date(claim.now.getTime() + claim.leaseMs);
  const { rows } = await sql<Claim>`
    with due as (
      update cashier.payment set due_at = ${until}
      where id in (
        select id from cashier.payment where due_at <= ${claim.now} order by due_at limit ${claim.limit}
        for update skip locked)
      returning id, player_id),
    claimed as (
      insert into cashier.claim (payment_id, node, until) select id, ${claim.node}, ${until} from due
      where ${claim.node}::integer is not null
      on conflict (payment_id) do update set node = excluded.node, until = excluded.until)
    select id, player_id as "playerId", ${until}::timestamptz as until from due`.execute(queryable);
  return rows;
}

/** Makes payments due now that a dead node had claimed and not begun, and deletes claims that ended. */
export async function releaseClaims(
  queryable: Queryable,
  { node, now }: { readonly node: NodeId | null; readonly now: Date },
): Promise<void> {
  await sql`
    with over as (
      delete from cashier.claim
      where until <= ${now} or (node is distinct from ${node}::integer and node not in (${sql.raw(LIVE_NODES)}))
      returning payment_id, until)
    update cashier.payment set due_at = ${now} from over
    where id = over.payment_id and due_at = over.until`.execute(queryable);
}
