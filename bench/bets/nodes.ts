import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import type { Database } from '@foyer/platform/infra/database/database.ts';
import { nextMessage, startChild } from '../measure/child.ts';
import { limitProcessor } from '../measure/processorShare.ts';
import type { Rate } from '../measure/rate.ts';
import { median, medianRatio } from '../measure/statistics.ts';
import type { Run } from './batched.ts';
import { emptyQueues } from './world.ts';

const IN_FLIGHT = 64;
/** The target of two nodes, in times of one. */
const AIM = 1.5;

interface Comparison {
  readonly players: number;
  readonly rounds: number;
  readonly durationMs: number;
  /** The share of one processor that each node has; null for no limit. */
  readonly share: number | null;
}

/** Bets of many accounts on one node and on two nodes of the same database. @returns lines to print */
export async function compareNodes(
  database: Database,
  url: string,
  { players, rounds, durationMs, share }: Comparison,
): Promise<string[]> {
  const script = new URL('./node.ts', import.meta.url);
  const nodes = [1, 2].map(() => startChild(script, [url]));
  const ends = nodes.map((node) => once(node, 'exit'));
  try {
    if (share !== null) await Promise.all(nodes.map((node) => limitProcessor(node, share)));
    const run = { players, inFlight: IN_FLIGHT, durationMs };
    // Nodes that were just started are still compiling.
    await measureLoad(nodes, { ...run, name: `first-${share}` });
    const loads = new Map<number, Load[]>([1, 2].map((count) => [count, []]));
    for (let round = 0; round < rounds; round++)
      for (const [count, measured] of loads) {
        const name = `nodes-${share}-${count}-${round}`;
        measured.push(await measureLoad(nodes.slice(0, count), { ...run, name }));
        await emptyQueues(database);
      }
    return describeLoads(loads);
  } finally {
    for (const node of nodes) if (node.connected) node.disconnect();
    await Promise.all(ends);
  }
}

function describeLoads(loads: ReadonlyMap<number, readonly Load[]>): string[] {
  const ofOne = (loads.get(1) ?? []).map(({ perSecond }) => perSecond);
  return [...loads].map(([count, all]) => {
    const rates = all.map(({ perSecond }) => perSecond);
    const ratio = count === 1 ? '' : `, ${medianRatio(rates, ofOne).toFixed(2)} times one node (aim ${AIM})`;
    const busy = Math.round(100 * median(all.map((load) => load.busy)));
    return `  ${count} node(s), ${IN_FLIGHT} in flight on each: ${Math.round(median(rates))}/s${ratio}; processors ${busy} % busy`;
  });
}

interface Load {
  readonly perSecond: number;
  /** The share of all processors' time that was used, by anything on this machine. */
  readonly busy: number;
}

async function measureLoad(nodes: readonly ChildProcess[], run: Run): Promise<Load> {
  const before = processorTimes();
  const rates = await Promise.all(
    nodes.map((node, number) => measureOn(node, { ...run, name: `${run.name}-${number}` })),
  );
  const after = processorTimes();
  return {
    perSecond: rates.reduce((sum, rate) => sum + rate, 0),
    busy: 1 - (after.idle - before.idle) / (after.all - before.all),
  };
}

async function measureOn(node: ChildProcess, run: Run): Promise<number> {
  const rate = nextMessage<Rate>(node);
  node.send(run);
  return (await rate).perSecond;
}

function processorTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((processor) => processor.times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((one) => Object.values(one))),
  };
}
