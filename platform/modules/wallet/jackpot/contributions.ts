import { sql } from 'kysely';
import { toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { withAmount, type StoredAmount } from '../books/storedAmount.ts';

/** The jackpot contribution added to each stake of a player; a null amount stops it. */
export interface ContributionSetting {
  readonly playerId: PlayerId;
  /** A pot opened by `wallet.openPot`. */
  readonly pot: string;
  /** Positive, in the wallet's currency. */
  readonly amount: Money | null;
}

/**
 * LIMIT-10: the jackpot contribution of each stake from now on. Changes the player's version, so that a concurrent
 * stake is posted either before or after the change.
 */
export async function setContribution(
  tx: Transaction,
  { playerId, pot, amount }: ContributionSetting,
): Promise<void> {
  const { rows } = await sql<{ currency: string }>`
    update wallet.account set version = version + 1
    where player_id = ${playerId} and kind = 'real' returning currency`.execute(tx);
  if (amount === null) {
    await sql`delete from wallet.standing_contribution where player_id = ${playerId}`.execute(tx);
    return;
  }
  if (amount.minor <= 0n || amount.currency !== rows[0]?.currency)
    throw new RangeError('a contribution is above zero, in the currency of the wallet');
  await sql`insert into wallet.standing_contribution (player_id, pot, amount)
    values (${playerId}, ${pot}, ${amount.minor})
    on conflict (player_id) do update set pot = excluded.pot, amount = excluded.amount`.execute(tx);
}

/** The contribution of one stake to a pot; negative when a rollback returned it. */
export interface Contribution {
  readonly brand: BrandId;
  readonly pot: string;
  readonly playerId: PlayerId;
  /** Studio and transaction id identify the bet. */
  readonly studio: string;
  readonly transactionId: string;
  readonly amount: Money;
  readonly at: Date;
}

/**
 * A contribution in the queue `wallet.gathered`. The account is that of the pot. Numbers are text, because those of JSON
 * are inexact.
 */
type QueuedContribution = readonly [
  account: string,
  playerId: PlayerId,
  studio: string,
  transactionId: string,
  minor: string,
];

/** Consumes the contributions of up to `batches` commits, oldest first; they are removed when `tx` commits. */
export async function consumeContributions(
  tx: Transaction,
  batches: number,
): Promise<readonly Contribution[]> {
  // Version 0.1.0 wrote numbers: the database makes them text.
  const { rows: consumed } = await sql<{ contributions: readonly QueuedContribution[]; at: Date }>`
    with consumed as (
      delete from wallet.gathered where id in (select id from wallet.gathered order by id limit ${batches})
      returning id, gifts as contributions, gathered_at)
    select gathered_at as at, case jsonb_typeof(contributions -> 0 -> 4) when 'number' then (
             select jsonb_agg(jsonb_build_array(one ->> 0, one ->> 1, one ->> 2, one ->> 3, one ->> 4) order by ordinal)
             from jsonb_array_elements(contributions) with ordinality as each(one, ordinal))
           else contributions end as contributions
    from consumed order by id`.execute(tx);
  if (consumed.length === 0) return [];
  const accounts = await potAccounts(tx);
  return consumed.flatMap(({ contributions, at }) =>
    contributions.map(([account, playerId, studio, transactionId, minor]) => {
      const pot = accounts.get(account);
      if (!pot) throw new TypeError(`account ${account} is no pot`);
      const amount = money(BigInt(minor), pot.currency);
      return { brand: pot.brand, pot: pot.name, playerId, studio, transactionId, amount, at };
    }),
  );
}

interface PotAccount {
  readonly brand: BrandId;
  readonly name: string;
  readonly currency: Currency;
}

/** By the id of the account as text. */
async function potAccounts(queryable: Queryable): Promise<ReadonlyMap<string, PotAccount>> {
  const { rows } = await sql<{ id: bigint; brand: BrandId; name: string; currency: string }>`
    select id, brand, name, currency from wallet.account
    where player_id is null and kind = 'jackpot'`.execute(queryable);
  return new Map(
    rows.map(({ id, brand, name, currency }) => [`${id}`, { brand, name, currency: toCurrency(currency) }]),
  );
}

/** A player's jackpot contributions, one per stake, latest first, with sequence numbers below `before`. */
export async function readContributions(
  queryable: Queryable,
  { playerId, before, first }: { playerId: PlayerId; before: number | null; first: number },
) {
  const { rows } = await sql<
    Pick<Contribution, 'studio' | 'transactionId' | 'at'> &
      StoredAmount & { isTakenBack: boolean; sequence: bigint }
  >`
    select t.caller as studio, t.key as "transactionId", t.amount as minor, a.currency, t.created_at as at, t.sequence,
           exists (select from wallet.transfer bet join wallet.reversal r on r.transfer = bet.id
                   where bet.player_id = t.player_id and bet.created_at = t.created_at
                     and bet.caller = t.caller and bet.key = t.key) as "isTakenBack"
    from wallet.transfer t join wallet.account a on a.id = t.debit and a.kind = 'real'
    where t.player_id = ${playerId} and t.sequence is not null and t.recipe = 'jackpotContribution'
      and (${before}::bigint is null or t.sequence < ${before}::bigint)
    order by t.created_at desc, t.sequence desc limit ${first}`.execute(queryable);
  return rows.map(({ sequence, ...row }) => ({ ...withAmount(row), sequence: Number(sequence) }));
}
