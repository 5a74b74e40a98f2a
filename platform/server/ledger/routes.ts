import { CHECKPOINTS_PATH, LEDGER_KEYS_PATH, PROOF_PATH } from '@foyer/contract/wallet/seals/paths.ts';
import type { FastifyInstance } from 'fastify';
import { isDay, parseCheckpoint } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { parseNote } from '@foyer/contract/wallet/seals/signedNote.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites } from '../../sites/index.ts';
import type { Services } from '../services.ts';
import { hostedSite, noToken, sessionOfBrowser } from '../http/access.ts';

export interface LedgerRoutesDeps {
  readonly sites: Pick<Sites, 'byHost'>;
  readonly services: Pick<Services, 'seals' | 'signIn'>;
}

/** Anybody may copy the list; it grows once a day. */
const PUBLIC = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60' };
const LIMITED = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

type WithQuery = { Querystring: Readonly<Record<string, unknown>> };

/**
 * MONEY-11: the public list of checkpoints and its keys, the same at every brand. MONEY-12: the proof of the
 * signed-in player as a file.
 */
export function registerLedger(app: FastifyInstance, { sites, services }: LedgerRoutesDeps): void {
  const { seals, signIn } = services;
  app.get<WithQuery>(CHECKPOINTS_PATH, LIMITED, async ({ query }, reply) => {
    const list = await seals.checkpoints(dayIn(query['after'], 'after'));
    return reply.headers(PUBLIC).send(list);
  });
  app.get(LEDGER_KEYS_PATH, LIMITED, async (_request, reply) =>
    reply.headers(PUBLIC).send(seals.publicKeys.map((key) => `${key}\n`).join('')),
  );
  app.get<WithQuery>(PROOF_PATH, LIMITED, async (request, reply) => {
    const session = await sessionOfBrowser(signIn, request, hostedSite(sites, request.host));
    if (!session) throw noToken();
    const proof = await seals.balanceProof(session.playerId, dayIn(request.query['day'], 'day'));
    if (!proof) return reply.callNotFound();
    const { day } = parseCheckpoint(parseNote(proof.note).text);
    return reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="balance-proof-${day}.json"`,
        'cache-control': 'no-store',
      })
      .send(JSON.stringify(proof, null, 2));
  });
}

/** @throws Refusal BadRequest unless the parameter is missing or a day such as `2026-11-23` */
function dayIn(value: unknown, field: string): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && isDay(value)) return value;
  throw new Refusal('BadRequest', { status: 400, reasons: ['notADay'], keys: { field } });
}
