import * as v from 'valibot';

/** Connection to the NATS servers that carry events between nodes. */
export interface NatsConfig {
  readonly servers: readonly string[];
  readonly user: string | null;
  readonly password: string | null;
  readonly isEncrypted: boolean;
  /** Path of a credentials file. */
  readonly credentialsFile: string | null;
  /** Path of the certificates that sign those of the servers. Null: those that Node trusts. */
  readonly caFile: string | null;
  /** How many servers of a NATS cluster store each event. */
  readonly replicas: number;
}

const PROTOCOLS = ['nats:', 'tls:'];
const isServer = (text: string): boolean => URL.canParse(text) && PROTOCOLS.includes(new URL(text).protocol);

// The message does not repeat the value, which may contain a password.
export const natsVariables = {
  FOYER_NATS_URL: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check(
          (text) => text.split(',').every(isServer),
          'FOYER_NATS_URL cannot be read; it must be addresses like nats://user:password@host:4222 or tls://host:4222, joined by commas',
        ),
      ),
    ),
    null,
  ),
  FOYER_NATS_CREDENTIALS: v.optional(v.nullable(v.string()), null),
  FOYER_NATS_CA: v.optional(v.nullable(v.string()), null),
  FOYER_NATS_REPLICAS: v.optional(
    v.picklist(['1', '3', '5'], 'FOYER_NATS_REPLICAS cannot be read; it must be one of 1, 3, 5'),
    '1',
  ),
};

const variables = v.object(natsVariables);

export function natsOf(read: v.InferOutput<typeof variables>): NatsConfig | null {
  if (read.FOYER_NATS_URL === null) return null;
  const urls = read.FOYER_NATS_URL.split(',').map((text) => new URL(text));
  const [first] = urls;
  return {
    servers: urls.map(({ host }) => host),
    user: first?.username ? decodeURIComponent(first.username) : null,
    password: first?.password ? decodeURIComponent(first.password) : null,
    isEncrypted: urls.some(({ protocol }) => protocol === 'tls:'),
    credentialsFile: read.FOYER_NATS_CREDENTIALS,
    caFile: read.FOYER_NATS_CA,
    replicas: Number(read.FOYER_NATS_REPLICAS),
  };
}
