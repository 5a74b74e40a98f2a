import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { lockPlayer } from '../players.ts';
import { playerTables } from '../tables.ts';
import { announcePlayer } from '../announce.ts';

/** Who of the staff decided, and why. */
export interface BankingDecision {
  readonly by: string;
  readonly why: string;
}

/** Operator decisions about a player's bank; the player's tabs are notified. */
export interface BankingCommands {
  /** PLAYER-19: customer due diligence by the bank. */
  askBankingCdd(tx: Transaction, id: PlayerId, isAsked: boolean, decision: BankingDecision): Promise<void>;
  /** PLAYER-12: blocks instant banking from a moment on; null unblocks it. */
  blockInstantBanking(
    tx: Transaction,
    id: PlayerId,
    from: Date | null,
    decision: BankingDecision,
  ): Promise<void>;
}

export function bankingCommands(clock: Clock): BankingCommands {
  const decide = async (tx: Transaction, id: PlayerId, change: Change, decision: Decided): Promise<void> => {
    await lockPlayer(tx, id);
    const tables = playerTables(tx);
    await tables.updateTable('identity.player').set(change).where('id', '=', id).execute();
    await tables
      .insertInto('identity.banking_decision')
      .values({ player_id: id, ...decision, decided_at: clock.now() })
      .execute();
    await announcePlayer(tx, id);
  };
  return {
    askBankingCdd: (tx, id, isAsked, decision) =>
      decide(tx, id, { banking_cdd: isAsked }, { act: isAsked ? 'CddAsked' : 'CddDone', ...decision }),
    blockInstantBanking: (tx, id, from, decision) =>
      decide(
        tx,
        id,
        { instant_banking_blocked_from: from },
        { act: from ? 'InstantBankingBlocked' : 'InstantBankingOpened', ...decision },
      ),
  };
}

type Change = { readonly banking_cdd: boolean } | { readonly instant_banking_blocked_from: Date | null };

interface Decided extends BankingDecision {
  readonly act: 'CddAsked' | 'CddDone' | 'InstantBankingBlocked' | 'InstantBankingOpened';
}
