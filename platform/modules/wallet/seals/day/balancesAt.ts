import { sql, type RawBuilder } from 'kysely';
import type { SealedBalance } from '../bookTrees.ts';
import { SEAL_TOLERANCE } from '../clockTolerance.ts';
import { endOf } from '../days.ts';

/**
 * The balances of players after their last movement dated before the end of a sealed day.
 * @param which a condition on `s`, the player's row of `wallet.sealed_balance`, and `a`, their real account
 */
export function balancesAt(day: string, which: RawBuilder<unknown>): RawBuilder<SealedBalance> {
  const end = endOf(day);
  // A player who has not moved since then has their sealed balance, even if their last movement is in an archived month.
  // Else the index is in the order of time, but the last movement is the one with the highest number.
  return sql<SealedBalance>`
    select s.player_id as "playerId", a.brand, a.currency,
           case when later.is_moved then coalesce(m.balance_after, 0) else s.real end as real,
           case when later.is_moved then coalesce(m.bonus_after, 0) else s.bonus end as bonus
    from wallet.sealed_balance s
    join wallet.account a on a.player_id = s.player_id and a.kind = 'real'
    cross join lateral (
      select exists (select from wallet.transfer
                     where player_id = s.player_id and sequence <= s.sequence and created_at >= ${end})
          or exists (select from wallet.conclusion
                     where player_id = s.player_id and sequence <= s.sequence and concluded_at >= ${end}) as is_moved) later
    left join lateral (
      with dated as (
        (select created_at as at from wallet.transfer
         where player_id = s.player_id and sequence is not null and created_at < ${end}
         order by created_at desc limit 1)
        union all
        (select concluded_at from wallet.conclusion
         where player_id = s.player_id and sequence is not null and concluded_at < ${end}
         order by concluded_at desc limit 1)),
      latest as (select max(at) - ${SEAL_TOLERANCE} as since from dated)
      select sequence, balance_after, bonus_after from wallet.transfer
      where later.is_moved and player_id = s.player_id and sequence is not null
        and created_at >= (select since from latest) and created_at < ${end}
      union all
      select sequence, balance_after, bonus_after from wallet.conclusion
      where later.is_moved and player_id = s.player_id and sequence is not null
        and concluded_at >= (select since from latest) and concluded_at < ${end}
      order by sequence desc limit 1) m on true
    where s.since <= ${day}::date and ${which} order by s.player_id`;
}
