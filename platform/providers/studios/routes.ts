import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { GenericSchema, InferOutput } from 'valibot';
import document from '@foyer/contract/generated/studioWallet.json' with { type: 'json' };
import { SPORTSBOOK } from '@foyer/contract/sportsbook/sportsbook.ts';
import {
  authenticateBody,
  balanceBody,
  betBody,
  endRoundBody,
  rollbackBody,
  STUDIO_DOCUMENT_PATH,
  STUDIO_PATHS,
  winBody,
} from '@foyer/contract/studios/http.ts';
import { bet, endRound, rollback, win, type Wallet } from '../../modules/wallet/index.ts';
import type { Config } from '../../infra/config.ts';
import type { LiveStudioKeys } from '../../infra/config/studioKeys.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites } from '../../sites/index.ts';
import { countCalls } from './callCounter.ts';
import { toAuthenticateResponse, toBalanceResponse, toMovementResponse } from './responses.ts';
import { readAmount, readBody, readJackpotPart, readLargestWin, readRollsBack } from './body.ts';
import { requireAllowedBet } from './newBet.ts';
import { verify, type StudioSecrets } from './signature.ts';

export interface StudioWalletDeps {
  readonly config: Pick<Config, 'sportsbook'>;
  readonly services: {
    readonly wallet: Wallet;
    readonly studioKeys: Pick<LiveStudioKeys, 'current' | 'isRemoved'>;
  };
  readonly sites: Pick<Sites, 'studioServers'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: Registry;
}

const BODY_LIMIT_BYTES = 8 * 1024;

/** Registers the seamless wallet endpoints and their API document. */
export function registerStudioWallet(app: FastifyInstance, deps: StudioWalletDeps): void {
  const {
    database,
    services: { wallet },
  } = deps;
  app.register(async (scope) => {
    // The signature covers the raw bytes, so the body is kept unparsed, whatever its content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const on = route(scope, deps);
    scope.get(STUDIO_DOCUMENT_PATH, async () => document);

    on(STUDIO_PATHS.authenticate, authenticateBody, async (studio, { token }) => {
      const session = await wallet.redeemToken({ studio, token });
      return toAuthenticateResponse(session, await wallet.state(database.query, session.playerId));
    });
    on(STUDIO_PATHS.balance, balanceBody, async (studio, { sessionId }) => {
      const session = await wallet.gameSession({ studio, gameSession: sessionId });
      if (!session) throw new Refusal('UnknownSession', { status: 404 });
      return toBalanceResponse(await wallet.state(database.query, session.playerId));
    });
    on(STUDIO_PATHS.bet, betBody, async (studio, body) => {
      const { transactionId, freeRounds } = body;
      const amount = readAmount(body);
      await requireAllowedBet(deps, { studio, transactionId, amount });
      const posted = await wallet.submit(
        bet({
          ...playOf(studio, body),
          amount,
          ...(freeRounds !== undefined && { freeRounds }),
          ...readJackpotPart('jackpotContribution', body.jackpotContribution, body.amount),
          ...readLargestWin(body),
        }),
      );
      return toMovementResponse(transactionId, posted);
    });
    on(STUDIO_PATHS.win, winBody, async (studio, body) =>
      toMovementResponse(
        body.transactionId,
        await wallet.submit(
          win({
            ...playOf(studio, body),
            amount: readAmount(body),
            ...readJackpotPart('jackpotWin', body.jackpotWin, body.amount),
          }),
        ),
      ),
    );
    on(STUDIO_PATHS.rollback, rollbackBody, async (studio, body) =>
      toMovementResponse(
        body.transactionId,
        await wallet.submit(rollback({ ...playOf(studio, body), rollsBack: readRollsBack(body) })),
      ),
    );
    on(STUDIO_PATHS.endRound, endRoundBody, async (studio, body) =>
      toMovementResponse(
        body.transactionId,
        await wallet.submit(endRound({ ...playOf(studio, body), ...resultOf(body) })),
      ),
    );
  });
}

const resultOf = ({ result }: { readonly result?: string | undefined }) =>
  result === undefined ? {} : { result };

/** Steps common to all studio endpoints. */
function route(scope: FastifyInstance, { clock, config, metrics, services, sites }: StudioWalletDeps) {
  const keysNow = keysOf(config, services.studioKeys);
  const calls = countCalls(metrics);
  return <Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    run: (studio: string, body: InferOutput<Schema>) => Promise<object>,
  ): void => {
    scope.post(path, { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const { studio, secretIndex } = verify(
        { headers: request.headers, path, body },
        keysNow(),
        clock.now(),
      );
      if (sites.studioServers.some((one) => one.studio === studio && one.dialect !== undefined))
        throw new Refusal('UnknownStudio', { status: 401 });
      calls.inc({ studio, secret: secretIndex + 1 });
      return run(studio, readBody(schema, body));
    });
  };
}

/** Keys of all callers that move money: to the wallet, the sportsbook is a studio. */
function keysOf(
  { sportsbook }: StudioWalletDeps['config'],
  studioKeys: Pick<LiveStudioKeys, 'current'>,
): () => StudioSecrets {
  const others: StudioSecrets = sportsbook ? { [SPORTSBOOK.studio]: sportsbook.keys } : {};
  let known: { readonly from: StudioSecrets; readonly keys: StudioSecrets } | null = null;
  return () => {
    const from = studioKeys.current();
    if (known?.from === from) return known.keys;
    known = { from, keys: { ...from, ...others } };
    return known.keys;
  };
}

const playOf = (
  studio: string,
  { transactionId, sessionId, roundId }: { transactionId: string; sessionId: string; roundId: string },
) => ({ studio, transactionId, gameSession: sessionId, round: roundId });
