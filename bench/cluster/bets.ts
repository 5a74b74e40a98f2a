import type { ChildProcess } from 'node:child_process';
import { startNats, type Nats } from '@foyer/tools/cluster/startNats.ts';
import type { Run } from '../bets/batched.ts';
import { createPlayers, prepare, walletOn } from '../bets/world.ts';
import { nextMessage, startChild } from '../measure/child.ts';
import { compareSides, withTwoDatabases } from './sides.ts';

const PLAYERS = 500;
const IN_FLIGHT = 64;
const ROUNDS = 9;
const ROUND_MS = 1_500;
const RATIO_LIMIT = 0.95;

/** Durable bets whose events the node receives, on a node alone and on one that publishes through NATS. */
export async function bets(): Promise<void> {
  const nats = await startNats();
  const started: ChildProcess[] = [];
  try {
    await withTwoDatabases(async ({ inProcess, throughNats }) => {
      for (const { database } of [inProcess, throughNats]) {
        await prepare(database);
        await createPlayers(database, walletOn(database), PLAYERS);
      }
      const alone = await startNode(inProcess.url, null);
      const connected = await startNode(throughNats.url, nats);
      started.push(alone, connected);
      const comparison = { what: 'bets', unit: 'bets/s', rounds: ROUNDS, least: RATIO_LIMIT };
      await compareSides({ inProcess: alone, throughNats: connected }, comparison, (node, round) => {
        const perSecond = nextMessage<number>(node);
        const run = { players: PLAYERS, inFlight: IN_FLIGHT, durationMs: ROUND_MS, name: `round-${round}` };
        node.send(run satisfies Run);
        return perSecond;
      });
      for (const node of started) node.kill('SIGKILL');
    });
  } finally {
    for (const node of started) node.kill('SIGKILL');
    await nats.stop();
  }
}

async function startNode(url: string, nats: Nats | null): Promise<ChildProcess> {
  const env = { ...process.env, FOYER_DATABASE_URL: url, FOYER_NATS_URL: nats?.url ?? '' };
  const node = startChild(new URL('./betNode.ts', import.meta.url), [], env);
  await nextMessage<string>(node);
  return node;
}
