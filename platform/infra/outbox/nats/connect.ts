import { readFile } from 'node:fs/promises';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import {
  connect,
  credsAuthenticator,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import type { NatsConfig } from '../../config/natsConfig.ts';

export class NatsError extends Error {
  override readonly name = 'NatsError';
}

/** A server that hangs is noticed after at most three pings. */
const PING_MS = 1_000;
const PINGS_WITHOUT_ANSWER = 2;
const CONNECT_MS = 3_000;
const RECONNECT_MS = 250;

/** Connects, and connects again by itself for as long as the node lives. @throws NatsError with a remedy */
export async function connectNats(config: NatsConfig): Promise<NatsConnection> {
  try {
    return await connect(await optionsOf(config));
  } catch (error) {
    throw new NatsError(
      `NATS cannot be used (${String(error)}): see that it runs with JetStream, and that FOYER_NATS_URL names it`,
      { cause: error },
    );
  }
}

async function optionsOf(config: NatsConfig): Promise<NodeConnectionOptions> {
  const { user, password, credentialsFile, caFile } = config;
  const authenticator = credentialsFile && credsAuthenticator(await readFile(credentialsFile));
  return {
    servers: [...config.servers],
    name: 'foyer',
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: PINGS_WITHOUT_ANSWER,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_MS,
    ignoreAuthErrorAbort: true,
    // A URL with a name alone carries a token.
    ...(user !== null && (password === null ? { token: user } : { user, pass: password })),
    ...(authenticator && { authenticator }),
    ...(config.isEncrypted && {
      tls: { ...identityOf(config), ...(caFile && { ca: await readFile(caFile, 'utf8') }) },
    }),
  };
}

/** Accepts the certificate of any server of the list. The library compares that of an IP address with `localhost`. */
function identityOf({ servers }: Pick<NatsConfig, 'servers'>) {
  const hosts = servers.map((server) => new URL(`tls://${server}`).hostname.replace(/^\[|\]$/g, ''));
  return {
    checkServerIdentity(_name: string, certificate: PeerCertificate): Error | undefined {
      const problems = hosts.map((host) => checkServerIdentity(host, certificate));
      return problems.includes(undefined) ? undefined : problems[0];
    },
  };
}
