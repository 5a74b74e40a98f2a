import * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, parseResponse, readNotice } from '../../infra/httpClient/httpClient.ts';
import { requireFresh } from '../../infra/httpClient/signature.ts';
import { claimsOf, tokenOf } from './signing.ts';

/** Finshark logins: requests and callbacks are JWS tokens (RFC 7515), HS256. */
export function finshark({ url, key }: { url: string; key: string }): ProviderLoginPort {
  return {
    async begin({ brand, reference, returnUrl, locale, country }) {
      const body = tokenOf(key, {
        iss: brand,
        jti: reference,
        redirect_uri: returnUrl,
        ui_locales: locale,
        country,
      });
      const headers = { 'content-type': 'application/jwt' };
      const response = await callPartner({ url: `${url}/sessions`, headers, body });
      return partnerAddress(parseResponse(responseSchema, response).data.links.authorize, url);
    },

    read({ body, now }) {
      const claims = readNotice(claimsSchema, claimsOf(key, body));
      requireFresh(claims.iat * SECOND, now);
      return {
        brand: claims.aud,
        reference: claims.jti,
        outcome: OUTCOMES[claims.status],
        subject: claims.sub ?? null,
        person: null,
      };
    },

    thank: () => ({ type: 'application/vnd.api+json', body: '{"data":{"type":"receipt","id":"taken"}}' }),
  };
}

const OUTCOMES = {
  AUTHORISED: 'succeeded',
  DENIED: 'refused',
  CANCELLED: 'abandoned',
} as const satisfies Record<string, LoginNotice['outcome']>;

const text = v.pipe(v.string(), v.maxLength(500));
const responseSchema = v.object({ data: v.object({ links: v.object({ authorize: text }) }) });
const claimsSchema = v.object({
  aud: text,
  jti: text,
  status: v.picklist(['AUTHORISED', 'DENIED', 'CANCELLED']),
  sub: v.optional(text),
  iat: v.number(),
});
