import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { nextMessage, startChild } from '../measure/child.ts';
import { limitProcessor } from '../measure/processorShare.ts';
import type { Rate } from '../measure/rate.ts';
import { median } from '../measure/statistics.ts';
import type { Run } from './batched.ts';

const IN_FLIGHT = 64;

interface Comparison {
  readonly players: number;
  readonly rounds: number;
  readonly durationMs: number;
  /** The share of one processor that each node has; null for no limit. */
  readonly share: number | null;
}

/** Bets of many accounts on one node and on two nodes of the same database. @returns lines to print */
export async function compareNodes(
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
      for (const [count, measured] of loads)
        measured.push(
          await measureLoad(nodes.slice(0, count), { ...run, name: `nodes-${share}-${count}-${round}` }),
        );
    return describeLoads(loads);
  } finally {
    for (const node of nodes) if (node.connected) node.disconnect();
    await Promise.all(ends);
  }
}

function describeLoads(loads: ReadonlyMap<number, readonly Load[]>): string[] {
  const [alone = Number.NaN] = [...loads.values()].map((all) => median(all.map((load) => load.perSecond)));
  return [...loads].map(([count, all]) => {
    const rate = median(all.map((load) => load.perSecond));
    const busy = Math.round(100 * median(all.map((load) => load.busy)));
    return `  ${count} node(s), ${IN_FLIGHT} in flight on each: ${Math.round(rate)}/s, ${(rate / alone).toFixed(2)} times one node; processors ${busy} % busy`;
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
