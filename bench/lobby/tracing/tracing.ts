import autocannon from 'autocannon';
import { LobbyPage } from '@foyer/contract/generated/operations.ts';
import { STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { sign } from '@foyer/platform/providers/studios/signature.ts';
import { nextMessage, startChild } from '../../measure/child.ts';
import { median } from '../../measure/statistics.ts';
import { startTarget } from '../target.ts';
import type { PlayingTarget } from './node.ts';

/**
 * `npm run bench:tracing`: bets of a studio and lobby queries over HTTP, on one node without traces, one that keeps
 * every hundredth trace and one that keeps all, each with a database of its own. Rounds alternate, so that other load
 * affects all three. `FOYER_BENCH_SECONDS` is the length of one measurement.
 */
const ROUNDS = 6;
const roundSeconds = Number(process.env.FOYER_BENCH_SECONDS ?? 3);
const WARM_UP_SECONDS = 2;
const CONNECTIONS = 32;
const STUDIO_KEY = '0123456789abcdef';

const collector = startChild(new URL('./collector.ts', import.meta.url));
const endpoint = await nextMessage<string>(collector);
const sampled = (share: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: share,
});
const NODES = [
  { name: 'without traces', env: {} },
  { name: '1 % of the traces', env: sampled('0.01') },
  { name: 'all traces', env: sampled('1') },
];

const lobbyQuery = ({ headers }: PlayingTarget): autocannon.Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ documentId: LobbyPage.documentId, operationName: 'LobbyPage', variables: {} }),
});

let bets = 0;
const bet = ({ gameSession }: PlayingTarget): autocannon.Request => ({
  method: 'POST',
  path: STUDIO_PATHS.bet,
  setupRequest(request) {
    const id = `bench-${(bets += 1)}`;
    const body = JSON.stringify({
      sessionId: gameSession,
      transactionId: id,
      roundId: id,
      amount: '0.01',
      currency: 'EUR',
    });
    const at = String(Date.now());
    const signature = sign(STUDIO_KEY, at, STUDIO_PATHS.bet, Buffer.from(body)).toString('hex');
    const headers = {
      'content-type': 'application/json',
      'x-studio': 'sandbox',
      'x-timestamp': at,
      'x-signature': signature,
    };
    return { ...request, headers, body };
  },
});
const WORK = [
  { name: 'bets', request: bet },
  { name: 'lobby queries', request: lobbyQuery },
];

async function measure(target: PlayingTarget, request: autocannon.Request, duration: number) {
  const { requests, errors, non2xx } = await autocannon({
    url: `http://127.0.0.1:${target.port}`,
    requests: [request],
    connections: CONNECTIONS,
    duration,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed`);
  collector.send('read');
  const spans = await nextMessage<number>(collector);
  return { perSecond: requests.average, spansPerSecond: spans / duration };
}
type Round = Awaited<ReturnType<typeof measure>>;

const nodes = await Promise.all(
  NODES.map(async ({ name, env }) => ({
    name,
    target: await startTarget<PlayingTarget>(new URL('./node.ts', import.meta.url), [], env),
  })),
);
try {
  for (const { name, request } of WORK) {
    const rounds = nodes.map(() => new Array<Round>());
    for (const { target } of nodes) await measure(target, request(target), WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const index of turn(round)) {
        const target = nodes[index]?.target;
        if (target) rounds[index]?.push(await measure(target, request(target), roundSeconds));
      }
    for (const [index, node] of nodes.entries()) console.log(line(`${name}, ${node.name}`, rounds, index));
  }
} finally {
  for (const { target } of nodes) target.stop();
  collector.disconnect();
}

/** Each node is measured first, second and third equally often. */
function turn(round: number): readonly number[] {
  return NODES.map((_node, place) => (place + round) % NODES.length);
}

/** Medians, and the rate in relation to that without traces in the same round. */
function line(title: string, rounds: readonly (readonly Round[])[], index: number): string {
  const own = rounds[index] ?? [];
  const ratios = own.map(({ perSecond }, round) => perSecond / (rounds[0]?.[round]?.perSecond ?? NaN));
  const rate = median(own.map(({ perSecond }) => perSecond)).toFixed(0);
  const spans = median(own.map(({ spansPerSecond }) => spansPerSecond)).toFixed(0);
  return `${title.padEnd(36)} ${rate.padStart(6)}/s  ${median(ratios).toFixed(2)} times  ${spans.padStart(6)} spans/s sent`;
}
