import { sql } from 'kysely';
import { isCurrency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/** A raffle prize that was paid, and its key. */
export interface PaidPrize {
  readonly key: string;
  readonly playerId: string;
  readonly amount: Money;
}

interface Row {
  readonly key: string;
  readonly playerId: string;
  readonly minor: bigint;
  readonly currency: string;
}

/** All raffle prizes ever paid, to compare with the raffle module. */
export async function readPrizes(queryable: Queryable): Promise<readonly PaidPrize[]> {
  const { rows } = await sql<Row>`
    select t.key, t.player_id as "playerId", t.amount as minor, a.currency
    from wallet.transfer t join wallet.account a on a.id = t.credit
    where t.caller = 'foyer:raffle' and t.status = 'posted' order by t.key`.execute(queryable);
  return rows.map(({ key, playerId, minor, currency }) => {
    if (!isCurrency(currency)) throw new TypeError(`an account is kept in '${currency}'`);
    return { key, playerId, amount: money(minor, currency) };
  });
}
