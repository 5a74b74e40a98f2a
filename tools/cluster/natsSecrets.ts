import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nkeys } from '@nats-io/transport-node';
import { openssl } from '../debian/openssl.ts';

/** Writes a key and a certificate for 127.0.0.1 that signs itself, and returns their paths. */
export async function writeCertificate(folder: string): Promise<{ key: string; certificate: string }> {
  const { path, env } = await openssl();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=nats', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const output = ['-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  await promisify(execFile)(path, ['req', '-x509', ...curve, ...output, ...subject], { env });
  return { key, certificate };
}

const UNLIMITED = { subs: -1, data: -1, payload: -1 };
const JETSTREAM = { mem_storage: -1, disk_storage: -1, streams: -1, consumer: -1 };
const ACCOUNT = { ...UNLIMITED, ...JETSTREAM, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };

/** Writes the configuration of a server with an operator and two accounts, and the credentials file of a user. */
export async function writeCredentials(folder: string): Promise<{ config: string; credentials: string }> {
  const [operator, account, system, user] = [
    nkeys.createOperator(),
    nkeys.createAccount(),
    nkeys.createAccount(),
    nkeys.createUser(),
  ];
  const accountToken = (of: nkeys.KeyPair): string =>
    tokenOf(operator, of, {
      type: 'account',
      limits: of === account ? ACCOUNT : { ...ACCOUNT, ...NO_STORAGE },
    });
  const [config, credentials] = [join(folder, 'operator.conf'), join(folder, 'foyer.creds')];
  await writeFile(
    config,
    [
      `operator: ${tokenOf(operator, operator, { type: 'operator' })}`,
      `system_account: ${system.getPublicKey()}`,
      'resolver: MEMORY',
      'resolver_preload: {',
      ...[account, system].map((of) => `  ${of.getPublicKey()}: ${accountToken(of)}`),
      '}',
    ].join('\n'),
  );
  const text = (name: string, value: string) =>
    `-----BEGIN ${name}-----\n${value}\n------END ${name}------\n`;
  const token = tokenOf(account, user, { type: 'user', ...UNLIMITED, pub: {}, sub: {} });
  const seed = Buffer.from(user.getSeed()).toString();
  await writeFile(credentials, `${text('NATS USER JWT', token)}\n${text('USER NKEY SEED', seed)}`);
  return { config, credentials };
}

const NO_STORAGE = { mem_storage: 0, disk_storage: 0, streams: 0, consumer: 0 };

/** A token of NATS: a JWT that an NKey signs. */
function tokenOf(issuer: nkeys.KeyPair, subject: nkeys.KeyPair, nats: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    jti: randomUUID(),
    iat: Math.floor(Date.now() / 1_000),
    iss: issuer.getPublicKey(),
    sub: subject.getPublicKey(),
    nats: { ...nats, version: 2 },
  };
  const signed = `${part({ typ: 'JWT', alg: 'ed25519-nkey' })}.${part(claims)}`;
  return `${signed}.${Buffer.from(issuer.sign(Buffer.from(signed))).toString('base64url')}`;
}
