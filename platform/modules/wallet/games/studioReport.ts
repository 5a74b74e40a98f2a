import { sql } from 'kysely';
import { toCurrency, type Currency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/**
 * Settlement figures between the operator and a studio for one brand and currency, without bets and wins that were
 * rolled back.
 */
export interface StudioReport {
  readonly studio: string;
  readonly brand: string;
  readonly currency: Currency;
  readonly rounds: number;
  readonly stakes: Money;
  /** Stakes of free rounds, paid by the operator; not in `stakes`. */
  readonly freeStakes: Money;
  readonly wins: Money;
  /** The part of the stakes that fed the studio's own jackpots, in major units with six decimals. */
  readonly jackpotContributions: string;
  /** The part of the wins that came from the studio's own jackpots, in major units with six decimals. */
  readonly jackpotWins: string;
}

interface Row {
  readonly studio: string;
  readonly brand: string;
  readonly currency: string;
  readonly rounds: bigint;
  readonly stakes: bigint;
  readonly free: bigint;
  readonly wins: bigint;
  readonly fed: string;
  readonly won: string;
}

/** Reports stakes and wins by the time they were posted: `from` inclusive, `to` exclusive. */
export async function readStudioReport(
  queryable: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly StudioReport[]> {
  const { rows } = await sql<Row>`
    select t.caller as studio, p.brand, p.currency,
           count(distinct t.round) as rounds,
           coalesce(sum(t.amount) filter (where t.recipe = 'bet'), 0)::bigint as stakes,
           coalesce(sum(t.amount) filter (where t.recipe = 'freeBet'), 0)::bigint as free,
           coalesce(sum(t.amount) filter (where t.recipe = 'win'), 0)::bigint as wins,
           coalesce(sum(j.amount) filter (where t.leg = 0 and t.recipe <> 'win'), 0)::numeric(30,6)::text as fed,
           coalesce(sum(j.amount) filter (where t.leg = 0 and t.recipe = 'win'), 0)::numeric(30,6)::text as won
    from wallet.transfer t
    join wallet.account p on p.player_id = t.player_id and p.kind = 'real'
    left join wallet.jackpot_part j on j.caller = t.caller
      and j.key = case when t.key like 'release %' then substr(t.key, 9) else t.key end
    where t.recipe in ('bet', 'freeBet', 'win') and t.status = 'posted'
      and t.created_at >= ${from} and t.created_at < ${to}
      and not exists (
        select from wallet.transfer first join wallet.reversal r on r.transfer = first.id
        where first.player_id = t.player_id and first.created_at = t.created_at
          and first.caller = t.caller and first.key = t.key)
    group by t.caller, p.brand, p.currency order by t.caller, p.brand, p.currency`.execute(queryable);
  return rows.map(reportOf);
}

function reportOf({ studio, brand, rounds, stakes, free, wins, fed, won, ...row }: Row): StudioReport {
  const currency = toCurrency(row.currency);
  return {
    studio,
    brand,
    currency,
    rounds: Number(rounds),
    stakes: money(stakes, currency),
    freeStakes: money(free, currency),
    wins: money(wins, currency),
    jackpotContributions: fed,
    jackpotWins: won,
  };
}
