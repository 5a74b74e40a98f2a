import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { ERROR_TYPES, type ErrorShape } from '@foyer/contract/transport/errors.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { newTraceId } from '../../infra/telemetry/traceId.ts';
import type { AccessLog } from '../telemetry/accessLog.ts';
import { DATA_HEADERS } from './dataHeaders.ts';

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to requests that Node.js cannot parse, which reach no hook and no route. */
export function respondToClientError(
  { code }: Pick<ConnectionError, 'code'>,
  socket: Socket,
  accessLog: Pick<AccessLog, 'unreadable'> | null,
): void {
  // After a reset nobody reads the response.
  if (code !== 'ECONNRESET' && socket.writable) {
    const answer = { status: STATUS[code] ?? 400, traceId: newTraceId() };
    socket.write(responseText(answer));
    accessLog?.unreadable(answer);
  }
  socket.destroy();
}

function responseText({ status, traceId }: { readonly status: number; readonly traceId: string }): string {
  const reason = STATUS_CODES[status] ?? '';
  const error: ErrorShape = { type: ERROR_TYPES.badRequest, reasons: [reason], keys: {}, traceId };
  const body = JSON.stringify({ error });
  const headers = {
    ...DATA_HEADERS,
    [HEADERS.traceId]: traceId,
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, '', body].join('\r\n');
}
