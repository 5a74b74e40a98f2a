import type { PlayerCommand } from './operate.ts';
import { OperatorError } from './operatorError.ts';

const WORDS = ['block', 'unblock'] as const;

/** Who is kept out of gamification, and let in again. */
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
