import type { FeedHead } from '../../../infra/outbox/feed/index.ts';

/** What a reader has read. */
export interface Cursor {
  readonly position: bigint;
  /** The id of the event at the position, or how it begins; null if it is not known. */
  readonly eventId: string | null;
}

/**
 * `latest`, a position, with or without the leading zeros of an event's `sequence`, or a position and how the id of its
 * event begins, such as `1234-0c9e4a52`.
 */
export const CURSOR_FORM = /^(?:latest|\d{1,19}(?:-[0-9a-f]{8})?)$/;
const ID_LENGTH = 8;

/** @param text of `CURSOR_FORM` */
export function parseCursor(text: string, head: Pick<FeedHead, 'position'>): Cursor {
  if (text === 'latest') return { position: head.position, eventId: null };
  const [position = '', eventId = null] = text.split('-');
  return { position: BigInt(position), eventId };
}

export const cursorOf = ({ position, eventId }: Cursor): string =>
  eventId === null ? String(position) : `${position}-${eventId.slice(0, ID_LENGTH)}`;
