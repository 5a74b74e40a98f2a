import {
  approveWithdrawal,
  rejectWithdrawal,
  type WithdrawalDecision,
} from '../../../flows/cashier/approval/decideWithdrawal.ts';
import type { CashierDeps } from '../../../flows/cashier/lockedPlayer.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { decisionIn, type PlayerCommand } from '../operatorCommand.ts';
import { OperatorError } from '../operatorError.ts';

type Decide = (deps: CashierDeps, tx: Transaction, decision: WithdrawalDecision) => Promise<void>;

const aboutWithdrawal = (decide: Decide): PlayerCommand => ({
  argumentNames: ['withdrawal', 'who you are', 'why'],
  prepare({ services }, [id = '', ...args]) {
    const paymentId = id.trim();
    if (!/^[0-9a-f-]{36}$/.test(paymentId)) throw new OperatorError(`'${id}' is no withdrawal`);
    const decision = { paymentId, ...decisionIn(args) };
    return async (tx, playerId) => {
      try {
        await decide(services, tx, { playerId, ...decision });
      } catch (error) {
        throw operatorMessage(error, paymentId);
      }
    };
  },
});

/** Turns a refusal into a message that says what has happened to the withdrawal. */
function operatorMessage(error: unknown, id: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const { status, decision, by } = error.keys;
  if (error.type === 'NotFound')
    return new OperatorError(`the player has no withdrawal ${id} that needs an approval`);
  if (error.type === 'NotWaiting')
    return new OperatorError(`withdrawal ${id} ended before anybody decided: it is ${status}`);
  if (error.type === 'AlreadyDecided')
    return new OperatorError(`withdrawal ${id} was decided already: ${decision} by ${by}`);
  return error;
}

/** MONEY-13: an operator decides a withdrawal; `npm run withdrawal-approvals` lists them. */
export const approvalCommands: Readonly<Record<string, PlayerCommand>> = {
  'approve-withdrawal': aboutWithdrawal(approveWithdrawal),
  // The money is back in the balance at once; the player reads that the withdrawal was not approved.
  'reject-withdrawal': aboutWithdrawal(rejectWithdrawal),
};
