import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Log } from '../../infra/log.ts';

export type AccessLog = ReturnType<typeof createAccessLog>;

export interface EndedRequest {
  readonly status: number;
  readonly durationMs: number;
  /** Bytes sent to the client, headers included. */
  readonly bytes: number;
  /** The client closed the connection before it had the whole response. */
  readonly isAborted: boolean;
}

interface OpenedSocket {
  readonly protocol: string;
  readonly brand: string | null;
  readonly traceId: string;
}

/**
 * A line for each request and two for each socket. They have no personal data: no IP address, no query, no path (an
 * address may contain ids, tokens and email addresses), no header, no player.
 */
export function createAccessLog(log: Pick<Log, 'info'>) {
  return {
    request(
      { id: traceId, method, routeOptions, brand }: FastifyRequest,
      { status, durationMs, bytes, isAborted }: EndedRequest,
    ): void {
      const route = routeOptions.url ?? 'none';
      const aborted = isAborted && { isAborted };
      log.info({ method, route, status, durationMs, bytes, brand, traceId, ...aborted }, 'request');
    },
    /** A request that Node.js or the router could not read. */
    unreadable: ({ status, traceId }: { readonly status: number; readonly traceId: string }): void =>
      log.info({ method: 'none', route: 'none', status, brand: null, traceId }, 'request'),
    /** Two lines: when the socket opens, and when it closes. The reason is left out: the client may send any. */
    socket(socket: Pick<WebSocket, 'once'>, opened: OpenedSocket): void {
      const startMs = performance.now();
      log.info(opened, 'socket opened');
      socket.once('close', (closeCode) => {
        const durationMs = Math.round(performance.now() - startMs);
        log.info({ ...opened, closeCode, durationMs }, 'socket closed');
      });
    },
    refusedSocket: (status: string): void =>
      log.info({ status: Number(status.slice(0, 3)) }, 'socket refused'),
  };
}
