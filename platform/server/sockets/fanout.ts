import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../plumbing/refusal.ts';
import type { Session } from '../../plumbing/session.ts';
import type { Selection } from './selection.ts';
import type { Stream } from './streams/stream.ts';

export interface Fanout {
  /**
   * Sends the present state, then every newer value, as JSON.
   * @returns the way to leave @throws Refusal for a field without a stream
   */
  join(
    session: Session,
    selection: Selection,
    send: (json: string) => void,
  ): { ready: Promise<void>; leave(): void };
}

interface Subscriber {
  hear(value: unknown, json: string): void;
}

/** The subscribers of one stream and key, by what they select. */
interface Channel {
  readonly groups: Map<string, { readonly selection: Selection; readonly subscribers: Set<Subscriber> }>;
  close(): void;
}

/** One listener a player and stream, one rendering a selection, however many of his tabs and phones are open. */
export function createFanout(streams: readonly Stream[]): Fanout {
  const channels = new Map<string, Channel>();

  function openChannel(key: string, stream: Stream, session: Session): Channel {
    const groups: Channel['groups'] = new Map();
    const stop = stream.listen(session, (value) => {
      for (const { selection, subscribers } of groups.values()) {
        const json = selection.render(value);
        for (const subscriber of subscribers) subscriber.hear(value, json);
      }
    });
    const close = () => {
      stop();
      channels.delete(key);
    };
    const channel = { groups, close };
    channels.set(key, channel);
    return channel;
  }

  function enter(stream: Stream, session: Session, selection: Selection, subscriber: Subscriber): () => void {
    const key = `${stream.field}\n${stream.keyOf(session)}`;
    const channel = channels.get(key) ?? openChannel(key, stream, session);
    const group = channel.groups.get(selection.key) ?? { selection, subscribers: new Set() };
    channel.groups.set(selection.key, group);
    group.subscribers.add(subscriber);
    return () => {
      if (!group.subscribers.delete(subscriber) || group.subscribers.size > 0) return;
      channel.groups.delete(selection.key);
      if (channel.groups.size === 0) channel.close();
    };
  }

  return {
    join(session, selection, send) {
      const stream = streams.find(({ field }) => field === selection.field);
      if (!stream)
        throw new Refusal(ERROR_TYPES.badRequest, {
          reasons: ['noSuchStream'],
          keys: { field: selection.field },
        });
      const subscriber = presentFirst(stream, send);
      const leave = enter(stream, session, selection, subscriber);
      const ready = stream.present(session).then((present) => {
        subscriber.begin(present, present === null ? null : selection.render(present));
      });
      return { ready, leave };
    },
  };
}

/** Holds back what is told while the present state is being read, and what is not newer than the last thing said. */
function presentFirst(stream: Stream, send: (json: string) => void) {
  const waiting: { value: unknown; json: string }[] = [];
  let isReady = false;
  let last: unknown = null;
  const say = (value: unknown, json: string): void => {
    if (last !== null && !stream.isNewer(value, last)) return;
    last = value;
    send(json);
  };
  return {
    hear(value: unknown, json: string): void {
      if (isReady) say(value, json);
      else waiting.push({ value, json });
    },
    begin(present: unknown, json: string | null): void {
      if (json !== null) say(present, json);
      isReady = true;
      for (const held of waiting.splice(0)) say(held.value, held.json);
    },
  };
}
