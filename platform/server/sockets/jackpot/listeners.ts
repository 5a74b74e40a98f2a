import type { WebSocket } from 'ws';
import type { BrandId } from '@foyer/vocabulary/ids.ts';

/** JSOCK-05: no more than four a second. */
export const UPDATE_EVERY_MS = 250;

/**
 * Who listens to each brand's jackpot. What is told to all is serialised and framed once; of pots that change more
 * often than four times a second the newest alone is told.
 */
export interface Listeners {
  join(brand: BrandId, socket: WebSocket): void;
  leave(brand: BrandId, socket: WebSocket): void;
  /** At once. */
  tell(brand: BrandId, message: object): void;
  /** The pots as they are now: at once, or when the last is a quarter of a second old. */
  update(brand: BrandId, message: object): void;
  close(): void;
}

interface Channel {
  readonly sockets: Set<WebSocket>;
  waiting: object | null;
  timer: NodeJS.Timeout | undefined;
}

export function createListeners({
  unsentBytes,
  tooSlow,
}: {
  readonly unsentBytes: number;
  tooSlow(socket: WebSocket): void;
}): Listeners {
  const channels = new Map<BrandId, Channel>();
  const channelOf = (brand: BrandId): Channel => {
    const known = channels.get(brand) ?? { sockets: new Set(), waiting: null, timer: undefined };
    channels.set(brand, known);
    return known;
  };

  const send = ({ sockets }: Channel, message: object): void => {
    if (sockets.size === 0) return;
    const bytes = Buffer.from(JSON.stringify(message));
    for (const socket of sockets) {
      if (socket.bufferedAmount > unsentBytes) tooSlow(socket);
      else socket.send(bytes, TEXT);
    }
  };
  const flush = (channel: Channel): void => {
    channel.timer = undefined;
    const { waiting } = channel;
    if (!waiting) return;
    channel.waiting = null;
    send(channel, waiting);
    channel.timer = setTimeout(flush, UPDATE_EVERY_MS, channel).unref();
  };

  return {
    join: (brand, socket) => void channelOf(brand).sockets.add(socket),
    leave: (brand, socket) => void channels.get(brand)?.sockets.delete(socket),
    tell: (brand, message) => send(channelOf(brand), message),
    update(brand, message) {
      const channel = channelOf(brand);
      channel.waiting = message;
      if (!channel.timer) flush(channel);
    },
    close() {
      for (const { timer } of channels.values()) clearTimeout(timer);
      channels.clear();
    },
  };
}

const TEXT = { binary: false } as const;
