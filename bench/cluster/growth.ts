import autocannon from 'autocannon';
import { LobbyPage } from '@foyer/contract/generated/operations.ts';
import type { Cluster } from '@foyer/tools/cluster/running/startCluster.ts';
import { withCluster } from '@foyer/tools/cluster/running/withCluster.ts';
import { note } from './report.ts';
import { openTabs, PLAYERS, SOCKETS, untilCurrent } from './tabs.ts';

const NODES = 3;
const CONNECTIONS = 32;
const SECONDS = 6;
const WARM_UP_SECONDS = 3;

/** Sockets and queries on three nodes behind HAProxy, then on two, then on one. */
export async function growth(): Promise<void> {
  await withCluster({ nodes: NODES, players: PLAYERS }, async (cluster) => {
    await connectOnce(cluster);
    for (let count = NODES; count > 0; count -= 1) {
      const startedAt = performance.now();
      const tabs = openTabs(cluster);
      await untilCurrent(tabs);
      const perSecond = (SOCKETS / (performance.now() - startedAt)) * 1_000;
      note(`${count} nodes: ${SOCKETS} sockets, ${Math.round(perSecond)} connected a second`);
      await query(cluster, WARM_UP_SECONDS);
      const { requests, latency, non2xx, errors } = await query(cluster, SECONDS);
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} queries failed`);
      note(`${count} nodes: ${Math.round(requests.average)} queries/s beside them, p99 ${latency.p99} ms`);
      for (const tab of tabs) tab.close();
      await cluster.nodes[count - 1]?.end();
    }
  });
}

/** Without it the first count would measure nodes that have just started. */
async function connectOnce(cluster: Cluster): Promise<void> {
  const tabs = openTabs(cluster);
  await untilCurrent(tabs);
  await query(cluster, WARM_UP_SECONDS);
  for (const tab of tabs) tab.close();
}

/** Lobby queries of all players in turn. */
const query = ({ port, players }: Cluster, duration: number) =>
  autocannon({
    url: `http://127.0.0.1:${port}/graphql`,
    connections: CONNECTIONS,
    duration,
    requests: players.map(({ host, address, token }) => ({
      method: 'POST' as const,
      body: JSON.stringify({ documentId: LobbyPage.documentId, operationName: 'LobbyPage', variables: {} }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': address,
        'x-forwarded-host': host,
        host,
      },
    })),
  });
