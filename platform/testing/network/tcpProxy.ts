import { once } from 'node:events';
import { createServer, Socket, type AddressInfo, type NetConnectOpts } from 'node:net';

/** A TCP proxy on 127.0.0.1 that behaves as a network that fails. It starts without a fault. */
export interface TcpProxy {
  readonly port: number;
  /** Ends every fault. What was held is delivered in its order, as after a network partition. */
  heal(): void;
  /** Delivers everything this much later, in both directions. */
  delay(delayMs: number): void;
  /** Accepts connections and bytes, and delivers nothing until `heal`. */
  swallow(): void;
  /** Resets all connections, and new ones until `heal`. */
  cut(): void;
  openConnections(): number;
  close(): Promise<void>;
}

/** @param target where connections go: a host and port, or the path of a Unix socket */
export async function startTcpProxy(target: NetConnectOpts): Promise<TcpProxy> {
  const link = createLink();
  const open = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // A reset is one of the faults; 'close' follows it.
    socket.on('error', () => {});
  };
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {
    if (isCut) return void resetConnection(near);
    const far = new Socket({ allowHalfOpen: true });
    keep(near);
    keep(far);
    link.deliver(() => far.connect(target).setNoDelay());
    forward(near, far, link);
    forward(far, near, link);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reset = () => open.forEach(resetConnection);
  return {
    port: (server.address() as AddressInfo).port,
    heal() {
      isCut = false;
      link.set({ delayMs: 0, isHeld: false });
    },
    delay: (delayMs) => link.set({ delayMs, isHeld: false }),
    swallow: () => link.set({ delayMs: 0, isHeld: true }),
    cut() {
      isCut = true;
      reset();
    },
    openConnections: () => open.size / 2,
    async close() {
      isCut = true;
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The URL with the proxy in place of its host and port. */
export function throughProxy(url: string, { port }: Pick<TcpProxy, 'port'>): string {
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);
  address.searchParams.delete('host');
  return address.href;
}

/** A Unix socket has no reset, and neither has a connection that is not open yet. */
const resetConnection = (socket: Socket): Socket =>
  socket.remoteAddress === undefined ? socket.destroy() : socket.resetAndDestroy();

type Link = ReturnType<typeof createLink>;

/** Runs deliveries in their order: at once, later, or when the link is no longer held. */
function createLink() {
  const queue: { readonly dueAt: number; run(): void }[] = [];
  let [delayMs, isHeld] = [0, false];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    while (!isHeld && queue[0] && queue[0].dueAt <= performance.now()) queue.shift()?.run();
    if (!isHeld && queue[0]) timer = setTimeout(flush, queue[0].dueAt - performance.now());
  };
  return {
    deliver(run: () => void): void {
      queue.push({ dueAt: performance.now() + delayMs, run });
      if (queue.length === 1) flush();
    },
    set(state: { readonly delayMs: number; readonly isHeld: boolean }): void {
      ({ delayMs, isHeld } = state);
      flush();
    },
  };
}

function forward(from: Socket, to: Socket, { deliver }: Link): void {
  from.on('data', (chunk: Buffer) =>
    deliver(() => {
      if (to.write(chunk) || from.isPaused()) return;
      from.pause();
      to.once('drain', () => from.resume());
    }),
  );
  from.on('end', () => deliver(() => to.end()));
  from.on('close', (hadError) => deliver(() => (hadError ? resetConnection(to) : to.end())));
}
