import { Counter, Histogram, type Registry } from 'prom-client';
import { CALL_OUTCOMES, partnerCalled } from '../../../infra/httpClient/httpClient.ts';

/** Calls to other companies: payment providers, studios, identity check, gamification, messages. */
export function registerCompanyMetrics(registers: Registry[]): () => void {
  const calls = new Counter({
    name: 'foyer_company_calls_total',
    help: 'Calls to another company, by the host of its API and their outcome',
    labelNames: ['host', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'foyer_company_call_duration_seconds',
    help: 'Time of a call to another company',
    labelNames: ['host'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8],
    registers,
  });
  return partnerCalled.subscribe(({ host, outcome, seconds }) => {
    for (const known of CALL_OUTCOMES) calls.inc({ host, outcome: known }, known === outcome ? 1 : 0);
    duration.observe({ host }, seconds);
  });
}
