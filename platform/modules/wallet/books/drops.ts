import { sql } from 'kysely';
import { isCurrency } from '@foyer/domain/currency.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/** A money reward that was paid as real money. */
export interface PaidDrop {
  readonly playerId: string;
  readonly amount: Money;
}

/** All money rewards ever paid, by key, to compare with the module that gave them. */
export async function readDrops(queryable: Queryable): Promise<ReadonlyMap<string, PaidDrop>> {
  const { rows } = await sql<{ key: string; playerId: string; minor: bigint; currency: string }>`
    select t.key, t.player_id as "playerId", t.amount as minor, a.currency
    from wallet.transfer t join wallet.account a on a.id = t.credit
    where t.caller = 'foyer:rewards' and t.recipe = 'moneyDrop' and t.status = 'posted'`.execute(queryable);
  return new Map(
    rows.map(({ key, playerId, minor, currency }) => {
      if (!isCurrency(currency)) throw new TypeError(`an account is kept in '${currency}'`);
      return [key, { playerId, amount: money(minor, currency) }];
    }),
  );
}
