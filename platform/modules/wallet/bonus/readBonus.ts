import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { BonusStatus } from '../events.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import type { BonusOf } from './bonusEnding.ts';
import type { BonusTerms } from './bonusGrant.ts';

/** A bonus with its terms and progress. */
export interface Bonus extends BonusTerms {
  readonly id: string;
  /**
   * WALLET-09: an expired bonus is Expired even before its balance has been taken back; a wagered one stays Active until it
   * is converted.
   */
  readonly status: BonusStatus;
  readonly granted: Money;
  /** Remaining balance while the bonus is active. */
  readonly balance: Money;
  /** The part of the stakes so far that counts towards wagering. */
  readonly wagered: Money;
  readonly grantedAt: Date;
  readonly endedAt: Date | null;
}

interface BonusRow {
  readonly id: string;
  readonly status: BonusStatus;
  readonly currency: string;
  readonly granted: bigint;
  readonly balance: bigint;
  readonly required: bigint;
  readonly wagered: bigint;
  readonly weights: Readonly<Record<string, number>>;
  readonly maxBet: bigint | null;
  readonly maxPayout: bigint | null;
  readonly grantedAt: Date;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

/** Returns the active bonus, or else the last one granted; null for a player who never had one. */
export async function readBonus(queryable: Queryable, playerId: PlayerId, at: Date): Promise<Bonus | null> {
  const { rows } = await sql<BonusRow>`
    select b.id, case when b.status = 'Active' and b.expires_at <= ${at} and b.wagered < b.required then 'Expired'
                      else b.status end as status,
           a.currency, b.granted, case b.status when 'Active' then a.balance else 0 end as balance,
           b.required, b.wagered, b.weights, b.max_bet as "maxBet", b.max_payout as "maxPayout",
           b.granted_at as "grantedAt", b.expires_at as "expiresAt", coalesce(b.ended_at,
             case when b.expires_at <= ${at} and b.wagered < b.required then b.expires_at end) as "endedAt"
    from wallet.bonus b join wallet.account a on a.player_id = b.player_id and a.kind = 'bonus'
    where b.player_id = ${playerId}
    order by b.status = 'Active' desc, b.granted_at desc limit 1`.execute(queryable);
  return rows[0] ? bonusOf(rows[0]) : null;
}

function bonusOf({ granted, balance, required, wagered, maxBet, maxPayout, ...row }: BonusRow): Bonus {
  const currency = toCurrency(row.currency);
  return {
    ...row,
    granted: money(granted, currency),
    balance: money(balance, currency),
    wageringRequired: money(required, currency),
    wagered: money(wagered, currency),
    maxBet: maxBet === null ? null : money(maxBet, currency),
    maxPayout: maxPayout === null ? null : money(maxPayout, currency),
  };
}

const BATCH = 200;

/** Active bonuses that must be ended: expired ones, and wagered ones that were not converted, each longest due first. */
export async function bonusesToEnd(
  queryable: Queryable,
  at: Date,
): Promise<readonly (BonusOf & { readonly isWagered: boolean })[]> {
  const { rows } = await sql<BonusOf & { isWagered: boolean }>`
    (select id as "bonusId", player_id as "playerId", wagered >= required as "isWagered" from wallet.bonus
     where status = 'Active' and expires_at <= ${at} order by expires_at limit ${BATCH})
    union
    (select id, player_id, true from wallet.bonus
     where status = 'Active' and wagered_at is not null order by wagered_at limit ${BATCH})`.execute(
    queryable,
  );
  return rows;
}
