import { connect, type Socket } from 'node:net';
import { frameOf } from './frame.ts';

/** What the parent asks for. */
export interface ClientsOrder {
  readonly port: number;
  readonly count: number;
  /** Speak websocket and subscribe; else only listen. */
  readonly isSocket: boolean;
  /** Of the first message, which says that a listener is there. */
  readonly firstBytes: number;
}

/** The next round: as many bytes as come to each listener in it. */
export interface ClientsRound {
  readonly bytes: number;
}

/** What it hears of: all are there, or ready for a round; and, when all have received it, when each did, in ms of the epoch. */
export type ClientsMessage = { readonly isReady: true } | { readonly received: readonly number[] };

/** A process of listeners: thousands of lines, each read as it comes and counted by its bytes. */
let received: number[] = [];
/** So many come to the door at a time. */
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
  // A listener who is sent away would be waited for in vain.
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
  // The first update answers the subscription.
  listenAfter(socket, order, (early) => early.indexOf('\r\n\r\n') + 4);
}

/** @param headOf where the first message begins; 3 while it is not known */
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
