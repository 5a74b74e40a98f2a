import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import type { FeedPage } from '@foyer/contract/events/envelope.ts';
import { EVENT_TYPE_NAMES } from '@foyer/contract/events/eventTypes.ts';
import { MAX_PAGE, MAX_WAIT_SECONDS } from '@foyer/contract/events/paths.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Database } from '../../../infra/database/database.ts';
import {
  envelopeOf,
  ofTypes,
  readEventId,
  readFeed,
  readFeedHead,
  type FeedHead,
} from '../../../infra/outbox/feed/index.ts';
import { Refusal } from '../../../infra/refusal.ts';
import { CURSOR_FORM, cursorOf, parseCursor, type Cursor } from './feedCursor.ts';

/** Rows that one request reads at most, of which a filter by type may leave none. */
const MAX_SCANNED = 5_000;
const POLL_MS = 500;

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(most));

const querySchema = v.strictObject({
  after: v.optional(v.pipe(v.string(), v.regex(CURSOR_FORM)), '0'),
  limit: v.optional(v.pipe(wholeNumber(MAX_PAGE), v.minValue(1)), '100'),
  wait: v.optional(wholeNumber(MAX_WAIT_SECONDS), '0'),
  types: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',')),
      v.array(v.picklist(EVENT_TYPE_NAMES)),
    ),
  ),
});

export type FeedQuery = v.InferOutput<typeof querySchema>;

/** @throws Refusal BadRequest naming the parameter */
export function parseFeedQuery(search: URLSearchParams): FeedQuery {
  const read = v.safeParse(querySchema, Object.fromEntries(search));
  if (read.success) return read.output;
  const field = v.getDotPath(read.issues[0])?.split('.')[0] ?? 'query';
  throw new Refusal('BadRequest', { status: 400, reasons: ['invalid'], keys: { field } });
}

/**
 * Reads a page of the feed, and waits for the first event of an empty one.
 * @throws Refusal PositionRemoved for events that are no longer kept, PositionUnknown for a position after the last
 * one, FeedRestored for a position that another event had
 */
export async function readFeedPage(
  { query: queryable }: Pick<Database, 'query'>,
  { after, limit, wait, types }: FeedQuery,
  signal: AbortSignal,
): Promise<FeedPage> {
  const head = await readFeedHead(queryable);
  const start = await openCursor(queryable, after, head);
  if (after === 'latest') return { events: [], next: cursorOf(start), hasMore: false };
  const waitUntil = performance.now() + wait * SECOND;
  for (let from = start; ;) {
    const { page, last } = await scan(queryable, { from, limit, types });
    const isEmpty = page.events.length === 0 && !page.hasMore;
    if (!isEmpty || performance.now() + POLL_MS > waitUntil || signal.aborted) return page;
    from = last;
    await delay(POLL_MS, undefined, { signal }).catch(() => {});
  }
}

interface Scan extends Pick<FeedQuery, 'limit' | 'types'> {
  readonly from: Cursor;
}

/** Reads rows until the page is full. @returns with the last row that was read, whether it was of a wanted type or not */
async function scan(
  queryable: Database['query'],
  { from, limit, types }: Scan,
): Promise<{ page: FeedPage; last: Cursor }> {
  const size = types ? MAX_SCANNED : limit;
  const rows = await readFeed(queryable, { after: from.position, limit: size });
  const wanted = ofTypes(rows, types);
  const shown = wanted.slice(0, limit);
  const last = (wanted.length > limit ? shown.at(-1) : rows.at(-1)) ?? from;
  const hasMore = wanted.length > limit || rows.length === size;
  return { page: { events: shown.map(envelopeOf), next: cursorOf(last), hasMore }, last };
}

/**
 * A database that was restored gives the positions after the moment of its backup to other events, so the event of the
 * position must be the one that the reader has seen.
 */
async function openCursor(queryable: Database['query'], after: string, head: FeedHead): Promise<Cursor> {
  const { position, eventId: seen } = parseCursor(after, head);
  // Zero asks for the oldest event that is kept.
  if (position > 0n && position < head.removed)
    throw new Refusal('PositionRemoved', { status: 410, keys: { after: String(head.removed) } });
  const latest = String(head.position);
  if (position > head.position) throw new Refusal('PositionUnknown', { status: 409, keys: { latest } });
  const eventId = await readEventId(queryable, position);
  if (seen !== null && eventId !== null && !eventId.startsWith(seen))
    throw new Refusal('FeedRestored', { status: 409, keys: { latest } });
  return { position, eventId: eventId ?? seen };
}
