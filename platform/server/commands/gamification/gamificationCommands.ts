import { decisionIn, requireOption, type PlayerCommand } from '../operatorCommand.ts';

export const gamificationOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // GAMI-09: blocks or unblocks gamification for the player.
  gamification: {
    argumentNames: ['block or unblock', 'who you are', 'why'],
    prepare({ services: { gamification } }, [value = '', ...args]) {
      const isBlocked = requireOption(value, ['block', 'unblock']) === 'block';
      const decision = decisionIn(args);
      return (tx, playerId) => gamification.block(tx, { playerId, isBlocked, ...decision });
    },
  },
};
