import { DRAWN_POTS } from '@foyer/contract/jackpot/potNames.ts';
import type { Period } from '@foyer/contract/jackpot/http.ts';
import type { BrandId } from '@foyer/domain/ids.ts';
import { money, toDecimal } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { readWins } from '../books/tables.ts';
import { readPeriods } from './periods.ts';

/** FAIR-08: the public data of a brand's periods. The seed of a period that has not ended stays secret. */
export async function readPublicPeriods(
  queryable: Queryable,
  brand: BrandId,
  page: { readonly first: number; readonly before: number | null },
): Promise<readonly Period[]> {
  const periods = await readPeriods(queryable, brand, page);
  const wins = await readWins(
    queryable,
    brand,
    periods.map(({ id }) => id),
  );
  return periods.map(({ id, startsAt, endsAt, commitment, seed, terms, revealedAt, list }) => ({
    id,
    instance: terms.instance,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    commitment,
    tickets: list && { count: list.tickets, hash: list.hash },
    seed: revealedAt ? seed : null,
    pots: DRAWN_POTS.map((pot) => ({
      id: pot,
      one_in: terms.oneIn[pot],
      share: terms.shares[pot],
      seed: toDecimal(money(BigInt(terms.seeds[pot]), 'EUR')),
      ceiling: toDecimal(money(BigInt(terms.ceilings[pot]), 'EUR')),
      must_drop_within_hours: terms.mustDropWithinHours[pot],
    })),
    wins: wins
      .filter(({ period }) => period === id)
      .map(({ bet, pot, cents, by, at }) => ({
        bet,
        pot,
        amount: toDecimal(money(cents, 'EUR')),
        by,
        at: at.toISOString(),
      })),
  }));
}
