import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '@foyer/platform/testing/stories/faults/random.ts';
import { openClient, type Client } from '@foyer/tools/cluster/running/client.ts';
import type { Cluster } from '@foyer/tools/cluster/running/startCluster.ts';

/** Players of the cluster, and open tabs of each. A tab has two sockets, which behave as those of the web app. */
export const PLAYERS = 200;
const TABS = 5;
export const SOCKETS = PLAYERS * TABS * 2;
const CHECK_MS = 5;
const LIMIT_MS = 60_000;

export function openTabs({ port, players }: Cluster): readonly Client[] {
  const random = seededRandom(7);
  return players.flatMap((player) =>
    Array.from({ length: TABS }, () => openClient(port, player, seededRandom(random(1_000_000)))),
  );
}

/** Waits until both sockets of each tab are open and have received what they missed. */
export async function untilCurrent(tabs: readonly Client[]): Promise<void> {
  const until = performance.now() + LIMIT_MS;
  while (!tabs.every((tab) => tab.isCurrent())) {
    if (performance.now() > until) throw new Error('the sockets are not connected after a minute');
    await delay(CHECK_MS);
  }
}

/**
 * Loses a node, and waits until all tabs are current again.
 *
 * @param from what an outage counts from: the loss of the node, or, for a node that serves its tabs until it closes
 *   their sockets, the moment when the tab lost a socket
 * @returns the longest time that each tab that lost a socket was without one of them, in ms
 */
export async function outages(
  tabs: readonly Client[],
  lose: () => Promise<void>,
  from: 'node' | 'tab',
): Promise<readonly number[]> {
  const startMs = performance.now();
  const sinceMs = new Map<Client, number>();
  const longestMs = new Map<Client, number>();
  let isLost = false;
  const losing = lose().then(() => (isLost = true));
  while (!isLost || sinceMs.size > 0 || longestMs.size === 0) {
    const nowMs = performance.now();
    if (nowMs - startMs > LIMIT_MS) throw new Error('tabs are not connected again after a minute');
    for (const tab of tabs) {
      const since = sinceMs.get(tab);
      if (!tab.isCurrent()) sinceMs.set(tab, since ?? (from === 'tab' ? nowMs : startMs));
      else if (since !== undefined) {
        longestMs.set(tab, Math.max(longestMs.get(tab) ?? 0, nowMs - since));
        sinceMs.delete(tab);
      }
    }
    await delay(CHECK_MS);
  }
  await losing;
  return [...longestMs.values()];
}
