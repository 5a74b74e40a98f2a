import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { createMeasurement } from '../../../infra/telemetry/measurement.ts';
import { legacy } from '../protocols/legacy.ts';
import type { SocketProtocol } from '../protocols/protocol.ts';
import { transportWs } from '../protocols/transportWs.ts';

export const PROTOCOLS: readonly SocketProtocol[] = [transportWs, legacy];

/** The first subprotocol in the client's list that we support. */
export function chooseProtocol(request: IncomingMessage): SocketProtocol | undefined {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  return PROTOCOLS.find(
    ({ name }) => name === offered.find((one) => PROTOCOLS.some((known) => known.name === one)),
  );
}

/** Pages of other origins must not open a player's socket. Other clients send no Origin, but need a token. */
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

/** The HTTP status with which a websocket was refused. */
export const upgradeRefused = createMeasurement<string>();

/** Sends a plain HTTP response to a handshake and closes the connection. */
export function refuseUpgrade(stream: Duplex, status: UpgradeRefusal): void {
  const retry = /^(429|503)/.test(status) ? `Retry-After: ${RETRY_AFTER_SECONDS}\r\n` : '';
  upgradeRefused.record(status.slice(0, 3));
  // A peer that never closes its side would keep the connection open.
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
}

/** The request's host, as determined when the request arrived. */
export const hostOf = ({ headers }: IncomingMessage): string => headers.host ?? '';
