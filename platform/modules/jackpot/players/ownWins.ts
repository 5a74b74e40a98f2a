import { sql } from 'kysely';
import type { WinEvent } from '@foyer/contract/jackpot/socket.ts';
import type { DrawnPotId, Multipliers } from '@foyer/contract/jackpot/pots.ts';
import { isCurrency } from '@foyer/vocabulary/currency.ts';
import type { BrandId, PlayerId } from '@foyer/vocabulary/ids.ts';
import { money, toDecimal, toJson } from '@foyer/vocabulary/money.ts';
import type { Queryable } from '../../../plumbing/database/database.ts';

export interface OwnWinsRequest {
  readonly brand: BrandId;
  readonly instance: string;
  readonly playerId: PlayerId;
  readonly since: Date;
}

/** More than anybody wins while a line is cut. */
const MOST_WINS = 20;

interface OwnWinRow {
  readonly id: string;
  readonly pot: DrawnPotId;
  readonly player: string;
  readonly cents: bigint;
  readonly paid: bigint;
  readonly currency: string;
  readonly community: readonly {
    readonly playerId: string;
    readonly minor: string;
    readonly currency: string;
  }[];
}

/** JSOCK-06: a player's wins since a moment, and his parts of the shared pot, as they were told: the first first. */
export async function readOwnWins(
  queryable: Queryable,
  multipliers: Multipliers,
  { brand, instance, playerId, since }: OwnWinsRequest,
): Promise<readonly WinEvent['data'][]> {
  const shared = JSON.stringify([{ playerId }]);
  const { rows } = await sql<OwnWinRow>`
    select id, pot, player_id as player, euro_cents as cents, paid, currency, community from (
      select * from jackpot.win where player_id = ${playerId} and won_at >= ${since}
      union
      select * from jackpot.win
      where brand = ${brand} and pot = 'mega' and won_at >= ${since} and community @> ${shared}::jsonb
    ) own order by ordinal limit ${MOST_WINS}`.execute(queryable);
  return rows.map(({ id, pot, player, cents, paid, currency, community }) => ({
    instance_id: instance,
    win_id: id,
    player_id: player,
    win_amount: toDecimal(money(cents, 'EUR')),
    paid: toJson(money(paid, known(currency))),
    win_pot_id: pot,
    community_winners: community.map((part) => ({
      player_id: part.playerId,
      win_amount: toDecimal(money(BigInt(part.minor), known(part.currency))),
      currency: part.currency,
    })),
    currency_multipliers: { multipliers },
  }));
}

function known(currency: string) {
  if (!isCurrency(currency)) throw new TypeError(`a win is kept in '${currency}'`);
  return currency;
}
