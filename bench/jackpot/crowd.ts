import { connect, type Socket } from 'node:net';
import { frameOf } from './frame.ts';

/** What the parent asks for. */
export interface CrowdOrder {
  readonly port: number;
  readonly count: number;
  /** Speak websocket and subscribe; else only listen. */
  readonly isSocket: boolean;
  /** Of one update as it comes over the line. */
  readonly messageBytes: number;
}

/** What it hears of: all are there; and, when all have heard an update, when each did, in ms of the epoch. */
export type CrowdWord = { readonly isReady: true } | { readonly heard: readonly number[] };

/** A process of listeners: thousands of lines, each read as it comes and counted by its bytes. */
let heard: number[] = [];
let ready = 0;

process.on('message', (order: CrowdOrder) => {
  for (let number = 0; number < order.count; number++) setTimeout(join, number / 4, order, number);
});

function join(order: CrowdOrder, number: number): void {
  const socket = connect(order.port, '127.0.0.1');
  socket.on('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  if (order.isSocket) subscribe(socket, order, number);
  else {
    socket.once('data', () => {
      listen(socket, order);
      arrived(order)();
    });
  }
}

function subscribe(socket: Socket, order: CrowdOrder, number: number): void {
  const player = `p-${number}`;
  socket.write(
    `GET /jackpot/v1/events?token=${player}:s-${number}&currency=EUR HTTP/1.1\r\nHost: northlight.localhost\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: Zm95ZXIgaXMgYSBob3VzZQ==\r\n\r\n',
  );
  let early = Buffer.alloc(0);
  const answered = (data: Buffer) => {
    early = Buffer.concat([early, data]);
    const end = early.indexOf('\r\n\r\n');
    if (end < 0 || early.length < end + 4 + order.messageBytes) return;
    // The first update answers the subscription.
    socket.off('data', answered);
    listen(socket, order);
    arrived(order)();
  };
  socket.on('data', answered);
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
}

function listen(socket: Socket, { messageBytes, count }: CrowdOrder): void {
  let waiting = 0;
  socket.on('data', (data) => {
    waiting += data.length;
    if (waiting < messageBytes) return;
    waiting -= messageBytes;
    if (heard.push(performance.timeOrigin + performance.now()) < count) return;
    process.send?.({ heard } satisfies CrowdWord);
    heard = [];
  });
}

const arrived =
  ({ count }: CrowdOrder) =>
  (): void => {
    if (++ready === count) process.send?.({ isReady: true } satisfies CrowdWord);
  };
