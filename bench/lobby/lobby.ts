import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { LobbyPage } from '@foyer/contract/generated/operations.ts';
import { median } from '../measure/statistics.ts';
import { startTarget, type Target } from './target.ts';

/**
 * `npm run bench:lobby`: the lobby query of a signed-in player, with balance, rows, favourites and recently played,
 * compared with the same schema over constants in memory. Rounds alternate, so that other load affects both.
 */
const ROUNDS = 3;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 32;
const AIM = 0.8;

const body = JSON.stringify({ documentId: LobbyPage.documentId, operationName: 'LobbyPage', variables: {} });

const requestTo = ({ port, headers }: Target) => ({
  url: `http://127.0.0.1:${port}/graphql`,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});

async function ask(target: Target): Promise<object> {
  const response = await fetch(requestTo(target).url, requestTo(target));
  const { data, errors } = (await response.json()) as { data: object; errors?: unknown };
  if (errors) throw new Error(`the lobby query failed: ${JSON.stringify(errors)}`);
  return data;
}

async function measure(target: Target, seconds: number): Promise<Round> {
  const result = await autocannon({ ...requestTo(target), connections: CONNECTIONS, duration: seconds });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
}

interface Round {
  readonly perSecond: number;
  readonly p99Ms: number;
}

const line = (name: string, rounds: readonly Round[]): string => {
  const perSecond = median(rounds.map((round) => round.perSecond));
  const p99Ms = median(rounds.map((round) => round.p99Ms));
  return `${name.padEnd(28)} ${perSecond.toFixed(0).padStart(7)} requests/s   p99 ${p99Ms.toFixed(0)} ms`;
};

const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'));
const platform = await startTarget(new URL('./platform.ts', import.meta.url));
try {
  const response = await ask(platform);
  const responseFile = join(folder, 'response.json');
  await writeFile(responseFile, JSON.stringify({ data: response }));
  const constants = await startTarget(new URL('./constants.ts', import.meta.url), [responseFile]);
  try {
    deepStrictEqual(await ask(constants), response);
    await compare(constants);
  } finally {
    constants.stop();
  }
} finally {
  platform.stop();
  await rm(folder, { recursive: true });
}

async function compare(constants: Target): Promise<void> {
  const rounds: { platform: Round[]; constants: Round[] } = { platform: [], constants: [] };
  for (const target of [platform, constants]) await measure(target, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.platform.push(await measure(platform, ROUND_SECONDS));
    rounds.constants.push(await measure(constants, ROUND_SECONDS));
  }
  const ratios = rounds.platform.map(
    (round, index) => round.perSecond / (rounds.constants[index]?.perSecond ?? NaN),
  );
  console.log(line('lobby query', rounds.platform));
  console.log(line('the same over constants', rounds.constants));
  console.log(`ratio ${median(ratios).toFixed(2)}, aim ${AIM}`);
}
