import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  MAX_FILE_BYTES,
  SOURCE_OF_WEALTH_TYPES,
  UPLOAD_ERRORS,
  UPLOAD_PATH,
  type UploadResponse,
} from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealthType } from '@foyer/contract/generated/resolvers.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Session } from '../../infra/session.ts';
import type { Sites } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import { bearerToken, noToken, sessionOf, siteOf } from './access.ts';

export interface UploadDeps {
  readonly sites: Sites;
  readonly services: Pick<Services, 'signIn' | 'sourceOfWealthService'>;
}

/** Each upload may take ten megabytes of memory. */
const LIMITED = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/** SOW-05: accepts documents and never returns them. The bearer token is checked before the body is read. */
export function registerUploads(app: FastifyInstance, { sites, services }: UploadDeps): void {
  const sessions = new WeakMap<FastifyRequest, Session>();
  // The declared content type is ignored; the file's bytes determine its type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async (request) => {
    const token = bearerToken(request.headers.authorization);
    if (token === null) throw noToken();
    const brand = request.headers[HEADERS.brand];
    const site = siteOf(sites, request.host, typeof brand === 'string' ? brand : undefined);
    sessions.set(request, await sessionOf(services.signIn, token, site));
    requireUncompressed(request);
  });
  app.post<{ Querystring: Readonly<Record<string, unknown>> }>(
    UPLOAD_PATH,
    { config: LIMITED, bodyLimit: MAX_FILE_BYTES },
    async (request, reply): Promise<UploadResponse> => {
      const session = sessions.get(request);
      if (!session) throw noToken();
      const { type, name } = request.query;
      void reply.header('cache-control', 'no-store');
      const documentId = await services.sourceOfWealthService.upload({
        playerId: session.playerId,
        type: typeIn(type),
        name: typeof name === 'string' ? name : '',
        content: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      });
      return { documentId };
    },
  );
}

/** Runs before the body is read. @throws FileTooLarge by Content-Length, FileTypeNotAccepted for a compressed body */
function requireUncompressed({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > MAX_FILE_BYTES)
    throw new Refusal(UPLOAD_ERRORS.tooLarge, { status: 413, keys: { mostBytes: String(MAX_FILE_BYTES) } });
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new Refusal(UPLOAD_ERRORS.wrongType, { status: 415 });
}

function typeIn(value: unknown): SourceOfWealthType {
  const type = SOURCE_OF_WEALTH_TYPES.find((one) => one === value);
  if (!type) throw new Refusal(ERROR_TYPES.badRequest, { status: 400, keys: { field: 'type' } });
  return type;
}
