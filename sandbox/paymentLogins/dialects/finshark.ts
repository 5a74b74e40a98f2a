import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Dialect } from './dialect.ts';
import { isSame, jsonOf } from '../../companies/http.ts';

const STATES = { success: 'AUTHORISED', refusal: 'DENIED', abandonment: 'CANCELLED' } as const;
const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const orderSchema = v.object({ iss: v.string(), jti: v.string(), redirect_uri: v.string() });
const sign = (key: string, signed: string): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

export function tokenOf(claims: object, key: string): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${sign(key, signed)}`;
}

/** Verifies a token and returns its claims; null when the signature is invalid. */
export function claimsOf(token: string, key: string): unknown {
  const [header, payload = '', signature] = token.split('.');
  if (header !== HEADER || !isSame(signature, sign(key, `${header}.${payload}`))) return null;
  return jsonOf(Buffer.from(payload, 'base64url').toString());
}

/** Signed tokens (JWS) in both directions. */
export const finshark: Dialect = {
  label: 'Finshark',
  path: 'sessions',
  read({ body }, key) {
    const order = v.safeParse(orderSchema, claimsOf(body, key));
    if (!order.success) return null;
    const { iss: merchant, jti: reference, redirect_uri: returnUrl } = order.output;
    return { merchant, reference, returnUrl, wantsPersonalData: false };
  },
  answer: (_heard, url) => ({
    headers: { 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'session', id: randomUUID(), links: { authorize: url } } }),
  }),
  notify({ merchant, reference, outcome, customer, nowMs }, key) {
    const claims = {
      aud: merchant,
      jti: reference,
      status: STATES[outcome],
      iat: Math.floor(nowMs / 1_000),
      ...(outcome === 'success' && { sub: customer }),
    };
    return { headers: { 'content-type': 'application/jwt' }, body: tokenOf(claims, key) };
  },
};
