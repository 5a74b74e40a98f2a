import type { Command, PaymentReversal } from '../command.ts';

/** The parameters with which `wallet.read_facts` looks up the facts about one command. */
export interface Lookup {
  readonly verb: string;
  readonly caller: string;
  readonly key: string;
  readonly gameSession?: string;
  readonly player?: string;
  readonly round?: string;
  readonly rollsBack?: string;
  readonly freeRounds?: string | undefined;
  /** Kind of the operator's account. */
  readonly operator: string;
  readonly pot?: string | undefined;
}

export function lookupOf(command: Command | PaymentReversal): Lookup {
  const { verb, caller, key } = command;
  const common = { verb, caller, key, operator: 'game' };
  switch (command.verb) {
    case 'stake': {
      const { gameSession, round, freeRounds } = command;
      return { ...common, gameSession, round, freeRounds };
    }
    case 'payout':
      return 'operatorAccount' in command
        ? { ...common, player: command.player, operator: command.operatorAccount, round: command.round }
        : { ...common, gameSession: command.gameSession, round: command.round };
    case 'reversal': {
      const { gameSession, round, rollsBack } = command;
      return { ...common, gameSession, round, rollsBack };
    }
    case 'endRound':
      return { ...common, gameSession: command.gameSession, round: command.round };
    case 'undoing':
      return { ...common, player: command.player, operator: 'funding', rollsBack: command.rollsBack };
    case 'move':
      return { ...common, player: command.player, operator: command.operatorAccount, pot: command.pot };
    case 'conversion':
    case 'ending':
    case 'promotionalPayout':
    case 'heldWinReturn':
      return { ...common, player: command.player, operator: command.operatorAccount };
  }
}
