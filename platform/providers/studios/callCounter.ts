import { Counter, type Registry } from 'prom-client';

const NAME = 'foyer_studio_calls_total';
const counters = new WeakMap<Registry, Counter<'studio' | 'secret'>>();

/** Shows when a studio does not use its former secret any more, which can then be removed. One counter a registry. */
export function countCalls(metrics: Registry): Counter<'studio' | 'secret'> {
  const known = counters.get(metrics);
  if (known) return known;
  const counter = new Counter({
    name: NAME,
    help: 'Wallet calls with a valid signature, by studio and by which of its configured secrets signed them',
    labelNames: ['studio', 'secret'],
    registers: [metrics],
  });
  counters.set(metrics, counter);
  return counter;
}
