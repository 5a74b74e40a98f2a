import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { LiveStudioKeys } from '../../infra/config/studioKeys.ts';
import { bodyTooLarge } from '../../infra/edge/bodyTooLarge.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites, StudioServer } from '../../sites/index.ts';
import type { PlayerRecord, Players } from '../../modules/player/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import { countCalls } from './callCounter.ts';

export interface CompanyWalletDeps {
  readonly services: {
    readonly wallet: Wallet;
    readonly studioKeys: Pick<LiveStudioKeys, 'current' | 'isRemoved'>;
    readonly players: {
      get(...of: Parameters<Players['get']>): Promise<Pick<PlayerRecord, 'brand' | 'country'>>;
    };
  };
  readonly sites: Pick<Sites, 'studioServers'>;
  readonly database: Database;
  readonly metrics: Registry;
}

export interface CompanyReply {
  readonly status: number;
  /** JSON. */
  readonly body: string;
}

export interface CompanyDialect {
  readonly name: NonNullable<StudioServer['dialect']>;
  /** Which of the company's keys signed the call, from 0; -1 for none. */
  signerOf(call: {
    readonly secrets: readonly string[];
    readonly headers: IncomingHttpHeaders;
    /** Raw bytes of the body, because parsing and serialising it again would change what was signed. */
    readonly body: Buffer;
  }): number;
  /** What the company is told of a refusal. */
  presentRefusal(refusal: Refusal, body: Buffer): Promise<CompanyReply>;
}

/** One call of a company. @throws Refusal, which the dialect presents */
export type CompanyCall = (studio: string, body: Buffer) => Promise<CompanyReply>;

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Registers the wallet calls of companies that have a protocol of their own, each at a path with `:studio`. Faults are
 * reported as for every other API, with a status from 500 on, so that the company repeats the call.
 */
export function registerCompanyWallet(
  app: FastifyInstance,
  { sites, services, metrics }: CompanyWalletDeps,
  dialect: CompanyDialect,
  calls: Readonly<Record<string, CompanyCall>>,
): void {
  const counted = countCalls(metrics);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler(async (error, _request, reply) => {
      const refusal = bodyTooLarge(error);
      if (!refusal) throw error;
      const { status, body } = await dialect.presentRefusal(refusal, Buffer.alloc(0));
      return reply.code(status).type('application/json').send(body);
    });

    const verified = (studio: string, headers: IncomingHttpHeaders, body: Buffer): void => {
      const keys = services.studioKeys.current();
      const server = sites.studioServers.find((one) => one.studio === studio);
      const isOther = server !== undefined && server.dialect !== dialect.name;
      const secrets = isOther || !Object.hasOwn(keys, studio) ? [] : (keys[studio] ?? []);
      const signer = dialect.signerOf({ secrets, headers, body });
      if (signer < 0) throw new Refusal('BadSignature', { status: 401 });
      counted.inc({ studio, secret: signer + 1 });
    };

    for (const [path, run] of Object.entries(calls))
      scope.post<{ Params: { studio: string } }>(
        path,
        { bodyLimit: BODY_LIMIT_BYTES },
        async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const { studio } = request.params;
          const answer = await (async () => {
            try {
              verified(studio, request.headers, body);
              return await run(studio, body);
            } catch (error) {
              if (!(error instanceof Refusal) || error.status >= 500) throw error;
              return dialect.presentRefusal(error, body);
            }
          })();
          return reply.code(answer.status).type('application/json').send(answer.body);
        },
      );
  });
}
