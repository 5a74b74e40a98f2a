import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { SECOND } from '@foyer/vocabulary/duration.ts';
import type { LoginNotice, ProviderLoginPort } from '../../modules/identity/index.ts';
import {
  askPartner,
  partnerAddress,
  requireFresh,
  requireSame,
  unreadable,
} from '../../plumbing/partnerCall.ts';

/** Finshark speaks in signed tokens: what it is asked and what it tells are each one JWS (RFC 7515), HS256. */
export function finshark({ url, key }: { url: string; key: string }): ProviderLoginPort {
  const signature = (signed: string): string => createHmac('sha256', key).update(signed).digest('base64url');
  const token = (claims: object): string => {
    const signed = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return `${signed}.${signature(signed)}`;
  };

  return {
    async begin({ brand, reference, returnUrl, locale, country }) {
      const body = token({
        iss: brand,
        jti: reference,
        redirect_uri: returnUrl,
        ui_locales: locale,
        country,
      });
      const headers = { 'content-type': 'application/jwt' };
      const answer = await askPartner({ url: `${url}/sessions`, headers, body });
      return partnerAddress(parsed(answerSchema, answer).data.links.authorize, url);
    },

    read({ body, now }) {
      const [header, payload = '', given] = body.trim().split('.');
      // One algorithm, so that no token chooses another: the header is compared and not followed.
      if (header !== HEADER) return unreadable('alg');
      requireSame(given, signature(`${header}.${payload}`));
      const claims = parsed(claimsSchema, Buffer.from(payload, 'base64url').toString());
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

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const OUTCOMES = {
  AUTHORISED: 'succeeded',
  DENIED: 'refused',
  CANCELLED: 'abandoned',
} as const satisfies Record<string, LoginNotice['outcome']>;

const text = v.pipe(v.string(), v.maxLength(500));
const answerSchema = v.object({ data: v.object({ links: v.object({ authorize: text }) }) });
const claimsSchema = v.object({
  aud: text,
  jti: text,
  status: v.picklist(['AUTHORISED', 'DENIED', 'CANCELLED']),
  sub: v.optional(text),
  iat: v.number(),
});

function parsed<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(body));
  } catch {
    return unreadable();
  }
}
