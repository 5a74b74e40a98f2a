import { createHmac } from 'node:crypto';
import { jsonOf, unreadable } from '../../infra/httpClient/httpClient.ts';
import { requireSame } from '../../infra/httpClient/signature.ts';

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const signature = (key: string, signed: string): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

/** Returns the claims as a signed JWS (RFC 7515). */
export function tokenOf(key: string, claims: object): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signature(key, signed)}`;
}

/** Verifies a token and returns its unvalidated claims. @throws Refusal BadSignature, BadRequest */
export function claimsOf(key: string, token: string): unknown {
  const [header, payload = '', given] = token.trim().split('.');
  // Only one algorithm is accepted: the header is compared, so that a token cannot choose its own.
  if (header !== HEADER) return unreadable('alg');
  requireSame(given, signature(key, `${header}.${payload}`));
  return jsonOf(Buffer.from(payload, 'base64url').toString());
}
