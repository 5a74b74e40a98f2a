import * as v from 'valibot';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, parseResponse } from '../../infra/httpClient/httpClient.ts';
import * as fields from '../payments/fields.ts';
import type { PartnerConnection } from '../payments/paymentProvider.ts';
import { signedCall, acknowledge, verified } from './signing.ts';

/** PIQ logins: form-encoded, with numeric status codes. */
export const piq = ({ url, keys }: PartnerConnection): ProviderLoginPort => ({
  async begin({ brand, reference, returnUrl, locale, country }) {
    const fields = { merchantId: brand, attributeRef: reference, returnUrl, locale, country };
    const response = await callPartner(signedCall({ url, keys }, 'login/init', fields));
    return partnerAddress(parseResponse(responseSchema, response).redirectOutput.url, url);
  },

  read(callback) {
    const { merchantId, attributeRef, statusCode, userId } = verified(keys, callback, callbackSchema);
    const outcome = fields.meaningOf(OUTCOMES, statusCode, 'statusCode');
    return { brand: merchantId, reference: attributeRef, outcome, subject: userId, person: null };
  },

  acknowledge,
});

const OUTCOMES: Readonly<Record<string, LoginNotice['outcome']>> = {
  '0': 'succeeded',
  '-1': 'abandoned',
  '-2': 'refused',
};

const callbackSchema = v.object({
  merchantId: fields.text,
  attributeRef: fields.text,
  statusCode: fields.text,
  userId: fields.optionalText,
  ts: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
});
const responseSchema = v.object({
  success: v.literal(true),
  redirectOutput: v.object({ url: fields.text }),
});
