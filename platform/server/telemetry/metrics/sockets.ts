import { Counter, Gauge, type Registry } from 'prom-client';
import { upgradeRefused } from '../../sockets/handshake/upgrade.ts';

export interface SocketCounts {
  /** Open sockets by protocol. */
  (): Readonly<Record<string, number>>;
}

export function registerSocketMetrics(registers: Registry[], openSockets: SocketCounts): () => void {
  new Gauge({
    name: 'foyer_open_sockets',
    help: 'Open websockets of this node, by protocol',
    labelNames: ['protocol'],
    registers,
    collect() {
      for (const [protocol, count] of Object.entries(openSockets())) this.set({ protocol }, count);
    },
  });
  const refused = new Counter({
    name: 'foyer_sockets_refused_total',
    help: 'Websockets that were refused before their handshake, by HTTP status',
    labelNames: ['status'],
    registers,
  });
  return upgradeRefused.subscribe((status) => refused.inc({ status }));
}
