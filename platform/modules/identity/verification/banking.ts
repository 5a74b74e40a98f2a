import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { AuthenticationFailure } from '../failures.ts';
import { lockPlayer } from '../sessions.ts';
import { identityTables } from '../tables.ts';
import { announcePlayer } from '../player/announce.ts';

/** Who of the house decided, and why. */
export interface BankingDecision {
  readonly by: string;
  readonly why: string;
}

/** What the house says of a player and his bank; his tabs hear of it. */
export interface BankingCommands {
  /** PLAYER-19: whether the bank's own check of its customer is asked for. */
  askBankingCdd(tx: Transaction, id: PlayerId, isAsked: boolean, decision: BankingDecision): Promise<void>;
  /** PLAYER-12: instant banking is blocked from then on; null: it is open. */
  blockInstantBanking(
    tx: Transaction,
    id: PlayerId,
    from: Date | null,
    decision: BankingDecision,
  ): Promise<void>;
}

export function bankingCommands(clock: Clock): BankingCommands {
  const decide = async (tx: Transaction, id: PlayerId, change: Change, decision: Decided): Promise<void> => {
    if (!(await lockPlayer(tx, id))) throw new AuthenticationFailure('unknownPlayer');
    const tables = identityTables(tx);
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
