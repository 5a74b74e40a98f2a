import { Counter, type Registry } from 'prom-client';
import { signInTried } from '../../../modules/signIn/index.ts';

export function registerSignInMetrics(registers: Registry[]): () => void {
  const tried = new Counter({
    name: 'foyer_sign_ins_total',
    help: 'Attempts to sign in by their outcome: `success`, or the reason for which the player is not signed in',
    labelNames: ['brand', 'method', 'outcome'],
    registers,
  });
  return signInTried.subscribe((attempt) => tried.inc({ ...attempt }));
}
