import { SECOND } from '@foyer/vocabulary/duration.ts';
import { lookAfterDue } from '../flows/cashier/rounds.ts';
import type { Job } from '../plumbing/jobs.ts';
import type { Services } from './services.ts';

/** What comes round by itself. Every node runs them; each asks the database what is left to do. */
export const jobsOf = ({ wallet, payments }: Services): readonly Job[] => [
  { name: 'lookAfterPayments', everyMs: 2 * SECOND, run: () => lookAfterDue(payments) },
  { name: 'expireBonuses', everyMs: 5 * SECOND, run: () => wallet.expireBonuses() },
];
