import { DAY } from '@foyer/domain/duration.ts';
import { amountIn, decisionIn, requireOption, type PlayerCommand } from './operatorCommand.ts';
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
  // CASH-01, CASH-27: the smallest deposit or withdrawal of one player; `none` ends it.
  'minimum-amount': {
    argumentNames: ['deposit or withdrawal', 'the amount, as 50.00, or none', 'who you are', 'why'],
    prepare({ services }, [given = '', amount = '', ...args]) {
      const direction = requireOption(given, ['deposit', 'withdrawal']);
      const decision = decisionIn(args);
      return async (tx, playerId) => {
        const { currency } = await services.wallet.state(tx, playerId);
        const minimum = amount === 'none' ? null : amountIn(amount, currency);
        if (minimum && minimum.minor <= 0n) throw new OperatorError(`${amount} is not above zero`);
        await services.wallet.setMinimum(tx, { playerId, direction, amount: minimum, ...decision });
      };
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
