import { withCluster } from '@foyer/tools/cluster/running/withCluster.ts';
import type { ClusterNode } from '@foyer/tools/cluster/running/startCluster.ts';
import { percentile } from '../measure/statistics.ts';
import { note, report } from './report.ts';
import { openTabs, outages, PLAYERS, SOCKETS, untilCurrent } from './tabs.ts';

const NODES = 3;
const LIMIT_MS = 5_000;
/** Until HAProxy has seen two health checks time out. A node that died is noticed at once. */
const NOTICED_MS = 3_000;

interface Loss {
  readonly what: string;
  readonly node: ClusterNode | undefined;
  readonly lose: (node: ClusterNode) => Promise<void>;
  /** What an outage counts from. */
  readonly from: 'node' | 'tab';
  readonly mostMs: number;
}

/** How long tabs are without live figures when one of three nodes behind HAProxy dies, hangs or is stopped. */
export async function reconnect(): Promise<void> {
  await withCluster({ nodes: NODES, players: PLAYERS }, async (cluster) => {
    const tabs = openTabs(cluster);
    await untilCurrent(tabs);
    const [first, second, third] = cluster.nodes;
    const losses: readonly Loss[] = [
      { what: 'killed', node: first, lose: (node) => node.kill(), from: 'node', mostMs: LIMIT_MS },
      { what: 'stopped', node: second, lose: (node) => node.end(), from: 'tab', mostMs: LIMIT_MS },
      {
        what: 'hung',
        node: third,
        lose: async (node) => node.pause(),
        from: 'node',
        mostMs: NOTICED_MS + LIMIT_MS,
      },
    ];
    for (const { what, node, lose, from, mostMs } of losses) {
      if (!node) throw new Error(`there are fewer than ${NODES} nodes`);
      const passedMs = await outages(tabs, () => lose(node), from);
      const p99 = Math.round(percentile(passedMs, 0.99));
      note(`node ${what}: ${passedMs.length} of ${tabs.length} tabs lost a socket of ${SOCKETS}`);
      note(`node ${what}: connected again after ${Math.round(percentile(passedMs, 0.5))} ms (median)`);
      report(`node ${what}, connected again, p99`, p99, { most: mostMs }, ' ms');
      if (what === 'hung') node.resume();
      else await node.start();
      await untilCurrent(tabs);
    }
    for (const tab of tabs) tab.close();
  });
}
