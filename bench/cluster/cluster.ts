import { bets } from './bets.ts';
import { fanout } from './fanout.ts';
import { growth } from './growth.ts';
import { reconnect } from './reconnect.ts';
import { relay } from './relay.ts';

/**
 * `npm run bench:cluster -- [part …]`: what several nodes cost and how they grow, on real processes, PostgreSQL and NATS.
 * Each figure stands beside its limit. Without a part all run.
 */
const PARTS = { relay, bets, fanout, growth, reconnect };

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; choose from ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}
for (const name of named.length > 0 ? named.filter(isPart) : (Object.keys(PARTS) as (keyof typeof PARTS)[])) {
  const startedAt = performance.now();
  await PARTS[name]();
  console.log(`     ${name}: ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}
// Everything is stopped; idle connections and pools must not keep the process alive.
process.exit();
