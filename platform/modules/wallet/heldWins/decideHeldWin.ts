import { sql } from 'kysely';
import { toCurrency } from '@foyer/domain/currency.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Command } from '../command.ts';
import { refusalOf } from '../posting/outcome.ts';
import { post } from '../posting/post.ts';

export interface HeldWinDecision {
  readonly id: bigint;
  readonly playerId: PlayerId;
  readonly verdict: 'Released' | 'Reversed';
  readonly operator: string;
  readonly reason: string;
}

interface Row {
  readonly caller: string;
  readonly key: string;
  /** Null for a promotional win. */
  readonly round: string | null;
  readonly amount: bigint;
  readonly currency: string;
  readonly verdict: string | null;
}

/**
 * Pays a held win like any win of its round, a promotional win as real money; or returns the money to the account from
 * which it came. Idempotent by verdict.
 * @throws Refusal BadRequest without operator or reason; UnknownHeldWin; TransactionConflict when the win was
 * decided otherwise before; UnknownRound when releasing a win whose bets were all rolled back
 */
export async function decideHeldWin(tx: Transaction, decision: HeldWinDecision, at: Date): Promise<void> {
  const { id, playerId, verdict, operator, reason } = decision;
  for (const [field, value] of Object.entries({ operator, reason }))
    if (value.trim() === '') throw new Refusal('BadRequest', { reasons: ['invalid'], keys: { field } });
  // Locks the player's account row, which serialises decisions about the same win.
  await sql`select 1 from wallet.account where player_id = ${playerId} and kind = 'real' for update`.execute(
    tx,
  );
  const { rows } = await sql<Row>`
    select h.caller, h.key, h.round, h.amount, h.currency, d.verdict
    from wallet.held_win h left join wallet.held_win_decision d on d.held_win = h.id
    where h.id = ${id} and h.player_id = ${playerId}`.execute(tx);
  const [held] = rows;
  if (!held) throw refusalOf('UnknownHeldWin');
  if (held.verdict === verdict) return;
  if (held.verdict !== null) throw refusalOf('TransactionConflict', { verdict: held.verdict });

  await sql`insert into wallet.held_win_decision (held_win, verdict, operator, reason, decided_at)
    values (${id}, ${verdict}, ${operator}, ${reason}, ${at})`.execute(tx);
  await post(tx, verdict === 'Released' ? releaseOf(held, playerId) : returnOf(held, playerId), at);
}

/** Studio transaction ids contain no spaces, so no studio can send the key of a release or return. */
function releaseOf({ caller, key, round, amount, currency }: Row, player: PlayerId): Command {
  const common = {
    moneyType: 'CasinoBet',
    caller,
    key: `release ${key}`,
    player,
    operatorAccount: 'heldWins',
    amount: money(amount, toCurrency(currency)),
  } as const;
  return round === null
    ? { ...common, verb: 'promotionalPayout', recipe: 'promotionalWin' }
    : { ...common, verb: 'payout', recipe: 'win', round };
}

const returnOf = ({ caller, key, round, amount, currency }: Row, player: PlayerId): Command => ({
  verb: 'heldWinReturn',
  recipe: 'heldWinReversal',
  moneyType: 'CasinoBet',
  caller,
  key: `reverse ${key}`,
  player,
  operatorAccount: 'heldWins',
  ...(round !== null && { round }),
  amount: money(amount, toCurrency(currency)),
});
