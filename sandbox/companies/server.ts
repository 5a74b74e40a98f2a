import Fastify from 'fastify';
import { registerMailbox } from '../mailbox/mailbox.ts';

export interface CompaniesSettings {
  /** 0 takes any free port. */
  readonly port: number;
  /** What the platform and these companies share. */
  readonly secret: string;
  readonly now?: () => number;
}

export interface Companies {
  readonly url: string;
  stop(): Promise<void>;
}

/** The companies that have no pages inside a lobby: heard on this machine alone, since they show what players are sent. */
export async function startCompanies({
  port,
  secret,
  now = Date.now,
}: CompaniesSettings): Promise<Companies> {
  const app = Fastify({ bodyLimit: 65_536, forceCloseConnections: true });
  registerMailbox(app, { key: secret, now });
  await app.listen({ port, host: 'localhost' });
  const address = app.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return { url: `http://localhost:${taken}`, stop: () => app.close() };
}
