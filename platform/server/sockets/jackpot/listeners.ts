import type { Writable } from 'node:stream';
import type { BrandId } from '@foyer/domain/ids.ts';
import { textFrame } from './frame.ts';
import { throttle, type Throttle } from './throttle.ts';

/** JSOCK-05: at most four pot updates per second. */
export const UPDATE_EVERY_MS = 250;

/** The raw stream below a websocket, to which a frame is written that was built once for all listeners. */
export interface ConnectionSink {
  readonly stream: Pick<Writable, 'write' | 'writable' | 'writableLength'>;
}

interface Channel<Sink extends ConnectionSink> {
  /** Keyed by stream, because the loop over ten thousand listeners should touch no other object. */
  readonly listeners: Map<Sink['stream'], Sink>;
  /** Frames of this event loop turn, in order. */
  frames: Buffer[];
  turn: NodeJS.Immediate | undefined;
  readonly updates: Throttle<object>;
}

/** The listeners of each brand's jackpot. A message is serialised once, and an event loop turn is one write per listener. */
export function createListeners<Sink extends ConnectionSink>(
  unsentBytes: number,
  onTooSlow: (listener: Sink) => void,
) {
  const channels = new Map<BrandId, Channel<Sink>>();
  const channelOf = (brand: BrandId): Channel<Sink> => {
    const existing = channels.get(brand);
    if (existing) return existing;
    const channel: Channel<Sink> = {
      listeners: new Map(),
      frames: [],
      turn: undefined,
      updates: throttle(UPDATE_EVERY_MS, (message) => send(channel, message)),
    };
    channels.set(brand, channel);
    return channel;
  };

  const refuseSlow = ({ listeners }: Channel<Sink>, stream: Sink['stream']): void => {
    const listener = listeners.get(stream);
    if (listener) onTooSlow(listener);
  };
  const write = (channel: Channel<Sink>): void => {
    const bytes = Buffer.concat(channel.frames);
    channel.frames = [];
    channel.turn = undefined;
    for (const stream of channel.listeners.keys()) {
      if (stream.writableLength > unsentBytes) refuseSlow(channel, stream);
      else if (stream.writable) stream.write(bytes);
    }
  };
  const send = (channel: Channel<Sink>, message: object): void => {
    if (channel.listeners.size === 0) return;
    channel.frames.push(textFrame(JSON.stringify(message)));
    channel.turn ??= setImmediate(write, channel);
  };
  return {
    join: (brand: BrandId, listener: Sink) => void channelOf(brand).listeners.set(listener.stream, listener),
    leave: (brand: BrandId, listener: Sink) => void channels.get(brand)?.listeners.delete(listener.stream),
    /** Sends the message at the end of this event loop turn. */
    broadcast: (brand: BrandId, message: object) => send(channelOf(brand), message),
    /** Sends the newest message at most every `UPDATE_EVERY_MS`. */
    update: (brand: BrandId, message: object) => channelOf(brand).updates.send(message),
    close(): void {
      for (const { updates, turn } of channels.values()) {
        updates.stop();
        clearImmediate(turn);
      }
      channels.clear();
    },
  };
}
