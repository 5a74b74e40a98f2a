import { createHmac } from 'node:crypto';
import Fastify from 'fastify';
import { registerMailbox } from '../mailbox/mailbox.ts';
import { DIALECTS } from '../payers/dialects/dialects.ts';
import { registerPayers } from '../payers/payers.ts';

export interface CompaniesSettings {
  /** 0 takes any free port. */
  readonly port: number;
  /** What the platform and these companies share. */
  readonly secret: string;
  /** Where the payment providers' callbacks go. */
  readonly platformUrl: string;
  readonly now?: () => number;
}

export interface Companies {
  readonly url: string;
  stop(): Promise<void>;
}

/** The companies that have no pages inside a lobby: heard on this machine alone, since they show what players are sent. */
export async function startCompanies(settings: CompaniesSettings): Promise<Companies> {
  const { port, secret, platformUrl, now = Date.now } = settings;
  const app = Fastify({ bodyLimit: 65_536, forceCloseConnections: true });
  registerMailbox(app, { key: secret, now });
  let url = '';
  registerPayers(app, { keys: payerKeys(secret), platformUrl, url: () => url, now });
  await app.listen({ port, host: 'localhost' });
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  url = `http://localhost:${taken}`;
  return { url, stop: () => app.close() };
}

/** Each company has a key of its own, made of the one secret, so that what one signed is worth nothing from another. */
const payerKeys = (secret: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(DIALECTS).map((company) => [
      company,
      createHmac('sha256', secret).update(company).digest('hex'),
    ]),
  );
