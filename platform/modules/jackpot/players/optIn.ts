import { sql } from 'kysely';
import type { OptInStatus } from '@foyer/contract/jackpot/pots.ts';
import { isCurrency, type Currency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, toDecimal, type Money } from '@foyer/domain/money.ts';
import type { Queryable, Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Site } from '../../../sites/index.ts';
import { toNumber } from '../settings.ts';

/** A player's stored choice; null for a player who never made one. */
export interface OptIn {
  readonly isIn: boolean;
  /** Contribution by currency, in minor units. */
  readonly chosen: ReadonlyMap<Currency, bigint>;
}

export async function readOptIn(queryable: Queryable, playerId: PlayerId): Promise<OptIn | null> {
  const { rows } = await sql<{ isIn: boolean; chosen: Readonly<Record<string, string>> }>`
    select opted_in as "isIn", chosen from jackpot.opt_in where player_id = ${playerId}`.execute(queryable);
  const [row] = rows;
  if (!row) return null;
  const chosen = Object.entries(row.chosen).flatMap(([currency, minor]) =>
    isCurrency(currency) ? [[currency, BigInt(minor)] as const] : [],
  );
  return { isIn: row.isIn, chosen: new Map(chosen) };
}

/** JACK-36: presents a player's opt-in choice in the format of the API. */
export function statusOf({ isIn, chosen }: OptIn, currency: Currency): OptInStatus {
  const preferred = chosen.get(currency);
  return {
    opted_in: isIn,
    contribution_preferences: Object.fromEntries(
      [...chosen].map(([one, minor]) => [one, toNumber(money(minor, one))]),
    ),
    preferred_contribution_value: preferred === undefined ? null : toNumber(money(preferred, currency)),
  };
}

export interface Choice {
  readonly playerId: PlayerId;
  readonly brand: BrandId;
  /** The player's wallet currency. */
  readonly currency: Currency;
  readonly isIn: boolean;
  /** In major units; null keeps the previous choice, or else the first option offered. */
  readonly contribution: number | null;
  /** The origin of the change: `player`, `SELF_EXCLUDED` … */
  readonly cause: string;
}

/**
 * Stores a player's opt-in choice.
 * @returns the contribution of each stake from now on; null if opted out
 * @throws Refusal JackpotNotOffered, ContributionNotOffered
 */
export async function choose(tx: Transaction, site: Site, choice: Choice, at: Date): Promise<Money | null> {
  const { playerId, brand, isIn, cause } = choice;
  const option = isIn ? optionOf(site, choice) : null;
  // The row serves as the lock: of two concurrent choices, the later sees what the first wrote.
  await sql`insert into jackpot.opt_in (player_id, brand, opted_in, chosen, changed_at)
    values (${playerId}, ${brand}, false, '{}', ${at}) on conflict do nothing`.execute(tx);
  await sql`select 1 from jackpot.opt_in where player_id = ${playerId} for update`.execute(tx);
  const known = await readOptIn(tx, playerId);
  const amount = option && option(known);
  const chosen = Object.fromEntries(
    [...(known?.chosen ?? []), ...(amount ? [[amount.currency, amount.minor] as const] : [])].map(
      ([currency, minor]) => [currency, `${minor}`],
    ),
  );
  await sql`update jackpot.opt_in set opted_in = ${isIn}, chosen = ${JSON.stringify(chosen)}::jsonb, changed_at = ${at}
    where player_id = ${playerId}`.execute(tx);
  await sql`insert into jackpot.opt_in_change (player_id, opted_in, amount, cause, changed_at)
    values (${playerId}, ${isIn}, ${amount?.minor ?? null}, ${cause}, ${at})`.execute(tx);
  return amount;
}

/**
 * Opts a player out.
 * @returns whether the player was opted in
 */
export async function leave(tx: Transaction, playerId: PlayerId, cause: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with out as (
      update jackpot.opt_in set opted_in = false, changed_at = ${at} where player_id = ${playerId} and opted_in
      returning player_id)
    insert into jackpot.opt_in_change (player_id, opted_in, amount, cause, changed_at)
    select player_id, false, null, ${cause}, ${at}::timestamptz from out returning player_id`.execute(tx);
  return rows.length > 0;
}

/**
 * JACK-11: checks that the contribution is offered. Without a contribution, the previous choice is used. @throws
 * Refusal JackpotNotOffered, ContributionNotOffered
 */
function optionOf(site: Site, { currency, contribution }: Choice): (known: OptIn | null) => Money {
  const offered = site.jackpot?.contributions.get(currency);
  if (!offered) throw notOffered();
  const { options, initial } = offered;
  if (contribution === null)
    return (known) => options.find(({ minor }) => minor === known?.chosen.get(currency)) ?? initial;
  const named = options.find((one) => toNumber(one) === contribution);
  if (named) return () => named;
  const names = options.map(toDecimal).join(', ');
  throw new Refusal('ContributionNotOffered', { status: 422, keys: { options: names, currency } });
}

export const notOffered = (): Refusal => new Refusal('JackpotNotOffered', { status: 403 });
