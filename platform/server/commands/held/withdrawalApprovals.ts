import { runCommand } from '../runCommand.ts';
import { readWithdrawalApprovals } from './readWithdrawalApprovals.ts';

/** `npm run withdrawal-approvals`: lists the withdrawals that wait for an operator. `npm run operator` decides. */
await runCommand('withdrawal-approvals', readWithdrawalApprovals);
