import * as v from 'valibot';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, parseResponse } from '../../infra/httpClient/httpClient.ts';
import * as fields from '../payments/fields.ts';
import type { PartnerConnection } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';

/** Finshark logins: requests and callbacks are JWS tokens. */
export const finshark = ({ url, keys }: PartnerConnection): ProviderLoginPort => ({
  async begin({ brand, reference, returnUrl, locale, country }) {
    const claims = { iss: brand, jti: reference, redirect_uri: returnUrl, ui_locales: locale, country };
    const response = await callPartner(signedCall({ url, keys }, 'sessions', claims));
    return partnerAddress(parseResponse(responseSchema, response).data.links.authorize, url);
  },

  read(callback) {
    const { aud, jti, status, sub } = verified(keys, callback, claimsSchema);
    const outcome = fields.meaningOf(OUTCOMES, status, 'status');
    return { brand: aud, reference: jti, outcome, subject: sub, person: null };
  },

  acknowledge,
});

const OUTCOMES: Readonly<Record<string, LoginNotice['outcome']>> = {
  AUTHORISED: 'succeeded',
  DENIED: 'refused',
  CANCELLED: 'abandoned',
};

const responseSchema = v.object({ data: v.object({ links: v.object({ authorize: fields.text }) }) });
const claimsSchema = v.object({
  aud: fields.text,
  jti: fields.text,
  status: fields.text,
  sub: fields.optionalText,
  iat: v.number(),
});
