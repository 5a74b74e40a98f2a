import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { lockPlayer } from '../players.ts';
import { playerTables, updatePlayer } from '../tables.ts';
import { announcePlayer } from '../announce.ts';

export interface BankingDecision {
  readonly by: string;
  readonly why: string;
}

/** Operator decisions about a player's bank; the player's tabs are notified. */
export function bankingCommands(clock: Clock) {
  const decide = async (
    tx: Transaction,
    id: PlayerId,
    change: Change,
    decision: BankingCommand,
  ): Promise<void> => {
    await lockPlayer(tx, id);
    await updatePlayer(tx, id).set(change).execute();
    await playerTables(tx)
      .insertInto('identity.banking_decision')
      .values({ playerId: id, ...decision, decidedAt: clock.now() })
      .execute();
    await announcePlayer(tx, id, clock);
  };
  return {
    /** PLAYER-19: records that the bank's customer due diligence is requested, or done. */
    askBankingCdd: (tx: Transaction, id: PlayerId, isAsked: boolean, decision: BankingDecision) =>
      decide(tx, id, { bankingCdd: isAsked }, { act: isAsked ? 'CddAsked' : 'CddDone', ...decision }),
    /** PLAYER-12: blocks instant banking from a moment on; null unblocks it. */
    blockInstantBanking: (tx: Transaction, id: PlayerId, from: Date | null, decision: BankingDecision) =>
      decide(
        tx,
        id,
        { instantBankingBlockedFrom: from },
        { act: from ? 'InstantBankingBlocked' : 'InstantBankingOpened', ...decision },
      ),
  };
}

type Change = { readonly bankingCdd: boolean } | { readonly instantBankingBlockedFrom: Date | null };

interface BankingCommand extends BankingDecision {
  readonly act: 'CddAsked' | 'CddDone' | 'InstantBankingBlocked' | 'InstantBankingOpened';
}
