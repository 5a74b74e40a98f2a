import type { Transaction } from '../../../infra/database/database.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { Command, PaymentReversal } from '../command.ts';
import type { Posted } from './outcome.ts';
import { postCommands } from './postCommands.ts';
import { runIn } from './runStatement.ts';

/**
 * Posts one command and its event inside the caller's transaction. The caller wakes the relay after the
 * commit.
 * @throws Refusal
 */
export async function post(tx: Transaction, command: Command | PaymentReversal, at: Date): Promise<Posted> {
  const [answer] = await postCommands(runIn(tx), [command], at);
  if (!answer) throw new TypeError('the ledger gave no answer');
  if (answer instanceof Refusal) throw answer;
  return answer;
}
