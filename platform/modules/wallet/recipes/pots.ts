import { sql } from 'kysely';
import { minorDigits, toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { withAmount, type StoredAmount } from '../books/storedAmount.ts';
import type { KindTotal } from '../seals/movements.ts';

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

/** A transfer of the operator's money into a pot, or out of it when negative. */
export interface PotFunding {
  /** Must be unique: a repeated key fails, because the pot was changed in the transaction of the first one. */
  readonly key: string;
  readonly brand: BrandId;
  readonly pot: string;
  readonly amount: Money;
}

/** Moves the operator's money into a pot, for its seed or for a currency exchange between pots. */
export async function fundPot(tx: Transaction, funding: PotFunding, at: Date): Promise<void> {
  const { key, brand, pot, amount } = funding;
  if (amount.minor === 0n) throw new RangeError('nothing funds no pot');
  await sql`select wallet.fund_pot(${key}, ${brand}, ${amount.currency}, ${minorDigits(amount.currency)}::smallint,
    ${pot}, ${amount.minor}, ${at})`.execute(tx);
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

/** A contribution in `wallet.gathered`. The account is that of the pot. Numbers are text, because those of JSON are inexact. */
type GatheredEntry = readonly [
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
  const { rows: taken } = await sql<{ gifts: readonly GatheredEntry[]; at: Date }>`
    with taken as (
      delete from wallet.gathered where id in (select id from wallet.gathered order by id limit ${batches})
      returning id, gifts, gathered_at)
    select gathered_at as at, case jsonb_typeof(gifts -> 0 -> 4) when 'number' then (
             select jsonb_agg(jsonb_build_array(gift ->> 0, gift ->> 1, gift ->> 2, gift ->> 3, gift ->> 4) order by place)
             from jsonb_array_elements(gifts) with ordinality as each(gift, place)) else gifts end as gifts
    from taken order by id`.execute(tx);
  if (taken.length === 0) return [];
  const accounts = await potAccounts(tx);
  return taken.flatMap(({ gifts, at }) =>
    gifts.map(([account, playerId, studio, transactionId, minor]) => {
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
    select id, brand, name, currency from wallet.account where kind = 'jackpot'`.execute(queryable);
  return new Map(
    rows.map(({ id, brand, name, currency }) => [`${id}`, { brand, name, currency: toCurrency(currency) }]),
  );
}

/** A pot's balance by transfers, and the part not yet consumed by the jackpot module. In minor units. */
export interface PotHolding extends PotAccount {
  readonly held: bigint;
  readonly waiting: bigint;
}

/** @param totals of all accounts by kind, since the beginning */
export async function readPots(queryable: Queryable, totals: readonly KindTotal[]) {
  const { rows } = await sql<Omit<PotHolding, 'currency' | 'held'> & { currency: string }>`
    select a.brand, a.name, a.currency,
           coalesce((select sum((gift ->> 4)::bigint)
                     from wallet.gathered, jsonb_array_elements(gifts) gift
                     where (gift ->> 0)::bigint = a.id), 0)::bigint as waiting
    from wallet.account a where a.kind = 'jackpot' order by a.brand, a.currency`.execute(queryable);
  return rows.map(({ currency, ...row }) => {
    const total = totals.find(
      ({ brand, currency: code, kind }) =>
        brand === row.brand && code === currency && kind === `jackpot ${row.name}`,
    );
    return {
      ...row,
      currency: toCurrency(currency),
      held: (total?.credits ?? 0n) - (total?.debits ?? 0n),
    };
  });
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
