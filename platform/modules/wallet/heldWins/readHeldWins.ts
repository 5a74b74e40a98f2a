import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money, type Money } from '@foyer/domain/money.ts';
import type { Queryable } from '../../../infra/database/database.ts';

/** A win above its maximum, or of a held studio, waiting for an operator's decision. */
export interface HeldWin {
  readonly id: bigint;
  readonly playerId: PlayerId;
  readonly studio: string;
  /** The studio's transaction id of the win. */
  readonly transactionId: string;
  /** Null for a promotional win, like `round`. */
  readonly game: string | null;
  readonly round: string | null;
  readonly amount: Money;
  /** The amount that the round could still win when the win arrived; of a promotional win, the largest that is paid. */
  readonly room: Money;
  /** Stakes of the round that are not rolled back; zero when all its bets were. */
  readonly staked: Money;
  readonly heldAt: Date;
  readonly reason: 'LargestWin' | 'StudioHold';
}

type Amounts = 'amount' | 'room' | 'staked';

/** MONEY-09: the undecided held wins of a brand, oldest first. */
export async function readHeldWins(
  queryable: Queryable,
  { brand, first }: { readonly brand: BrandId; readonly first: number },
): Promise<readonly HeldWin[]> {
  const { rows } = await sql<Omit<HeldWin, Amounts> & Record<Amounts, bigint> & { currency: string }>`
    select h.id, h.player_id as "playerId", h.caller as studio, h.key as "transactionId", h.game, h.round, h.currency,
           h.amount, h.room, h.held_at as "heldAt", h.reason,
           coalesce(r.staked_real + r.staked_bonus, 0)::bigint as staked
    from wallet.held_win h
    left join wallet.held_win_decision d on d.held_win = h.id
    left join wallet.command_key k on k.caller = h.caller and k.opens_round = h.round
    left join wallet.round r on r.player_id = k.player_id and r.opened_at = k.created_at
      and r.studio = h.caller and r.id = h.round
    where d.held_win is null and h.brand = ${brand}
    order by h.id limit ${first}`.execute(queryable);
  return rows.map(({ currency, amount, room, staked, ...row }) => {
    const inCurrency = (minor: bigint) => money(minor, toCurrency(currency));
    return { ...row, amount: inCurrency(amount), room: inCurrency(room), staked: inCurrency(staked) };
  });
}

/** The sum of a player's undecided held wins, in minor units of the wallet's currency. */
export async function readHeldBalance(queryable: Queryable, playerId: PlayerId): Promise<bigint> {
  const { rows } = await sql<{ held: bigint }>`
    select coalesce(sum(h.amount), 0)::bigint as held from wallet.held_win h
    where h.player_id = ${playerId}
      and not exists (select from wallet.held_win_decision d where d.held_win = h.id)`.execute(queryable);
  return rows[0]?.held ?? 0n;
}

/** Number of wins ever held, and how many still wait for a decision. */
export async function countHeldWins(queryable: Queryable) {
  const { rows } = await sql<{ held: bigint; decided: bigint }>`
    select (select count(*) from wallet.held_win) as held,
           (select count(*) from wallet.held_win_decision) as decided`.execute(queryable);
  const { held, decided } = rows[0] ?? { held: 0n, decided: 0n };
  return { held: Number(held), waiting: Number(held - decided) };
}
