import { connect, type Socket } from 'node:net';
import { frameOf } from './frame.ts';

/** First message of the benchmark to this process: which listeners to connect. */
export interface ClientsOrder {
  readonly port: number;
  readonly count: number;
  /** Whether listeners open a WebSocket and subscribe; otherwise they only read the connection. */
  readonly isSocket: boolean;
  /** Length of the first message; a listener that received it is ready. */
  readonly firstBytes: number;
}

/** Starts a round: the number of bytes that each listener receives in it. */
export interface ClientsRound {
  readonly bytes: number;
}

/** Reports that all listeners are ready for a round, or the times at which they received it, in ms since the epoch. */
export type ClientsMessage = { readonly isReady: true } | { readonly received: readonly number[] };

/** This process holds thousands of connections and counts the bytes that each of them receives. */
let received: number[] = [];
/** Number of listeners that connect at the same time. */
const AT_ONCE = 100;
let joining = 0;
let arrivals = 0;
let round: ClientsRound = { bytes: Number.POSITIVE_INFINITY };

const report = (word: ClientsMessage): void => void process.send?.(word);

process.on('message', (order: ClientsOrder | ClientsRound) => {
  if ('bytes' in order) {
    round = order;
    received = [];
    report({ isReady: true });
  } else while (joining < Math.min(AT_ONCE, order.count)) join(order, joining++);
});

function join(order: ClientsOrder, number: number): void {
  const socket = connect(order.port, '127.0.0.1');
  socket.on('error', fail);
  // Without this, the benchmark would wait for ever for a listener that the server disconnected.
  socket.on('close', () => fail(new Error(`listener ${number} was sent away`)));
  if (order.isSocket) subscribe(socket, order, number);
  else listenAfter(socket, order, () => 0);
}

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}

function subscribe(socket: Socket, order: ClientsOrder, number: number): void {
  const player = `p-${number}`;
  socket.write(
    `GET /jackpot/v1/events?token=${player}:s-${number}&currency=EUR HTTP/1.1\r\nHost: northlight.localhost\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: Zm95ZXIgaXMgYSBob3VzZQ==\r\n\r\n',
  );
  socket.write(
    frameOf(
      JSON.stringify({
        type: 'SubscribeRequest',
        data: {
          events: [{ source: 'thrillpots', type: '*' }],
          context: { player_id: player, brand: 'northlight' },
        },
      }),
    ),
  );
  // The platform responds to the subscription with the first update.
  listenAfter(socket, order, (early) => early.indexOf('\r\n\r\n') + 4);
}

/** @param headOf position of the first message in the received bytes; 3 while it is not known */
function listenAfter(socket: Socket, order: ClientsOrder, headOf: (early: Buffer) => number): void {
  const { count, firstBytes } = order;
  let early = Buffer.alloc(0);
  const onData = (data: Buffer) => {
    early = Buffer.concat([early, data]);
    const head = headOf(early);
    if (head === 3 || early.length < head + firstBytes) return;
    socket.off('data', onData);
    listen(socket, count);
    if (joining < count) join(order, joining++);
    if (++arrivals === count) report({ isReady: true });
  };
  socket.on('data', onData);
}

function listen(socket: Socket, count: number): void {
  let waiting = 0;
  socket.on('data', (data) => {
    waiting += data.length;
    if (waiting < round.bytes) return;
    waiting -= round.bytes;
    if (received.push(performance.timeOrigin + performance.now()) === count) report({ received });
  });
}
