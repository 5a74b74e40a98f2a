import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { SocketLimits } from './limits.ts';
import { extensionsAlone, withExtensions } from './resume.ts';
import type { Selection } from './selection.ts';
import { createJournal } from './streams/journal.ts';
import type { Stream } from './streams/stream.ts';
import { createSubscriber, type Subscriber, type StreamPayload } from './subscriber.ts';

interface Listener {
  /** The last position that a resuming client has seen; null for a new subscription. */
  readonly after: number | null;
  send(json: string): void;
}

/** Subscribers that receive the same JSON. */
interface Group {
  readonly selection: Selection;
  readonly subscribers: Set<Subscriber>;
}

/** One stream and key: its bus listener, its recent values, and its subscribers grouped by selection. */
interface Channel {
  readonly groups: Map<string, Group>;
  /** Null for a stream without positions. */
  readonly journal: ReturnType<typeof createJournal> | null;
  /** Cancels a scheduled close, because a subscriber came back. */
  cancelClose(): void;
  close(): void;
  /** The last subscriber left: a broken connection usually returns within moments and must not miss a value. */
  closeSoon(): void;
}

/** All subscribers share one bus listener per player and stream, and one rendering per selection. */
export function createFanout(
  streams: readonly Stream[],
  limits: Pick<SocketLimits, 'resumeMs' | 'resumeValues'>,
) {
  const channels = new Map<string, Channel>();

  function openChannel(key: string, stream: Stream, session: Session): Channel {
    const journal = stream.positionOf ? createJournal<unknown>(limits.resumeValues) : null;
    const groups: Channel['groups'] = new Map();
    let closing: NodeJS.Timeout | undefined;
    const stop = stream.listen(session, (value) => {
      const recorded = journal?.record(value, stream.positionOf?.(value) ?? 0) ?? 'next';
      // Each subscriber skips values it has already received: one may have read the current state before
      // another whose read set the journal's start.
      if (recorded !== 'afterGap') sendToAll(stream, groups.values(), value);
      else for (const group of groups.values()) void refetchAll(stream, session, group);
    });
    const close = () => {
      clearTimeout(closing);
      stop();
      channels.delete(key);
    };
    const channel = {
      groups,
      journal,
      close,
      cancelClose: () => clearTimeout(closing),
      closeSoon: journal ? () => void (closing = setTimeout(close, limits.resumeMs).unref()) : close,
    };
    channels.set(key, channel);
    return channel;
  }

  return {
    /** Forgets all recent values: a client that resumes reads the current state. Call it when no one subscribes. */
    forget(): void {
      for (const channel of channels.values()) channel.close();
    },
    /**
     * A new subscriber gets the current state, then every newer value. A resuming one gets every missed value, or the
     * current state marked as a refetch. @throws Refusal for a field without a stream
     */
    join(
      session: Session,
      selection: Selection,
      { after, send }: Listener,
    ): { ready: Promise<void>; leave(): void } {
      const stream = streamOf(streams, selection);
      const key = `${stream.field}\n${stream.keyOf(session)}`;
      const channel = channels.get(key) ?? openChannel(key, stream, session);
      // The journal is read in the same tick in which the channel is entered, so that no value is lost in between.
      const missed = after === null ? null : (channel.journal?.since(after) ?? null);
      const subscriber = createSubscriber(send, missed && after);
      const leave = enter(channel, selection, subscriber);
      if (missed) {
        subscriber.resumeWith(missed.map((value) => payloadOf(stream, selection, value)));
        send(extensionsAlone({ resume: 'complete' }));
        return { ready: Promise.resolve(), leave };
      }
      const isRefetch = after !== null && channel.journal !== null;
      const ready = stream.present(session).then((present) => {
        if (present !== null && stream.positionOf) channel.journal?.startAt(stream.positionOf(present));
        subscriber.resumeWith(opening(stream, selection, { present, isRefetch }));
      });
      return { ready, leave };
    },
  };
}

function enter(channel: Channel, selection: Selection, subscriber: Subscriber): () => void {
  channel.cancelClose();
  const group = channel.groups.get(selection.key) ?? { selection, subscribers: new Set() };
  channel.groups.set(selection.key, group);
  group.subscribers.add(subscriber);
  return () => {
    subscriber.end();
    if (!group.subscribers.delete(subscriber) || group.subscribers.size > 0) return;
    channel.groups.delete(selection.key);
    if (channel.groups.size === 0) channel.closeSoon();
  };
}

function streamOf(streams: readonly Stream[], { field }: Selection): Stream {
  const stream = streams.find((one) => one.field === field);
  if (stream) return stream;
  throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['noSuchStream'], keys: { field } });
}

function payloadOf(stream: Stream, selection: Selection, value: unknown): StreamPayload {
  const json = selection.render(value);
  const position = stream.positionOf?.(value) ?? null;
  return { json: position === null ? json : withExtensions(json, { position }), position };
}

function opening(
  stream: Stream,
  selection: Selection,
  { present, isRefetch }: { readonly present: unknown; readonly isRefetch: boolean },
): readonly StreamPayload[] {
  if (!isRefetch) return present === null ? [] : [payloadOf(stream, selection, present)];
  if (present === null) return [{ json: extensionsAlone({ resume: 'refetch' }), position: null }];
  const position = stream.positionOf?.(present) ?? 0;
  return [{ json: withExtensions(selection.render(present), { position, resume: 'refetch' }), position }];
}

function sendToAll(stream: Stream, groups: Iterable<Group>, value: unknown): void {
  for (const { selection, subscribers } of groups) {
    const payload = payloadOf(stream, selection, value);
    for (const subscriber of subscribers) subscriber.deliver(payload);
  }
}

/** A value never reached this node, so all subscribers get the current state instead. */
async function refetchAll(
  stream: Stream,
  session: Session,
  { selection, subscribers }: Group,
): Promise<void> {
  const paused = [...subscribers];
  for (const subscriber of paused) subscriber.pause();
  const present = await stream.present(session).catch(() => null);
  const first = opening(stream, selection, { present, isRefetch: true });
  for (const subscriber of paused) subscriber.resumeWith(first);
}
