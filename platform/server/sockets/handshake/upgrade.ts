import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { legacy } from '../protocols/legacy.ts';
import type { SocketProtocol } from '../protocols/protocol.ts';
import { transportWs } from '../protocols/transportWs.ts';

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
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

export type UpgradeRefusal =
  | '400 Bad Request'
  | '403 Forbidden'
  | '404 Not Found'
  | '421 Misdirected Request'
  | '429 Too Many Requests'
  | '503 Service Unavailable';

const RETRY_AFTER_SECONDS = 5;

/** Answers a handshake in plain HTTP and ends it. */
export function refuseUpgrade(stream: Duplex, status: UpgradeRefusal): void {
  const retry = /^(429|503)/.test(status) ? `Retry-After: ${RETRY_AFTER_SECONDS}\r\n` : '';
  // A peer that never closes its side would keep the connection.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
}

/** The host that the request was sent to, once its arrival has been read. */
export const hostOf = ({ headers }: IncomingMessage): string => headers.host ?? '';

export const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
