import { Refusal } from '../../../infra/refusal.ts';
import { decisionIn, type PlayerCommand } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

const decide = (verdict: 'Released' | 'Reversed'): PlayerCommand => ({
  argumentNames: ['number of the held win', 'who you are', 'why'],
  prepare({ services: { wallet } }, [number = '', ...args]) {
    if (!/^[1-9]\d{0,17}$/.test(number))
      throw new OperatorError(`'${number}' is no number of a held win; npm run held-wins lists them`);
    const { by: operator, why: reason } = decisionIn(args);
    return async (tx, playerId) => {
      try {
        await wallet.decideHeldWin(tx, { id: BigInt(number), playerId, verdict, operator, reason });
      } catch (error) {
        throw operatorMessage(error, number);
      }
    };
  },
});

/** Turns a refusal into a message that says what the operator can do. */
function operatorMessage(error: unknown, number: string): unknown {
  if (!(error instanceof Refusal)) return error;
  if (error.type === 'UnknownHeldWin') return new OperatorError(`the player has no held win ${number}`);
  if (error.type === 'TransactionConflict')
    return new OperatorError(`held win ${number} was decided already: ${error.keys.verdict}`);
  if (error.type === 'UnknownRound')
    return new OperatorError(`all bets of held win ${number} were rolled back: reverse it`);
  return error;
}

/** MONEY-09: an operator releases or reverses a held win; `npm run held-wins` lists them. */
export const heldWinCommands: Readonly<Record<string, PlayerCommand>> = {
  'release-win': decide('Released'),
  'reverse-win': decide('Reversed'),
};
