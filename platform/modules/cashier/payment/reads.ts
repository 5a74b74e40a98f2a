import { sql } from 'kysely';
import type { PlayerId } from '@foyer/vocabulary/ids.ts';
import type { Queryable } from '../../../plumbing/database/database.ts';
import { paymentOf, type Payment } from './payment.ts';
import { selectPayments } from './till.ts';

/** Begun and neither finished nor cancelled, the newest first. */
export async function underWay(queryable: Queryable, playerId: PlayerId): Promise<readonly Payment[]> {
  const rows = await selectPayments(queryable)
    .where('payment.player_id', '=', playerId)
    .where('payment.processed_at', 'is', null)
    .orderBy('payment.created_at', 'desc')
    .orderBy('payment.id', 'desc')
    .execute();
  return rows.map(paymentOf);
}

/** GQLO-03; null before the first. */
export async function lastCompletedDeposit(
  queryable: Queryable,
  playerId: PlayerId,
): Promise<Payment | null> {
  const row = await selectPayments(queryable)
    .where('payment.player_id', '=', playerId)
    .where('payment.type', '=', 'Deposit')
    .where('payment.status', '=', 'Completed')
    .orderBy('payment.processed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? paymentOf(row) : null;
}

/** What the player's subscriptions have heard last, and its number; null when they have heard nothing yet. */
export async function lastHeard(
  queryable: Queryable,
  playerId: PlayerId,
): Promise<{ readonly payment: Payment; readonly sequence: number } | null> {
  const row = await selectPayments(queryable)
    .innerJoin('cashier.hearing as heard', 'heard.payment_id', 'payment.id')
    .select('heard.sequence')
    .where('heard.player_id', '=', playerId)
    .executeTakeFirst();
  return row ? { payment: paymentOf(row), sequence: Number(row.sequence) } : null;
}

/** In minor units of the player's currency, over the whole life of the account. */
export interface MovedMinor {
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

/** M2: what came in and stayed, and what went out. */
export async function movedInAll(queryable: Queryable, playerId: PlayerId): Promise<MovedMinor> {
  const { rows } = await sql<MovedMinor>`
    select coalesce(sum(amount) filter (where type = 'Deposit'), 0)::bigint as deposited,
           coalesce(sum(amount) filter (where type = 'Withdrawal'), 0)::bigint as withdrawn
    from cashier.payment where player_id = ${playerId} and status = 'Completed'`.execute(queryable);
  return rows[0] ?? { deposited: 0n, withdrawn: 0n };
}

/** M6: completed deposits since a moment, in cents of a euro by the rates of their days. */
export async function depositedEuroCents(
  queryable: Queryable,
  playerId: PlayerId,
  since: Date,
): Promise<bigint> {
  const { rows } = await sql<{ cents: bigint }>`
    select coalesce(sum(euro_cents), 0)::bigint as cents from cashier.payment
    where player_id = ${playerId} and type = 'Deposit' and status = 'Completed' and processed_at >= ${since}`.execute(
    queryable,
  );
  return rows[0]?.cents ?? 0n;
}

/** Whose payment a provider speaks of: where its money came late, the one that took it up. */
export async function paymentNamed(
  queryable: Queryable,
  provider: string,
  reference: string,
): Promise<{ readonly id: string; readonly playerId: PlayerId } | null> {
  const { rows } = await sql<{ id: string; playerId: PlayerId }>`
    select coalesce(late.id, p.id) as id, p.player_id as "playerId" from cashier.payment p
    left join cashier.payment late on late.late_of = p.id
    where p.id = ${reference} and p.provider = ${provider}`.execute(queryable);
  return rows[0] ?? null;
}

/**
 * Payments whose time has come, put off by `leaseMs` so that no other node takes them meanwhile; one that is being
 * changed just now is left for the next round.
 */
export async function claimDue(
  queryable: Queryable,
  { now, leaseMs, most }: { readonly now: Date; readonly leaseMs: number; readonly most: number },
): Promise<readonly { readonly id: string; readonly playerId: PlayerId }[]> {
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<{ id: string; playerId: PlayerId }>`
    update cashier.payment set due_at = ${until}
    where id in (
      select id from cashier.payment where due_at <= ${now} order by due_at limit ${most}
      for update skip locked)
    returning id, player_id as "playerId"`.execute(queryable);
  return rows;
}

/** What is held back waits no longer: it is looked at in the next round. */
export async function wakeHeld(queryable: Queryable, playerId: PlayerId, now: Date): Promise<void> {
  await sql`update cashier.payment set due_at = ${now}
    where player_id = ${playerId} and type = 'Withdrawal' and status = 'Initialized' and asked_at is null`.execute(
    queryable,
  );
}
