import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '@foyer/platform/testing/stories/faults/random.ts';
import type { Cluster, ClusterNode } from './startCluster.ts';

/** Something that goes wrong for a while, and is over afterwards. */
export interface Fault {
  readonly name: string;
  run(): Promise<void>;
}

const SHORT_MS = 4_000;
/** Longer than any node needs to notice that nothing arrives. */
const LONG_MS = 6_000;

/** All faults of a run, in an order that the random numbers decide. */
export function allFaults({ nodes, nats }: Cluster, random: Random): readonly Fault[] {
  const ofNetwork = (part: keyof ClusterNode['network']): readonly Fault[] =>
    (['cut', 'swallow', 'delay'] as const).map((kind) => {
      const node = oneOf(nodes, random);
      const proxy = node.network[part];
      return fault(`${part} of ${node.name}: ${kind}`, async () => {
        if (kind === 'delay') proxy.delay(100);
        else proxy[kind]();
        await delay(kind === 'cut' ? SHORT_MS : LONG_MS);
        proxy.heal();
      });
    });
  const faults = [
    ...nodes.map(killNode),
    ...nodes.map(pauseNode),
    ...nodes.map(restartNode),
    fault('NATS: killed, started after 4 s', async () => {
      await nats.kill();
      await delay(SHORT_MS);
      await nats.start();
    }),
    fault('NATS: paused for 6 s', async () => {
      nats.pause();
      await delay(LONG_MS);
      nats.resume();
    }),
    fault('NATS: restarted', async () => {
      await nats.end();
      await nats.start();
    }),
    fault('NATS: started without its data', async () => {
      await nats.kill();
      await nats.forget();
      await nats.start();
    }),
    ...ofNetwork('nats'),
    ...ofNetwork('database'),
  ];
  return shuffled(faults, random);
}

const fault = (name: string, run: () => Promise<void>): Fault => ({ name, run });

const killNode = (node: ClusterNode): Fault =>
  fault(`${node.name}: killed, started again`, async () => {
    await node.kill();
    await node.start();
  });

const pauseNode = (node: ClusterNode): Fault =>
  fault(`${node.name}: paused for 6 s`, async () => {
    node.pause();
    await delay(LONG_MS);
    node.resume();
  });

const restartNode = (node: ClusterNode): Fault =>
  fault(`${node.name}: restarted`, async () => {
    await node.end();
    await node.start();
  });

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const left = new Set(items);
  return items.map(() => {
    const item = oneOf([...left], random);
    left.delete(item);
    return item;
  });
}
