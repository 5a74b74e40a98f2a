import { Webhook } from 'standardwebhooks';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../infra/clock.ts';
import type { WebhookConfig } from '../../infra/config/eventsConfig.ts';
import type { Database } from '../../infra/database/database.ts';
import { fetchThroughBreaker, NoResponse, NotCalled } from '../../infra/httpClient/httpClient.ts';
import { limitConcurrency } from '../../infra/jobs/limitConcurrency.ts';
import type { Log } from '../../infra/log.ts';
import {
  envelopeOf,
  ofTypes,
  openWebhook,
  readFeed,
  readFeedHead,
  saveDelivered,
  saveFailed,
  type FeedRow,
  type WebhookState,
} from '../../infra/outbox/feed/index.ts';

export interface DeliveryDeps {
  readonly database: Pick<Database, 'query'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error' | 'info'>;
}

/** Events per page; the position is saved after each. */
const PAGE = 200;
const MAX_PAGES = 50;
/** Messages to one address in flight at a time. Those of one player follow each other. */
const IN_FLIGHT = 8;
const TIMEOUT_MS = 15 * SECOND;
const FIRST_PAUSE_MS = 2 * SECOND;
const LONGEST_PAUSE_MS = 5 * MINUTE;

/**
 * Sends a webhook the events that it has not received, in order for each player and at least once, until one fails.
 * The failed one is repeated after a pause that doubles; later events wait for it.
 */
export async function deliverEvents(deps: DeliveryDeps, webhook: WebhookConfig): Promise<void> {
  const { database, clock } = deps;
  let state = await openWebhook(database.query, webhook.name);
  if (state.nextAttemptAt !== null && state.nextAttemptAt > clock.now()) return;
  await reportLost(deps, state);
  for (let page = 0; page < MAX_PAGES; page++) {
    const rows = await readFeed(database.query, { after: state.position, limit: PAGE });
    const last = rows.at(-1);
    if (!last || !(await deliverPage(deps, webhook, { state, rows }))) return;
    state = { ...state, position: last.position };
    if (rows.length < PAGE) return;
  }
}

interface Page {
  readonly state: WebhookState;
  readonly rows: readonly FeedRow[];
}

/** @returns whether all events of the page were delivered, and this node may go on */
async function deliverPage(
  { database, clock, log }: DeliveryDeps,
  webhook: WebhookConfig,
  { state, rows }: Page,
): Promise<boolean> {
  const { name, types } = webhook;
  const failed = await sendAll(webhook, ofTypes(rows, types), clock);
  const from = state.position;
  if (failed === null) {
    if (state.failures > 0) log.info({ webhook: name }, 'a webhook that failed is delivered again');
    const position = rows.at(-1)?.position ?? from;
    return saveDelivered(database.query, { name, from, position, now: clock.now() });
  }
  if (state.failures === 0)
    log.warn({ webhook: name, position: String(failed.position), reason: failed.error }, 'a webhook failed');
  const now = clock.now();
  await saveFailed(database.query, {
    name,
    from,
    position: failed.position - 1n,
    now,
    error: failed.error,
    nextAttemptAt: new Date(now.getTime() + pauseAfter(state.failures)),
  });
  return false;
}

/** The pause doubles with each failed attempt. */
const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 16), LONGEST_PAUSE_MS);

interface Failure {
  readonly position: bigint;
  readonly error: string;
}

/** Sends the events of several players at a time. @returns the failure with the lowest position, or null */
async function sendAll(
  webhook: WebhookConfig,
  rows: readonly FeedRow[],
  clock: Clock,
): Promise<Failure | null> {
  const byPlayer = new Map<string, FeedRow[]>();
  for (const row of rows) byPlayer.set(row.playerId, [...(byPlayer.get(row.playerId) ?? []), row]);
  const failures: Failure[] = [];
  const limited = limitConcurrency(IN_FLIGHT);
  await Promise.all(
    [...byPlayer.values()].map((events) =>
      limited(async () => {
        for (const event of events) {
          // The page is repeated from the first failure, so events before it are sent, and later ones are not.
          if (failures.some(({ position }) => position < event.position)) return;
          const error = await send(webhook, event, clock);
          if (error !== null) failures.push({ position: event.position, error });
        }
      }),
    ),
  );
  return failures.toSorted((one, other) => (one.position < other.position ? -1 : 1))[0] ?? null;
}

/** Sends one event, signed as Standard Webhooks specifies. @returns null, or why it failed */
async function send({ url, secrets }: WebhookConfig, event: FeedRow, clock: Clock): Promise<string | null> {
  const body = JSON.stringify(envelopeOf(event));
  const now = clock.now();
  const headers = {
    'content-type': 'application/cloudevents+json; charset=utf-8',
    'webhook-id': event.eventId,
    'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
    'webhook-signature': secrets
      .map((secret) => new Webhook(secret).sign(event.eventId, now, body))
      .join(' '),
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetchThroughBreaker(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Never has the path of the URL, in which some companies expect a token: it is logged and stored. */
function reasonOf(error: unknown): string {
  if (error instanceof NotCalled)
    return 'NotCalled: it did not respond lately, or has too many calls in flight';
  if (!(error instanceof NoResponse)) return 'Error: the call could not be made';
  // Without a cause the message has the host and a status.
  return `NoResponse: ${error.cause === undefined ? error.message : codeOf(error.cause)}`;
}

/** Such as `TimeoutError`, or `ECONNREFUSED` of the error that `fetch` hides in its own. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

async function reportLost({ database, log }: DeliveryDeps, { name, position }: WebhookState): Promise<void> {
  const { removed } = await readFeedHead(database.query);
  if (position < removed)
    log.error(
      { webhook: name, from: String(position + 1n), to: String(removed) },
      'events were removed before a webhook received them',
    );
}
