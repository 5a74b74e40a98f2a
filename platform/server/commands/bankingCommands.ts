import { DAY } from '@foyer/domain/duration.ts';
import { decisionIn, requireOption, type PlayerCommand } from './operatorCommand.ts';
import { OperatorError } from './operatorError.ts';

export const bankingOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // PLAYER-19: the bank requests customer due diligence for the player, or has completed it.
  'banking-cdd': {
    argumentNames: ['asked or done', 'who you are', 'why'],
    prepare({ services }, [value = '', ...args]) {
      const isRequested = requireOption(value, ['asked', 'done']) === 'asked';
      const decision = decisionIn(args);
      return (tx, player) => services.players.commands.askBankingCdd(tx, player, isRequested, decision);
    },
  },
  // PLAYER-12: blocks instant banking after a number of days, of which the player is notified, or unblocks it.
  'instant-banking': {
    argumentNames: ['days until it is blocked, or open', 'who you are', 'why'],
    prepare({ services }, [value = '', ...args]) {
      if (value !== 'open' && !/^\d{1,3}$/.test(value))
        throw new OperatorError(`'${value}' is neither a number of days, as 14 is, nor open`);
      const decision = decisionIn(args);
      return (tx, player) => {
        const now = services.clock.now().getTime();
        const from = value === 'open' ? null : new Date(now + Number(value) * DAY);
        return services.players.commands.blockInstantBanking(tx, player, from, decision);
      };
    },
  },
};
