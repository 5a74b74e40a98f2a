import * as v from 'valibot';
import { CLOSE_CODES } from '@foyer/contract/transport/socket.ts';
import { ERROR_TYPES, type ErrorShape } from '@foyer/contract/transport/errors.ts';
import { Refusal } from '../../infra/refusal.ts';
import type { Sites } from '../../sites/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import { noToken, sessionOf, siteOf } from '../http/access.ts';
import type { Session } from '../../infra/session.ts';

export interface Handshake {
  readonly host: string;
  readonly brand: string | undefined;
}

const text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(8192))));
const init = v.nullish(
  v.object({ authorization: text, Authorization: text, accessToken: text, brand: text }),
  {},
);

/**
 * SUB-03, SUB-04: the session of a `connection_init`.
 * @throws Refusal AuthenticationFailure, BrandMismatch, UnknownBrand, CountryNotServed, BadRequest
 */
export async function admit(
  sites: Sites,
  signIn: Pick<SignIn, 'authenticate'>,
  handshake: Handshake,
  payload: unknown,
): Promise<Session> {
  const read = v.safeParse(init, payload);
  if (!read.success) throw new Refusal(ERROR_TYPES.badRequest, { reasons: ['connection_init payload'] });
  const values = read.output ?? {};
  if (values.brand && handshake.brand && values.brand !== handshake.brand) {
    throw new Refusal('BrandMismatch', { reasons: ['headerIsAnotherBrands'] });
  }
  const site = siteOf(sites, handshake.host, values.brand ?? handshake.brand);
  const token = (values.accessToken ?? values.authorization ?? values.Authorization)?.replace(
    /^Bearer +/i,
    '',
  );
  if (!token) throw noToken();
  return sessionOf(signIn, token, site);
}

/** Error types for which the client is not at fault and may retry unchanged. */
export const FAULTS: ReadonlySet<string> = new Set([ERROR_TYPES.internal, ERROR_TYPES.unavailable]);

/** 4401: reconnect with a new token. 4403: this token is not accepted here. */
export function closeCodeOf({ type, reasons }: ErrorShape): number {
  if (type === ERROR_TYPES.authentication) {
    return reasons.includes('foreignBrand') ? CLOSE_CODES.forbidden : CLOSE_CODES.unauthorized;
  }
  if (['BrandMismatch', 'UnknownBrand', 'CountryNotServed'].includes(type)) return CLOSE_CODES.forbidden;
  return FAULTS.has(type) ? CLOSE_CODES.internal : CLOSE_CODES.badRequest;
}
