import type { IncomingMessage, ServerResponse } from 'node:http';
import schemas from '@foyer/contract/generated/eventSchemas.json' with { type: 'json' };
import { EVENT_SCHEMAS_PATH, FEED_PATH } from '@foyer/contract/events/paths.ts';
import type { Config } from '../../../infra/config.ts';
import type { Database } from '../../../infra/database/database.ts';
import { isSame } from '../../../infra/httpClient/signature.ts';
import type { Log } from '../../../infra/log.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { newTraceId } from '../../../infra/telemetry/traceId.ts';
import { logFault, presentError } from '../errors.ts';
import { parseFeedQuery, readFeedPage } from './readFeedPage.ts';

export interface FeedHandlerDeps {
  readonly config: Pick<Config, 'events'>;
  readonly database: Pick<Database, 'query'>;
  readonly log: Pick<Log, 'error'>;
}

/** Requests that wait for events at a time; further ones get their page at once. */
const MAX_WAITING = 20;

export type Handle = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves the feed of events to a reader with a key, and its schemas. @returns a function: false for other addresses */
export function feedHandler({ config, database, log }: FeedHandlerDeps): Handle {
  let waiting = 0;

  const readPage = async (request: IncomingMessage, search: URLSearchParams, signal: AbortSignal) => {
    requireKey(request.headers.authorization, config.events.keys ?? []);
    const query = parseFeedQuery(search);
    const isWaiting = query.wait > 0 && waiting < MAX_WAITING;
    if (!isWaiting) return readFeedPage(database, { ...query, wait: 0 }, signal);
    waiting += 1;
    try {
      return await readFeedPage(database, query, signal);
    } finally {
      waiting -= 1;
    }
  };

  return (request, response) => {
    const [pathname, ...search] = request.url?.split('?') ?? [];
    const searchParams = new URLSearchParams(search.join('?'));
    if (request.method !== 'GET') return false;
    if (pathname === EVENT_SCHEMAS_PATH) {
      send(response, 200, schemas);
      return true;
    }
    if (pathname !== FEED_PATH) return false;
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    readPage(request, searchParams, closed.signal).then(
      (page) => send(response, 200, page),
      (error: unknown) => {
        const payload = presentError(error, newTraceId());
        logFault(log, error, payload, { what: 'the feed of events could not be read' });
        send(response, payload.status, payload.error);
      },
    );
    return true;
  };
}

/** @throws Refusal InvalidKey */
function requireKey(authorization: string | undefined, keys: readonly string[]): void {
  const isKnown = keys.map((key) => isSame(authorization, `Bearer ${key}`)).includes(true);
  if (!isKnown) throw new Refusal('InvalidKey', { status: 401 });
}

const send = (response: ServerResponse, status: number, content: object): void => {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(JSON.stringify(content));
};
