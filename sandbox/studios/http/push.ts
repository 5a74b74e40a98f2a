import type { Server } from 'node:http';
import { SECOND } from '@foyer/domain/duration.ts';
import * as v from 'valibot';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { PlayRefusal } from '../play/refusal.ts';
import type { Seats } from '../play/seats.ts';

const PATH = '/games/push';
/** Timeout for the first message, in which a client sends the key of its seat. */
const GREETING_MS = 5 * SECOND;
const HEARTBEAT_MS = 25 * SECOND;
const MOST_BYTES = 256;

const greetingSchema = v.object({ key: v.pipe(v.string(), v.maxLength(100)) });

/** WebSocket on which a table sends its state. The client only sends the key of its seat, as first message. */
export function attachPush(server: Server, seats: Seats): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  server.on('upgrade', (request, socket, head) => {
    if (request.url !== PATH) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (line) => serve(line, seats));
  });
  const heartbeat = setInterval(() => beat(sockets.clients), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    for (const line of sockets.clients) line.terminate();
    sockets.close();
  };
}

function serve(line: WebSocket, seats: Seats): void {
  const impatience = setTimeout(() => line.terminate(), GREETING_MS).unref();
  line.on('error', () => line.terminate());
  line.on('pong', () => silent.delete(line));
  line.once('message', (data) => {
    clearTimeout(impatience);
    const leave = follow(line, seats, keyIn(data));
    line.once('close', () => leave?.());
  });
}

function follow(line: WebSocket, seats: Seats, key: string): (() => void) | undefined {
  const table = seats.byKey(key)?.table;
  const end = (reason: string): void => {
    line.send(JSON.stringify({ error: { type: reason, reasons: [] } }));
    line.close();
  };
  if (!table?.follow) {
    end('SessionEnded');
    return undefined;
  }
  try {
    return table.follow((news) => {
      if (line.readyState !== line.OPEN) return;
      // The player may have opened the game elsewhere meanwhile; the seat then belongs to another frame.
      if (news === null || seats.byKey(key)?.table !== table) end('SessionEnded');
      else line.send(JSON.stringify(news));
    });
  } catch (error) {
    if (!(error instanceof PlayRefusal)) throw error;
    end(error.type);
    return undefined;
  }
}

function keyIn(data: RawData): string {
  try {
    return v.parse(greetingSchema, JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')).key;
  } catch {
    return '';
  }
}

/** Sockets that have not answered the last heartbeat. */
const silent = new WeakSet<WebSocket>();

function beat(lines: Iterable<WebSocket>): void {
  for (const line of lines) {
    if (silent.has(line)) line.terminate();
    silent.add(line);
    line.ping();
  }
}
