import { createPublicKey, verify } from 'node:crypto';
import { get } from 'node:http';
import * as v from 'valibot';
import { jsonOf } from '../companies/http.ts';
import { isLobbyOrigin, type OriginPattern } from '../studios/http/lobbyOrigins.ts';

export interface Member {
  readonly clientId: string;
  readonly playerId: string;
  readonly levels: number;
}

export interface IdentityDeps {
  readonly platformUrl: string;
  readonly lobbyOrigins: readonly OriginPattern[];
  readonly now: () => number;
}

const headSchema = v.object({ alg: v.literal('ES256'), typ: v.literal('identity+jwt'), kid: v.string() });
const claimsSchema = v.object({
  iss: v.string(),
  aud: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  exp: v.number(),
});
const keysSchema = v.object({
  keys: v.array(v.looseObject({ kid: v.string(), kty: v.literal('EC') })),
});

/** A client id names the realm of its players and its number of levels: `foyer-<brand>-<levels>`. */
const CLIENT = /^foyer-([a-z0-9-]+)-([1-6])$/;

export const levelsOfClient = (clientId: string): number | null => {
  const levels = CLIENT.exec(clientId)?.[2];
  return levels === undefined ? null : Number(levels);
};

export async function memberBy(
  { clientId, identityToken }: { readonly clientId: string; readonly identityToken: string },
  { platformUrl, lobbyOrigins, now }: IdentityDeps,
): Promise<Member | null> {
  const [, brand, levels] = CLIENT.exec(clientId) ?? [];
  const [head = '', body = '', signature = ''] = identityToken.split('.');
  const header = v.safeParse(headSchema, jsonIn(head));
  const read = v.safeParse(claimsSchema, jsonIn(body));
  if (!brand || !header.success || !read.success) return null;
  const { iss, aud, sub, exp } = read.output;
  if (aud !== clientId || exp * 1_000 <= now() || !URL.canParse(iss)) return null;
  const { origin, host, pathname } = new URL(iss);
  if (pathname !== `/realms/${brand}` || iss !== origin + pathname || !isLobbyOrigin(origin, lobbyOrigins))
    return null;
  const keys = await publishedKeys(platformUrl, host, pathname);
  const key = keys.find(({ kid }) => kid === header.output.kid);
  if (!key) return null;
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ format: 'jwk', key }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isGenuine ? { clientId, playerId: sub, levels: Number(levels) } : null;
}

const jsonIn = (part: string): unknown => jsonOf(Buffer.from(part, 'base64url').toString());

/** Requests the realm's JWKS from the platform with the realm's host as a header, in case DNS does not know it. */
async function publishedKeys(platformUrl: string, host: string, realm: string) {
  const url = new URL(`${realm}/protocol/openid-connect/certs`, platformUrl);
  const text = await new Promise<string>((resolve, reject) => {
    const request = get(url, { headers: { host }, timeout: 5_000 }, (answer) => {
      let received = '';
      answer.setEncoding('utf8').on('data', (part: string) => (received += part));
      answer.on('end', () => resolve(received));
    });
    request.on('timeout', () => request.destroy(new Error('the keys did not come')));
    request.on('error', reject);
  });
  const read = v.safeParse(keysSchema, jsonOf(text));
  return read.success ? read.output.keys : [];
}
