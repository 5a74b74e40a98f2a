import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import * as v from 'valibot';

const manifest = v.object({ version: v.string() });

/** The version of the product. */
export const VERSION: string = v.parse(
  manifest,
  JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')),
).version;

/** Memory, CPU, garbage collection and event loop of the process, and what it runs. */
export function registerProcessMetrics(register: Registry): void {
  collectDefaultMetrics({ register });
  new Gauge({
    name: 'foyer_build_info',
    help: 'Always 1; the labels are the version of the product and of Node.js',
    labelNames: ['version', 'node'],
    registers: [register],
  }).set({ version: VERSION, node: process.versions.node }, 1);
}
