import type { Writable } from 'node:stream';
import type { BrandId } from '@foyer/domain/ids.ts';
import { textFrame } from './frame.ts';
import { paced, type Paced } from './paced.ts';

/** JSOCK-05: no more than four a second. */
export const UPDATE_EVERY_MS = 250;

/** Who hears: below its socket the line, which takes a frame that was made for all. It leaves before it says goodbye. */
export interface ConnectionSink {
  readonly stream: Pick<Writable, 'write' | 'writable' | 'writableLength'>;
}

/**
 * Who listens to each brand's jackpot. What is told to all is serialised and framed once, and what is told in one turn
 * of the loop is one write; of pots that change more often than four times a second the newest alone is told.
 */
export interface Listeners<Own extends ConnectionSink> {
  join(brand: BrandId, ear: Own): void;
  leave(brand: BrandId, ear: Own): void;
  /** At the end of this turn. */
  tell(brand: BrandId, message: object): void;
  /** The pots as they are now: likewise, or when the last is a quarter of a second old. */
  update(brand: BrandId, message: object): void;
  close(): void;
}

interface Channel<Own extends ConnectionSink> {
  /** By what is written to: of ten thousand, nothing else is in the processor's reach, and it takes as long as a write. */
  readonly ears: Map<Own['stream'], Own>;
  /** Frames of this turn, in their order. */
  frames: Buffer[];
  turn: NodeJS.Immediate | undefined;
  readonly updates: Paced<object>;
}

export function createListeners<Own extends ConnectionSink>({
  unsentBytes,
  tooSlow,
}: {
  readonly unsentBytes: number;
  tooSlow(ear: Own): void;
}): Listeners<Own> {
  const channels = new Map<BrandId, Channel<Own>>();
  const channelOf = (brand: BrandId): Channel<Own> => {
    const known = channels.get(brand);
    if (known) return known;
    const channel: Channel<Own> = {
      ears: new Map(),
      frames: [],
      turn: undefined,
      updates: paced(UPDATE_EVERY_MS, (message) => send(channel, message)),
    };
    channels.set(brand, channel);
    return channel;
  };

  const sendAway = ({ ears }: Channel<Own>, stream: Own['stream']): void => {
    const ear = ears.get(stream);
    if (ear) tooSlow(ear);
  };
  const write = (channel: Channel<Own>): void => {
    const bytes = Buffer.concat(channel.frames);
    channel.frames = [];
    channel.turn = undefined;
    for (const stream of channel.ears.keys()) {
      if (stream.writableLength > unsentBytes) sendAway(channel, stream);
      else if (stream.writable) stream.write(bytes);
    }
  };
  const send = (channel: Channel<Own>, message: object): void => {
    if (channel.ears.size === 0) return;
    channel.frames.push(textFrame(JSON.stringify(message)));
    channel.turn ??= setImmediate(write, channel);
  };
  return {
    join: (brand, ear) => void channelOf(brand).ears.set(ear.stream, ear),
    leave: (brand, ear) => void channels.get(brand)?.ears.delete(ear.stream),
    tell: (brand, message) => send(channelOf(brand), message),
    update: (brand, message) => channelOf(brand).updates.say(message),
    close() {
      for (const { updates, turn } of channels.values()) {
        updates.stop();
        clearImmediate(turn);
      }
      channels.clear();
    },
  };
}
