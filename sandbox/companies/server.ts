import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { registerAffiliates } from '../affiliates/affiliates.ts';
import { registerAnalytics } from '../analytics/analytics.ts';
import { registerChat } from '../chat/chat.ts';
import { registerEvents } from '../events/events.ts';
import { registerGamification } from '../gamification/gamification.ts';
import { registerMailbox } from '../mailbox/mailbox.ts';
import { registerLettering } from './lettering.ts';
import { registerOrbit } from '../orbit/orbit.ts';
import { registerTide } from '../tide/tide.ts';
import { registerPayers } from '../paymentLogins/payers.ts';
import { DIALECTS } from '../payments/dialects/dialects.ts';
import { registerPayments } from '../payments/payments.ts';
import { registerPush } from '../push/push.ts';
import { registerRegulator } from '../regulator/regulator.ts';
import { registerRegisters } from '../registers/registers.ts';
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
  /** Keys of the aggregator, see `OrbitSettings`; without them it is not there. */
  readonly orbitKeys?: string;
  readonly now?: () => number;
}

export interface Companies {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the imitated companies: mailbox, payments, sign-ins, KYC, exclusion registers, analytics, gamification,
 * affiliates, sportsbook, chat, two aggregators of games, a receiver of events, a regulator and a push service. They
 * listen on loopback unless a host is given, because they show what players send and receive.
 * Browsers reach each company at `http://<company>.localhost:<port>`, or at `localhost` where that name
 * does not resolve.
 */
export async function startCompanies(settings: CompaniesSettings): Promise<Companies> {
  const { port, secret, platformUrl, now = Date.now } = settings;
  const app = Fastify({ bodyLimit: 65_536, forceCloseConnections: true });
  registerLettering(app);
  registerMailbox(app, { key: secret, now });
  let url = '';
  const keys = companyKeys(secret);
  registerPayers(app, { keys, platformUrl, url: () => url, now });
  const frameUrl = (company: string): string => url.replace('//', `//${company}.`);
  const lobbyOrigins = lobbyOriginsOf(platformUrl, settings.lobbyOrigins);
  registerPayments(app, { keys, platformUrl, frameUrl, lobbyOrigins, now });
  registerSumsub(app, { keys: sumsubKeys(secret), platformUrl, lobbyOrigins, now });
  registerRegisters(app, {
    keys: { gamstop: keyOf(secret, 'gamstop'), spelpaus: keyOf(secret, 'spelpaus') },
  });
  registerAnalytics(app, { lobbyOrigins, now });
  registerChat(app, { secret, lobbyOrigins, now });
  registerGamification(app, { key: keyOf(secret, 'laurel'), platformUrl, lobbyOrigins, now });
  registerEvents(app, { secret: webhookSecretOf(secret) });
  registerRegulator(app, {
    key: keyOf(secret, 'regulator'),
    publicKeys: async () =>
      (await (await fetch(`${platformUrl}/ledger/keys`)).text()).split('\n').filter(Boolean),
  });
  registerPush(app, { origin: () => url, now });
  registerAffiliates(app, { key: keyOf(secret, 'waymark'), now });
  registerSportsbook(app, {
    key: keyOf(secret, 'touchline'),
    platformUrl,
    lobbyOrigins,
    ...(settings.sportsbookFolder !== undefined && { folder: settings.sportsbookFolder }),
    now,
  });
  if (settings.orbitKeys !== undefined)
    registerOrbit(app, { keys: settings.orbitKeys, platformUrl, lobbyOrigins });
  registerTide(app, { secret: keyOf(secret, 'tide'), platformUrl, lobbyOrigins });
  await app.listen({ port, host: settings.host ?? 'localhost' });
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  url = `http://localhost:${taken}`;
  return { url, stop: () => app.close() };
}

/** Each company has its own key, so that one company's signature is not valid for another company. */
const companyKeys = (secret: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(DIALECTS).map((company) => [company, keyOf(secret, company)]));

/** In the format of Standard Webhooks. */
const webhookSecretOf = (secret: string): string =>
  `whsec_${Buffer.from(keyOf(secret, 'events'), 'hex').toString('base64')}`;

const keyOf = (secret: string, company: string): string =>
  createHmac('sha256', secret).update(company).digest('hex');
