import { createHmac, randomUUID } from 'node:crypto';
import { fieldsOf, isSame, type SignedMessage } from '../../companies/http.ts';
import { orderOf, type Dialect } from './dialect.ts';

const STATES = { success: 'AUTHORISED', refusal: 'DENIED', abandonment: 'CANCELLED' } as const;
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const sign = (key: string, signed: string): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

/** A message whose body is a signed token (JWS). */
export function tokenMessage(claims: object, key: string): SignedMessage {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return { headers: { 'content-type': 'application/jwt' }, body: `${signed}.${sign(key, signed)}` };
}

/** Verifies a token and returns its claims; no claims when the signature is invalid. */
export function claimsOf(token: string, key: string): ReturnType<typeof fieldsOf> {
  const [header, payload = '', signature] = token.split('.');
  if (header !== HEADER || !isSame(signature, sign(key, `${header}.${payload}`))) return {};
  return fieldsOf(Buffer.from(payload, 'base64url'));
}

export const apiMessage = (content: object): SignedMessage => ({
  headers: { 'content-type': 'application/vnd.api+json' },
  body: JSON.stringify(content),
});

export const finshark: Dialect = {
  label: 'Finshark',
  path: 'sessions',
  read({ body }, key) {
    const { iss: merchant, jti: reference, redirect_uri: returnUrl } = claimsOf(body, key);
    return orderOf({ merchant, reference, returnUrl });
  },
  answer: (_request, url) =>
    apiMessage({ data: { type: 'session', id: randomUUID(), links: { authorize: url } } }),
  notify({ merchant, reference, outcome, customer, nowMs }, key) {
    const claims = {
      aud: merchant,
      jti: reference,
      status: STATES[outcome],
      iat: Math.floor(nowMs / 1_000),
      ...(outcome === 'success' && { sub: customer }),
    };
    return tokenMessage(claims, key);
  },
};
