import { createHmac } from 'node:crypto';
import { jsonOf, requireSame, unreadable } from '../../infra/partners/partnerCall.ts';

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const signature = (key: string, signed: string): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

/** A JWS (RFC 7515) of the claims. */
export function tokenOf(key: string, claims: object): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  return `${signed}.${signature(key, signed)}`;
}

/** The claims of a token, not yet read. @throws Refusal BadSignature, BadRequest */
export function claimsOf(key: string, token: string): unknown {
  const [header, payload = '', given] = token.trim().split('.');
  // One algorithm, so that no token chooses another: the header is compared and not followed.
  if (header !== HEADER) return unreadable('alg');
  requireSame(given, signature(key, `${header}.${payload}`));
  return jsonOf(Buffer.from(payload, 'base64url').toString());
}
