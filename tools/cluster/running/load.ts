import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { STUDIO_HEADERS, STUDIO_PATHS } from '@foyer/contract/studios/http.ts';
import { BeginDeposit } from '@foyer/contract/generated/operations.ts';
import { sign } from '@foyer/platform/providers/studios/signature.ts';
import type { Random } from '@foyer/platform/testing/stories/faults/random.ts';
import type { Client } from './client.ts';
import type { ClusterPlayer } from './players.ts';
import { STUDIO_SECRET } from './startCluster.ts';

/** What the studio and the payment company know: each is a fact that the ledger must have once. */
export interface Acknowledged {
  /** Transaction ids of the studio, with amounts in cents. */
  readonly bets: Map<string, number>;
  /** Payments by which the payment company took money, with their players. */
  readonly deposits: Map<string, ClusterPlayer>;
  /** Calls without a final answer, which were repeated with the same id. */
  retries: number;
  /** Final refusals, which no fault explains. */
  readonly refused: string[];
}

export const nothingAcknowledged = (): Acknowledged => ({
  bets: new Map(),
  deposits: new Map(),
  retries: 0,
  refused: [],
});

interface LoadOptions {
  readonly port: number;
  readonly companies: string | null;
  readonly client: Client;
  readonly random: Random;
  readonly acknowledged: Acknowledged;
  /** Mean pause between two bets of a player. */
  readonly pauseMs: number;
  isOver(): boolean;
}

const CALL_LIMIT_MS = 5_000;
const RETRY_MS = 300;
const FINAL_LIMIT_MS = 120_000;
/** One in this many steps of a player is a deposit. */
const DEPOSIT_EVERY = 12;

/** One player bets and deposits until the load is over. Every step ends with a final answer. */
export async function play(options: LoadOptions): Promise<void> {
  const { client, random, pauseMs, companies, isOver } = options;
  await delay(random(pauseMs));
  for (let step = 0; !isOver(); step++) {
    if (companies && random(DEPOSIT_EVERY) === 0) await deposit(options, companies, step);
    else await placeBet(options, `bet-${client.player.index}-${step}`);
    await delay(pauseMs / 2 + random(pauseMs));
  }
}

async function placeBet(options: LoadOptions, transactionId: string): Promise<void> {
  const { port, client, random, acknowledged } = options;
  const cents = 10 + random(90);
  const body = JSON.stringify({
    sessionId: client.player.gameSession,
    transactionId,
    roundId: transactionId,
    amount: `0.${cents}`,
    currency: 'EUR',
  });
  const { status, text } = await untilFinal(acknowledged, () => {
    const at = String(Date.now());
    const headers = {
      'content-type': 'application/json',
      [STUDIO_HEADERS.studio]: 'sandbox',
      [STUDIO_HEADERS.timestamp]: at,
      [STUDIO_HEADERS.signature]: sign(STUDIO_SECRET, at, STUDIO_PATHS.bet, Buffer.from(body)).toString(
        'hex',
      ),
    };
    return post(`http://localhost:${port}${STUDIO_PATHS.bet}`, headers, body);
  });
  if (status !== 200) return void acknowledged.refused.push(`bet: ${status} ${text}`);
  acknowledged.bets.set(transactionId, cents);
  const { balance }: { balance: string | { amount: string } } = JSON.parse(text);
  client.acknowledged(typeof balance === 'string' ? balance : balance.amount);
}

/** The player begins a deposit, and pays it on the page of the payment company, whose callback completes it. */
async function deposit({ port, client, acknowledged }: LoadOptions, companies: string, step: number) {
  const { player } = client;
  const headers = {
    'content-type': 'application/json',
    // The proxy that the nodes trust names the brand's host: fetch sets Host itself.
    'x-forwarded-host': player.host,
    'x-forwarded-for': player.address,
    authorization: `Bearer ${player.token}`,
  };
  const request = {
    idempotencyKey: `deposit-${player.index}-${step}-${randomUUID()}`,
    method: 'trustly',
    account: null,
    amount: '20.00',
    currency: 'EUR',
  };
  const body = JSON.stringify({ documentId: BeginDeposit.documentId, variables: { deposit: request } });
  const { text } = await untilFinal(acknowledged, () =>
    post(`http://127.0.0.1:${port}/graphql`, headers, body),
  );
  const { data }: { data: { beginDeposit?: { id: string; frameUrl: string | null } } | null } =
    JSON.parse(text);
  if (!data?.beginDeposit?.frameUrl) return void acknowledged.refused.push(`deposit: ${text.slice(0, 300)}`);
  const page = new URL(data.beginDeposit.frameUrl);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  // Paying is idempotent: the page of a payment that is paid leads back to the lobby.
  const { status, text: paid } = await untilFinal(acknowledged, () =>
    post(companies + page.pathname, form, 'choice=confirm'),
  );
  if (status === 303) acknowledged.deposits.set(data.beginDeposit.id, player);
  else acknowledged.refused.push(`payment page: ${status} ${paid.slice(0, 300)}`);
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Repeats a call until its answer is final: not after a lost connection, and not after a temporary error.
 * @throws Error without a final answer after two minutes
 */
async function untilFinal(acknowledged: Acknowledged, call: () => Promise<Answer>): Promise<Answer> {
  const until = performance.now() + FINAL_LIMIT_MS;
  let last: unknown;
  while (performance.now() < until) {
    try {
      const answer = await call();
      if (answer.status < 500 && answer.status !== 429 && !isTemporary(answer.text)) return answer;
      last = `${answer.status} ${answer.text}`;
    } catch (error) {
      // The connection was lost, so nobody knows whether the call was carried out.
      last = error;
    }
    acknowledged.retries += 1;
    await delay(RETRY_MS);
  }
  throw new Error(`no final answer: ${String(last)}`);
}

const isTemporary = (text: string): boolean =>
  text.includes('"Unavailable"') || text.includes('"InternalError"');

async function post(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  });
  return { status: response.status, text: await response.text() };
}
