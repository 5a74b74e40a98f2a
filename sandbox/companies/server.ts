import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { registerAnalytics } from '../analytics/analytics.ts';
import { registerChat } from '../chat/chat.ts';
import { registerGamification } from '../gamification/gamification.ts';
import { registerMailbox } from '../mailbox/mailbox.ts';
import { registerPayers } from '../paymentLogins/payers.ts';
import { DIALECTS } from '../payments/dialects/dialects.ts';
import { registerPayments } from '../payments/payments.ts';
import { sumsubKeys } from '../sumsub/store.ts';
import { registerSportsbook } from '../sportsbook/sportsbook.ts';
import { registerSumsub } from '../sumsub/sumsub.ts';
import { lobbyOriginsOf } from '../studios/http/lobbyOrigins.ts';

export interface CompaniesSettings {
  /** Where it listens: on this machine alone when left out. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** What the platform and these companies share. */
  readonly secret: string;
  /** Where the payment providers' callbacks go. */
  readonly platformUrl: string;
  /** More lobbies than the platform's own: they may have the pages of payment companies in a frame, and are counted. */
  readonly lobbyOrigins?: readonly string[];
  /** Where the sportsbook keeps its coupons; without it, in memory only. */
  readonly sportsbookFolder?: string;
  readonly now?: () => number;
}

export interface Companies {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The mailbox, the payment companies, the one that looks at who players are, the analytics company, the gamification
 * provider, the sportsbook and the chat’s: on this machine alone unless a host is given, since they show what players
 * are sent and write. A company has an origin of its own for browsers, `http://<company>.localhost:<port>`; who cannot look that name up finds the
 * same pages at `localhost`.
 */
export async function startCompanies(settings: CompaniesSettings): Promise<Companies> {
  const { port, secret, platformUrl, now = Date.now } = settings;
  const app = Fastify({ bodyLimit: 65_536, forceCloseConnections: true });
  registerMailbox(app, { key: secret, now });
  let url = '';
  const keys = companyKeys(secret);
  registerPayers(app, { keys, platformUrl, url: () => url, now });
  const frameUrl = (company: string): string => url.replace('//', `//${company}.`);
  const lobbyOrigins = lobbyOriginsOf(platformUrl, settings.lobbyOrigins);
  registerPayments(app, { keys, platformUrl, frameUrl, lobbyOrigins, now });
  registerSumsub(app, { keys: sumsubKeys(secret), platformUrl, lobbyOrigins, now });
  registerAnalytics(app, { lobbyOrigins, now });
  registerChat(app, { secret, lobbyOrigins, now });
  registerGamification(app, { key: keyOf(secret, 'laurel'), platformUrl, lobbyOrigins, now });
  registerSportsbook(app, {
    key: keyOf(secret, 'touchline'),
    platformUrl,
    lobbyOrigins,
    ...(settings.sportsbookFolder !== undefined && { folder: settings.sportsbookFolder }),
    now,
  });
  await app.listen({ port, host: settings.host ?? 'localhost' });
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  url = `http://localhost:${taken}`;
  return { url, stop: () => app.close() };
}

/** Each company has a key of its own, made of the one secret, so that what one signed is worth nothing from another. */
const companyKeys = (secret: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(DIALECTS).map((company) => [company, keyOf(secret, company)]));

const keyOf = (secret: string, company: string): string =>
  createHmac('sha256', secret).update(company).digest('hex');
