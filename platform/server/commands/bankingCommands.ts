import { DAY } from '@foyer/domain/duration.ts';
import { decisionIn, type PlayerCommand } from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';

/** Operator commands about a player's bank account. */
export const bankingOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-19: the bank requests customer due diligence for the player, or has completed it.
  'banking-cdd': {
    words: ['asked or done', 'who you are', 'why'],
    prepare({ services }, [word = '', ...words]) {
      if (word !== 'asked' && word !== 'done') throw new OperatorError(`'${word}' is none of asked, done`);
      const decision = decisionIn(words);
      return (tx, player) => services.players.commands.askBankingCdd(tx, player, word === 'asked', decision);
    },
  },
  // PLAYER-12: blocks instant banking after a number of days, of which the player is notified, or unblocks it.
  'instant-banking': {
    words: ['days until it is blocked, or open', 'who you are', 'why'],
    prepare({ services }, [word = '', ...words]) {
      if (word !== 'open' && !/^\d{1,3}$/.test(word))
        throw new OperatorError(`'${word}' is neither a number of days, as 14 is, nor open`);
      const decision = decisionIn(words);
      return (tx, player) => {
        const now = services.clock.now().getTime();
        const from = word === 'open' ? null : new Date(now + Number(word) * DAY);
        return services.players.commands.blockInstantBanking(tx, player, from, decision);
      };
    },
  },
};
