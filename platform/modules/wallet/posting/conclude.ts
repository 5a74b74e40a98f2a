import { sql } from 'kysely';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { refusalFor, refusalOf, type Posted } from './outcome.ts';
import { runIn } from './runStatement.ts';
import type { Batch } from './batch/batch.ts';
import { balanceChanged } from './walletEvents.ts';
import { readFacts, writeBatch } from './postCommands.ts';
import type { Facts } from '../rules/facts.ts';
import { decideConclusion, type Verdict } from '../rules/payment.ts';
import { playerOf, wageredBonus, type PlayerState } from '../rules/player.ts';

interface TransferKey {
  readonly caller: string;
  readonly key: string;
}

/**
 * Concludes a pending transfer as posted or voided. Idempotent by verdict.
 * @throws Refusal UnknownTransfer, or TransactionConflict when it was concluded with the other verdict
 */
export async function conclude(
  tx: Transaction,
  transfer: TransferKey,
  verdict: Verdict,
  at: Date,
): Promise<Posted> {
  const facts = await lockPayment(tx, transfer);
  const before = playerOf(facts, at);
  const end = decideConclusion(facts, verdict);
  if (end !== null && 'refusal' in end) throw refusalFor(end, facts);
  if (end === null) return postedAt(facts, before, before);

  const { returned, moneyType } = end;
  const isMoved = returned > 0n;
  const after = {
    ...before,
    real: before.real + returned,
    sequence: before.sequence + (isMoved ? 1n : 0n),
  };
  await saveConclusion(tx, { verdict, at }, { facts, after, returned });
  if (isMoved) {
    const batch: Pick<Batch, 'accounts' | 'events'> = {
      accounts: [
        {
          id: facts.realAccount,
          version: facts.version,
          balance: after.real,
          sequence: after.sequence,
        },
      ],
      events: [
        {
          topic: 'wallet.balanceChanged',
          payload: [balanceChanged(facts, after, { amount: returned, moneyType })],
        },
      ],
    };
    await writeBatch(runIn(tx), batch, at);
  }
  return postedAt(facts, before, after);
}

/**
 * The player is read first, to lock them; the payment is read under the lock, because another call may conclude
 * it meanwhile.
 */
async function lockPayment(tx: Transaction, { caller, key }: TransferKey): Promise<Facts> {
  const { rows } = await sql<{ player: PlayerId }>`select player_id as player from wallet.command_key
    where caller = ${caller} and key = ${key}`.execute(tx);
  const player = rows[0]?.player;
  const lookup = {
    verb: 'conclusion',
    caller,
    key: '',
    operator: 'funding',
    player,
    rollsBack: key,
  };
  const [facts] = player === undefined ? [] : await readFacts(runIn(tx), [lookup], { isLocking: true });
  if (!facts) throw refusalOf('UnknownTransfer');
  return facts;
}

async function saveConclusion(
  tx: Transaction,
  { verdict, at }: { verdict: Verdict; at: Date },
  { facts, after, returned }: { facts: Facts; after: PlayerState; returned: bigint },
): Promise<void> {
  const { id, createdAt } = facts.payment ?? {};
  await sql`update wallet.transfer set status = ${verdict}
    where player_id = ${facts.playerId} and created_at = ${createdAt} and id = ${id}`.execute(tx);
  await sql`insert into wallet.conclusion
      (transfer, created_at, player_id, verdict, came_back, balance_after, bonus_after, sequence, concluded_at)
    values (${id}, ${createdAt}, ${facts.playerId}, ${verdict}, ${returned}, ${after.real}, ${after.bonus},
            ${returned > 0n ? after.sequence : null}, ${at})`.execute(tx);
}

function postedAt({ playerId, currency }: Facts, before: PlayerState, after: PlayerState): Posted {
  if (playerId === null) throw refusalOf('UnknownTransfer');
  return {
    balance: money(after.real, currency),
    bonusBalance: money(after.bonus, currency),
    sequence: after.sequence === before.sequence ? null : Number(after.sequence),
    playerId,
    contributed: money(0n, currency),
    held: null,
    winTakenBack: null,
    wageredBonus: wageredBonus(after)?.id ?? null,
  };
}
