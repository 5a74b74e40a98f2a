import { sql } from 'kysely';
import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import { MILLION } from '@foyer/domain/rates.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { spanOf } from '../../../infra/time/periodSpan.ts';

/** A player's stake and loss limits. */
export interface PlayLimits {
  readonly playerId: PlayerId;
  /** Time zone in which the player's days begin. */
  readonly timeZone: string;
  readonly limits: readonly PlayLimit[];
}

interface PlayLimit {
  readonly kind: 'Stake' | 'Loss';
  readonly period: LimitPeriod;
  /** In the wallet's currency. */
  readonly amount: Money;
}

/**
 * LIMIT-09: replaces all stake and loss limits. The use in the current periods is computed from the transfers, so a
 * limit also counts earlier play of its period.
 */
export async function setPlayLimits(
  tx: Transaction,
  { playerId, timeZone, limits }: PlayLimits,
  at: Date,
): Promise<void> {
  const lines = limits.map(({ kind, period, amount }) => ({
    kind,
    period,
    amount: amount.minor.toString(),
    ...spanOf(period, at, timeZone),
  }));
  await sql`select wallet.set_play_limits(${playerId}, ${JSON.stringify(lines)}::jsonb, ${timeZone})`.execute(
    tx,
  );
}

/** LIMIT-13: the accounts of one person, and the loss limits that they share. */
export interface GroupLimits {
  readonly groupId: string;
  readonly timeZone: string;
  readonly members: readonly {
    readonly playerId: PlayerId;
    /**
     * The exchange rate: one minor unit of the player's currency, in millionths of a minor unit of the group's
     * currency.
     */
    readonly rate: bigint;
  }[];
  readonly limits: readonly { readonly period: LimitPeriod; readonly amount: Money }[];
}

/**
 * Replaces the accounts and limits of a group, and deletes other groups of these accounts. Call it with the members and
 * limits of those groups already included: a missing limit is lost, and a missing member makes the call fail.
 */
export async function setGroupLimits(
  tx: Transaction,
  { groupId, timeZone, members, limits }: GroupLimits,
  at: Date,
): Promise<void> {
  const accounts = members.map(({ playerId, rate }) => ({ playerId, rate: rate.toString() }));
  const lines = limits.map(({ period, amount }) => ({
    period,
    amount: (amount.minor * MILLION).toString(),
    ...spanOf(period, at, timeZone),
  }));
  await sql`select wallet.set_group_limits(${groupId}, ${JSON.stringify(accounts)}::jsonb,
    ${JSON.stringify(lines)}::jsonb, ${timeZone})`.execute(tx);
}

/** Play within one period. */
export interface Played {
  /** Stakes of real and bonus money including jackpot contributions, without those rolled back. */
  readonly staked: Money;
  /** Net loss of real money in games; negative when the player won. */
  readonly lost: Money;
}

/** What the player has staked, and lost in real money, since each of these moments. */
export async function readPlayed(queryable: Queryable, playerId: PlayerId, since: readonly Date[]) {
  const { rows } = await sql<{ currency: string; staked: bigint; lost: bigint }>`
    select account.currency, played.staked, played.lost
    from unnest(${since}::timestamptz[]) with ordinality as span(since, ordinal)
    join wallet.account on account.player_id = ${playerId} and account.kind = 'real'
    cross join lateral wallet.sum_play_since(${playerId}, span.since, 0) played
    order by span.ordinal`.execute(queryable);
  return rows.map(({ staked, lost, ...row }) => {
    const currency = toCurrency(row.currency);
    return { staked: money(staked, currency), lost: money(lost, currency) };
  });
}
