import { WebSocket } from 'ws';
import { JACKPOT_SOCKET_PATH } from '@foyer/contract/jackpot/paths.ts';
import { Wallet } from '@foyer/contract/generated/operations.ts';
import type { Random } from '@foyer/platform/testing/stories/faults/random.ts';
import { browserClock } from '@foyer/web/transport/clock/clock.ts';
import { createJackpotSocket } from '@foyer/web/transport/jackpot/jackpotSocket.ts';
import type { SocketLike } from '@foyer/web/transport/socket/reconnectingSocket.ts';
import { subscriptionSocket } from '@foyer/web/transport/socket/subscriptionSocket.ts';
import type { ClusterPlayer } from './players.ts';

/** What one player's page shows and knows. */
export interface Client {
  readonly player: ClusterPlayer;
  /** Both sockets are open and have received what they missed. */
  isCurrent(): boolean;
  last(): Shown | null;
  /** Tells the client that a movement was acknowledged elsewhere, after which the balance is this. */
  acknowledged(balance: string): void;
  readonly seen: Seen;
  close(): void;
}

export interface Seen {
  /** How often the page said that its figures may be out of date. */
  outOfDate: number;
  /** Longest time for which it said so, in ms. */
  longestOutOfDateMs: number;
  /** Longest time for which it showed an old balance as current after the studio had the new one, in ms. */
  longestUnnoticedMs: number;
  /** Anything else than a lost connection, such as an ended session or a balance that goes back. */
  readonly problems: string[];
}

const RECENT = 8;

/** Opens the sockets of a player's page with the code of the web app. */
export function openClient(port: number, player: ClusterPlayer, random: Random): Client {
  const seen: Seen = { outOfDate: 0, longestOutOfDateMs: 0, longestUnnoticedMs: 0, problems: [] };
  const open = (path: string, protocol?: string) => openSocket(port, path, player, protocol);
  const shown = showBalance(seen);
  const socket = subscriptionSocket({
    brand: player.brand,
    clock: browserClock,
    random: () => random(1_000) / 1_000,
    connect: (protocol) => open('/graphql', protocol),
    token: () => player.token,
    async renewToken() {
      seen.problems.push('the token was refused');
      return player.token;
    },
    sessionDestroyed: () => void seen.problems.push('the session ended'),
  });
  const stop = socket.subscribe(
    Wallet,
    {},
    { next: ({ balanceUpdated }) => shown.next(balanceUpdated), connected: shown.connected },
  );
  let isLive = false;
  const token = `${player.playerId}:${player.sessionId}`;
  const jackpot = createJackpotSocket(
    {
      clock: browserClock,
      random: () => random(1_000) / 1_000,
      connect: () => open(`${JACKPOT_SOCKET_PATH}?token=${token}&currency=EUR&brand=${player.brand}`),
      log() {},
      sessionDestroyed: () => void seen.problems.push('the jackpot socket lost its session'),
      playerId: player.playerId,
      brand: player.brand,
    },
    { onMessage() {}, live: (now) => void (isLive = now) },
  );
  return {
    player,
    seen,
    isCurrent: () => shown.isConnected() && isLive,
    last: shown.last,
    acknowledged: shown.acknowledged,
    close() {
      stop();
      jackpot.close();
    },
  };
}

interface Shown {
  readonly balance: string;
  readonly sequence: number;
}

/** The balance on the page, and whether the page says that it may be out of date. */
function showBalance(seen: Seen) {
  const recent: string[] = [];
  let waiting: { readonly balance: string; readonly since: number }[] = [];
  let last: Shown | null = null;
  let [isConnected, lostAt] = [false, performance.now()];
  const unnoticed = (items: typeof waiting): void => {
    for (const { since } of items)
      seen.longestUnnoticedMs = Math.max(seen.longestUnnoticedMs, performance.now() - since);
  };
  return {
    isConnected: () => isConnected,
    last: () => last,
    next({ balance, sequence }: Shown): void {
      if (last && sequence < last.sequence) seen.problems.push(`sequence ${sequence} after ${last.sequence}`);
      last = { balance, sequence };
      recent.push(balance);
      if (recent.length > RECENT) recent.shift();
      const index = waiting.findIndex((one) => one.balance === balance);
      unnoticed(waiting.slice(0, index + 1));
      waiting = waiting.slice(index + 1);
    },
    connected(now: boolean): void {
      if (now === isConnected) return;
      isConnected = now;
      if (now) {
        seen.longestOutOfDateMs = Math.max(seen.longestOutOfDateMs, performance.now() - lostAt);
        return;
      }
      [seen.outOfDate, lostAt] = [seen.outOfDate + 1, performance.now()];
      unnoticed(waiting);
      waiting = [];
    },
    acknowledged(balance: string): void {
      if (isConnected && !recent.includes(balance)) waiting.push({ balance, since: performance.now() });
    },
  };
}

/** A WebSocket of Node.js with the interface that the web app uses. */
function openSocket(port: number, path: string, player: ClusterPlayer, protocol?: string): SocketLike {
  const headers = { host: player.host, 'x-forwarded-for': player.address };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, { headers });
  const like: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.terminate(),
  };
  socket.on('error', () => {});
  socket.on('open', () => like.onopen?.());
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) like.onmessage?.({ data: data.toString() });
  });
  socket.on('close', (code) => like.onclose?.({ code }));
  return like;
}
