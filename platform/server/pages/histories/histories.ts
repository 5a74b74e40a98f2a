import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { hasPart } from '@foyer/contract/content/pages.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Session } from '../../../infra/session.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { hostedSite, noToken, sessionOfBrowser, siteFor } from '../../http/access.ts';
import type { Services } from '../../services.ts';
import { gameLines, paymentLines, type HistoryDeps } from './lines.ts';
import { readHistoryQuery, type HistoryQuery } from './historyQuery.ts';

export interface HistoriesDeps extends HistoryDeps {
  readonly sites: Pick<Sites, 'byHost'>;
  readonly clock: Clock;
  readonly services: Pick<Services, 'signIn' | 'cashier' | 'wallet'>;
}

type Lines = (deps: HistoryDeps, session: Session, query: HistoryQuery) => AsyncIterable<string>;

interface History {
  readonly lines: Lines;
  readonly isAt: (site: Site) => boolean;
}

/** FLAG-08: whether the site shows deposit and withdrawal histories. */
const hasPayments = ({ settings }: Site): boolean => hasPart(settings, 'EnableFinancialHistory');

const HISTORIES: Readonly<Record<string, History>> = {
  deposits: { lines: paymentLines('Deposit'), isAt: hasPayments },
  withdrawals: { lines: paymentLines('Withdrawal'), isAt: hasPayments },
  games: { lines: gameLines, isAt: () => true },
};

/** Each export reads up to a year of history from the database. */
const LIMITED = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };

/** MONEY-02: `/history/<name>.csv` exports the signed-in player's own history. */
export function registerHistories(app: FastifyInstance, deps: HistoriesDeps): void {
  const { services, clock } = deps;
  app.get<{ Params: { file: string } }>('/history/:file', LIMITED, async (request, reply) => {
    const hosted = hostedSite(deps.sites, request.host);
    const session = await sessionOfBrowser(services.signIn, request, hosted);
    if (!session) throw noToken();
    const name = /^([a-z]+)\.csv$/.exec(request.params.file)?.[1] ?? '';
    const history = Object.hasOwn(HISTORIES, name) ? HISTORIES[name] : undefined;
    if (!history?.isAt(siteFor(hosted, session))) return reply.callNotFound();
    const query = readHistoryQuery(request.query, clock.now());
    const day = clock.now().toISOString().slice(0, 10);
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${hosted.brand}-${name}-${day}.csv"`,
      'cache-control': 'no-store',
    });
    return reply.send(Readable.from(history.lines(deps, session, query)));
  });
}
