import { sql } from 'kysely';
import type { LimitPeriod } from '@foyer/contract/generated/resolvers.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';

/** What a player allows himself to stake and to lose. */
export interface PlayLimits {
  readonly playerId: PlayerId;
  /** Where its days begin. */
  readonly timeZone: string;
  readonly limits: readonly PlayLimit[];
}

interface PlayLimit {
  readonly kind: 'Stake' | 'Loss';
  readonly period: LimitPeriod;
  /** In the currency of the wallet. */
  readonly amount: Money;
}

/** What of the present periods is used already is counted from the transfers, so that a limit holds from its middle on. */
export async function setPlayLimits(
  tx: Transaction,
  { playerId, timeZone, limits }: PlayLimits,
  at: Date,
): Promise<void> {
  const lines = limits.map(({ kind, period, amount }) => ({ kind, period, amount: amount.minor.toString() }));
  await sql`select wallet.set_play_limits(${playerId}, ${JSON.stringify(lines)}::jsonb, ${timeZone}, ${at})`.execute(
    tx,
  );
}

/** Of one stretch of time. */
export interface Played {
  /** Stakes of real and bonus money with what they gave to jackpots, but for those that were taken back. */
  readonly staked: Money;
  /** Real money that went into games and has not come back from them; less than nothing for who has won. */
  readonly lost: Money;
}

export async function readPlayed(
  queryable: Queryable,
  playerId: PlayerId,
  since: readonly Date[],
): Promise<readonly Played[]> {
  const { rows } = await sql<{ currency: string; staked: bigint; lost: bigint }>`
    select account.currency, played.staked, played.lost
    from unnest(${since}::timestamptz[]) with ordinality as asked(since, n)
    join wallet.account on account.player_id = ${playerId} and account.kind = 'real'
    cross join lateral wallet.played(${playerId}, asked.since) played
    order by asked.n`.execute(queryable);
  return rows.map(({ currency, staked, lost }) => {
    if (!isCurrency(currency)) throw new TypeError(`an account is kept in '${currency}'`);
    return { staked: money(staked, currency), lost: money(lost, currency) };
  });
}
