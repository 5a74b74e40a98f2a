import { createHmac } from 'node:crypto';
import type * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import { readNotice, unreadable, type PartnerCall } from '../../infra/httpClient/httpClient.ts';
import { receivedJson } from '../../infra/httpClient/receivedJson.ts';
import { requireFresh, requireSigned } from '../../infra/httpClient/signature.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import type { Callback, PartnerConnection } from '../payments/paymentProvider.ts';

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const signature = (key: string, signed: string): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

/** An order whose body is a JWS with these claims (RFC 7515, HS256). */
export function signedCall(
  { url, keys: [key] }: PartnerConnection,
  path: string,
  claims: object,
): PartnerCall {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  const headers = { 'content-type': 'application/jwt' };
  return { url: `${url}/${path}`, headers, body: `${signed}.${signature(key, signed)}` };
}

/** The claims of a callback, which is a JWS. */
export function verified<Schema extends v.GenericSchema<unknown, { readonly iat: number }>>(
  keys: SharedSecrets,
  { body, now }: Callback,
  schema: Schema,
): v.InferOutput<Schema> {
  const [header, payload = '', given] = body.trim().split('.');
  // Only one algorithm is accepted: the header is compared, so that a token cannot choose its own.
  if (header !== HEADER) unreadable('alg');
  requireSigned(keys, given, (key) => signature(key, `${header}.${payload}`));
  const claims = readNotice(schema, receivedJson(Buffer.from(payload, 'base64url').toString()));
  requireFresh(claims.iat * SECOND, now);
  return claims;
}

export const acknowledge = () => ({
  type: 'application/vnd.api+json',
  body: '{"data":{"type":"receipt","id":"taken"}}',
});
