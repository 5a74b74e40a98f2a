import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import { minorDigits, toCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { minimumsOf, type MinimumOf } from './minimums.ts';

/** WALLET-01: a player's balance and minimum amounts, with the progress of the active bonus. */
export interface WalletState {
  readonly walletId: string;
  readonly balance: Money;
  readonly bonusBalance: Money;
  readonly currency: Currency;
  /** Increases by one with each movement; an update with a lower sequence is outdated. */
  readonly sequence: number;
  /** From 0 to 1; null without an active bonus. */
  readonly wageringProgress: number | null;
  readonly minDepositAmount: Money;
  readonly minWithdrawalAmount: Money;
  /** CLOCK-03: when the next reality check is due; null without checks. */
  readonly checkDueAt: Date | null;
}

export interface NewWallet {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  readonly currency: Currency;
}

const OPERATOR_ACCOUNTS = ['game', 'funding', 'promotion', 'owed', 'correction', 'heldWins'] as const;

/**
 * Opens the player's real and bonus accounts, and the operator's accounts
 * of the brand and currency if they do not exist yet.
 */
export async function openAccounts(
  tx: Transaction,
  { playerId, brand, currency }: NewWallet,
  openedAt: Date,
): Promise<void> {
  const digits = minorDigits(currency);
  for (const kind of OPERATOR_ACCOUNTS) {
    await sql`insert into wallet.account (kind, brand, currency, minor_digits, opened_at)
      values (${kind}, ${brand}, ${currency}, ${digits}, ${openedAt}) on conflict do nothing`.execute(tx);
  }
  await sql`insert into wallet.account
      (kind, player_id, brand, currency, minor_digits, balance, sequence, opened_at)
    values ('real', ${playerId}, ${brand}, ${currency}, ${digits}, 0, 0, ${openedAt}),
           ('bonus', ${playerId}, ${brand}, ${currency}, ${digits}, 0, null, ${openedAt})`.execute(tx);
}

export interface NewPot {
  readonly brand: BrandId;
  readonly currency: Currency;
  /** Name of the jackpot pot, such as `mega` (JACK-38). */
  readonly pot: string;
}

/** Opens the account of a jackpot pot. Idempotent. */
export async function openPot(
  tx: Transaction,
  { brand, currency, pot }: NewPot,
  openedAt: Date,
): Promise<void> {
  await sql`insert into wallet.account (kind, name, brand, currency, minor_digits, opened_at)
    values ('jackpot', ${pot}, ${brand}, ${currency}, ${minorDigits(currency)}, ${openedAt})
    on conflict do nothing`.execute(tx);
}

interface StateRow {
  readonly playerId: PlayerId;
  readonly id: bigint;
  readonly currency: string;
  readonly balance: bigint;
  readonly bonus: bigint;
  readonly sequence: bigint;
  readonly progress: number | null;
  readonly checkDueAt: Date | null;
  readonly brand: BrandId;
  readonly minDeposit: bigint | null;
  readonly minWithdrawal: bigint | null;
}

const ownMinimum = (direction: 'deposit' | 'withdrawal') => `
  (select minor from wallet.minimum
   where player_id = p.player_id and direction = '${direction}' order by id desc limit 1)`;

const READ_STATES = `
  select p.player_id as "playerId", p.id, p.currency, p.balance, p.sequence, b.balance as bonus,
         p.check_due_at as "checkDueAt", p.brand,
         ${ownMinimum('deposit')} as "minDeposit", ${ownMinimum('withdrawal')} as "minWithdrawal",
         case when running.id is not null then least(1, running.wagered::float8 / running.required) end as progress
  from wallet.account p
  join wallet.account b on b.player_id = p.player_id and b.kind = 'bonus'
  left join wallet.bonus running on running.player_id = p.player_id and running.status = 'Active'
  where p.player_id = any($1) and p.kind = 'real'`;

type States = ReadonlyMap<PlayerId, WalletState>;

/** Players without a wallet are missing from the result. */
export async function readStates(
  queryable: Queryable,
  players: readonly PlayerId[],
  minimumOf: MinimumOf,
): Promise<States> {
  const found = await queryable.executeQuery<StateRow>(CompiledQuery.raw(READ_STATES, [players]));
  return statesOf(found, minimumOf);
}

/** Like `readStates`, outside a transaction, as a prepared statement: it runs on every page view. */
export async function readCommittedStates(
  pool: pg.Pool,
  players: readonly PlayerId[],
  minimumOf: MinimumOf,
): Promise<States> {
  const query = { name: 'wallet.states', text: READ_STATES, values: [players] };
  return statesOf(await pool.query<StateRow>(query), minimumOf);
}

const statesOf = ({ rows }: { readonly rows: readonly StateRow[] }, minimumOf: MinimumOf): States =>
  new Map(rows.map((row) => [row.playerId, stateOf(row, minimumOf)]));

function stateOf(row: StateRow, minimumOf: MinimumOf): WalletState {
  const currency = toCurrency(row.currency);
  return {
    walletId: String(row.id),
    balance: money(row.balance, currency),
    bonusBalance: money(row.bonus, currency),
    currency,
    sequence: Number(row.sequence),
    wageringProgress: row.progress,
    ...minimumsOf({ ...row, currency }, minimumOf),
    checkDueAt: row.checkDueAt,
  };
}

/** PLAYER-05, PLAYER-17: a player's completed deposits without those charged back. */
export interface Deposits {
  readonly count: number;
  /** In minor units of the wallet's currency. */
  readonly totalMinor: bigint;
}

/** Players without deposits are missing from the result. */
export async function readDeposits(queryable: Queryable, players: readonly PlayerId[]) {
  const { rows } = await sql<{ player: PlayerId; count: bigint; total: bigint }>`
    select player_id as player, count(*) as count, sum(amount)::bigint as total
    from wallet.transfer
    where player_id = any(${[...players]}) and recipe = 'deposit' and status = 'posted'
      and not exists (select from wallet.reversal r where r.transfer = transfer.id)
    group by player_id`.execute(queryable);
  return new Map(
    rows.map(({ player, count, total }) => [player, { count: Number(count), totalMinor: total }]),
  );
}

/** The player's debt from chargebacks and rolled back wins that exceeded the balance. @throws RangeError when there is no wallet */
export async function readOwed(queryable: Queryable, playerId: PlayerId): Promise<Money> {
  const { rows } = await sql<{ currency: string; owed: bigint }>`
    select a.currency, (
      select coalesce(sum(case debts.id when t.debit then t.amount else -t.amount end), 0)::bigint
      from wallet.transfer t join wallet.account debts on debts.id in (t.debit, t.credit) and debts.kind = 'owed'
      where t.player_id = a.player_id and t.recipe in ('chargeback', 'debtRepayment', 'debtWriteOff', 'winRollback')) as owed
    from wallet.account a where a.player_id = ${playerId} and a.kind = 'real'`.execute(queryable);
  const [row] = rows;
  if (!row) throw new RangeError(`player ${playerId} has no wallet`);
  return money(row.owed, toCurrency(row.currency));
}
