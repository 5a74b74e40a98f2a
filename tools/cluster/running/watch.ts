import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Seen } from './client.ts';
import type { Fault } from './faults.ts';
import type { Acknowledged } from './load.ts';
import type { Cluster } from './startCluster.ts';

/** What players and studios noticed of a fault. */
export interface FaultRow {
  readonly fault: string;
  /** Clients whose page said that its figures may be out of date. */
  readonly told: number;
  readonly longestOutOfDateMs: number;
  readonly longestUnnoticedMs: number;
  readonly retries: number;
  /** From the end of the fault until all nodes are complete and all clients are current. */
  readonly recoveryMs: number;
}

const RECOVERY_LIMIT_MS = 90_000;
const CHECK_MS = 50;

/** Runs a fault under load, and waits until nodes and clients have recovered. */
export async function runFault(
  fault: Fault,
  cluster: Cluster,
  clients: readonly Client[],
  acknowledged: Acknowledged,
): Promise<FaultRow> {
  const before = clients.map(({ seen }) => seen.outOfDate);
  for (const { seen } of clients) forget(seen);
  const retries = acknowledged.retries;
  await fault.run();
  const recoveryMs = await untilRecovered(cluster, clients);
  return {
    fault: fault.name,
    told: clients.filter(({ seen }, index) => seen.outOfDate > (before[index] ?? 0)).length,
    longestOutOfDateMs: Math.max(...clients.map(({ seen }) => seen.longestOutOfDateMs)),
    longestUnnoticedMs: Math.max(...clients.map(({ seen }) => seen.longestUnnoticedMs)),
    retries: acknowledged.retries - retries,
    recoveryMs,
  };
}

/** @returns milliseconds until every node is complete and every client is current */
export async function untilRecovered(cluster: Cluster, clients: readonly Client[]): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const complete = await Promise.all(cluster.nodes.map((node) => node.isComplete()));
    const waiting = clients.filter((client) => !client.isCurrent());
    const passedMs = performance.now() - startedAt;
    if (waiting.length === 0 && complete.every(Boolean)) return passedMs;
    if (passedMs > RECOVERY_LIMIT_MS) {
      const outputs = cluster.nodes.map(({ name, output }) => `${name}: ${output()}`);
      throw new Error(
        `${waiting.length} clients are not current; nodes ${complete.join(', ')}\n${outputs.join('\n')}`,
      );
    }
    await delay(CHECK_MS);
  }
}

function forget(seen: Seen): void {
  seen.longestOutOfDateMs = 0;
  seen.longestUnnoticedMs = 0;
}
