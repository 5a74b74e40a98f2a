import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerCommand } from './operate.ts';
import { decisionIn } from './complianceCommands.ts';
import { OperatorError } from './operatorError.ts';

/** What the house says of a player and his bank. */
export const bankingOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-19: the bank asks for a check of its customer, or has done with it.
  'banking-cdd': {
    words: ['asked or done', 'who you are', 'why'],
    prepare({ services }, [word = '', ...words]) {
      if (word !== 'asked' && word !== 'done') throw new OperatorError(`'${word}' is none of asked, done`);
      const decision = decisionIn(words);
      return (tx, player) => services.identity.commands.askBankingCdd(tx, player, word === 'asked', decision);
    },
  },
  // PLAYER-12: instant banking is blocked after some days, of which the player is told, or open again.
  'instant-banking': {
    words: ['days until it is blocked, or open', 'who you are', 'why'],
    prepare({ services }, [word = '', ...words]) {
      if (word !== 'open' && !/^\d{1,3}$/.test(word))
        throw new OperatorError(`'${word}' is neither a number of days, as 14 is, nor open`);
      const decision = decisionIn(words);
      return (tx, player) => {
        const now = services.payments.clock.now().getTime();
        const from = word === 'open' ? null : new Date(now + Number(word) * DAY);
        return services.identity.commands.blockInstantBanking(tx, player, from, decision);
      };
    },
  },
};
