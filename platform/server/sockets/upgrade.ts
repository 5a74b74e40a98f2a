import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { legacy } from './protocols/legacy.ts';
import type { SocketProtocol } from './protocols/protocol.ts';
import { transportWs } from './protocols/transportWs.ts';

const PROTOCOLS: readonly SocketProtocol[] = [transportWs, legacy];

/** The first of the client's subprotocols that we speak. */
export function chooseProtocol(request: IncomingMessage): SocketProtocol | undefined {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  return PROTOCOLS.find(
    ({ name }) => name === offered.find((one) => PROTOCOLS.some((known) => known.name === one)),
  );
}

/**
 * A page of another origin may not open a socket in a player's browser. What is no browser sends no Origin,
 * and needs a token all the same.
 */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Answers a handshake in plain HTTP and ends it. */
export function refuseUpgrade(
  socket: Duplex,
  status: '400 Bad Request' | '403 Forbidden' | '404 Not Found' | '503 Service Unavailable',
): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The host a browser asked for. */
export function hostOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? single(request.headers['x-forwarded-host']) : undefined;
  return forwarded ?? request.headers.host ?? '';
}

export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
