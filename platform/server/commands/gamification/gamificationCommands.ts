import type { PlayerCommand } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

const WORDS = ['block', 'unblock'] as const;

/** Operator commands that block a player from gamification or unblock them. */
export const gamificationOperatorCommands: Readonly<Record<string, PlayerCommand>> = {
  // GAMI-09
  gamification: {
    words: ['block or unblock', 'who you are', 'why'],
    prepare({ services: { gamification } }, [word = '', ...words]) {
      const wish = WORDS.find((one) => one === word);
      if (!wish) throw new OperatorError(`'${word}' is none of ${WORDS.join(', ')}`);
      const [by = '', why = ''] = words.map((one) => one.trim());
      if (!by || !why) throw new OperatorError('say who you are, and why');
      return (tx, playerId) => gamification.block(tx, { playerId, isBlocked: wish === 'block', by, why });
    },
  },
};
