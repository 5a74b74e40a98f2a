import type { Command } from '../command.ts';
import type { Play } from './play.ts';

/**
 * Stores the key of a call that moves no money, such as a win of zero in a protocol that has one: a repeated call gets
 * the same response, and one with other terms is refused. Refused: UnknownRound.
 */
export const noteInRound = ({
  studio,
  transactionId,
  gameSession,
  round,
  terms,
}: Omit<Play, 'amount'> & { readonly terms: string }): Command => ({
  verb: 'endRound',
  recipe: 'note',
  moneyType: 'CasinoBet',
  caller: studio,
  key: transactionId,
  gameSession,
  round,
  isNote: true,
  terms,
});
