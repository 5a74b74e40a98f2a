import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { registerAffiliates } from '../affiliates/affiliates.ts';
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
  readonly host?: string;
  readonly port: number;
  /** Secret shared by the platform and these companies. */
  readonly secret: string;
  /** Base URL that payment callbacks are sent to. */
  readonly platformUrl: string;
  /** Further lobby origins beside the platform's own. They may embed the companies' pages and send events. */
  readonly lobbyOrigins?: readonly string[];
  /** Folder in which the sportsbook stores its coupons; in memory only when absent. */
  readonly sportsbookFolder?: string;
  readonly now?: () => number;
}

export interface Companies {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the imitated companies: mailbox, payments, sign-ins, KYC, analytics, gamification, affiliates,
 * sportsbook and chat. They listen on loopback unless a host is given, because they show what players send and receive.
 * Browsers reach each company at `http://<company>.localhost:<port>`, or at `localhost` where that name
 * does not resolve.
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
  registerAffiliates(app, { key: keyOf(secret, 'waymark'), now });
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

/** Each company has its own key, so that one company's signature is not valid for another company. */
const companyKeys = (secret: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(DIALECTS).map((company) => [company, keyOf(secret, company)]));

const keyOf = (secret: string, company: string): string =>
  createHmac('sha256', secret).update(company).digest('hex');
