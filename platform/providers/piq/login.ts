import * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import { callPartner, partnerAddress, parseResponse, readNotice } from '../../infra/httpClient/httpClient.ts';
import { requireFresh, requireSame } from '../../infra/httpClient/signature.ts';
import { sign } from './signing.ts';

/** PIQ logins: form-encoded, with a `sign` field over all other fields sorted by name, and status codes. */
export function piq({ url, key }: { url: string; key: string }): ProviderLoginPort {
  return {
    async begin({ brand, reference, returnUrl, locale, country }) {
      const fields = { merchantId: brand, attributeRef: reference, returnUrl, locale, country };
      const body = new URLSearchParams({ ...fields, sign: sign(key, fields) }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await callPartner({ url: `${url}/api/login/init`, headers, body });
      return partnerAddress(parseResponse(responseSchema, response).redirectOutput.url, url);
    },

    read({ body, now }) {
      const fields = Object.fromEntries(new URLSearchParams(body));
      requireSame(fields['sign'], sign(key, fields));
      const { merchantId, attributeRef, statusCode, userId, ts } = readNotice(callbackSchema, fields);
      requireFresh(Number(ts) * SECOND, now);
      return {
        brand: merchantId,
        reference: attributeRef,
        outcome: OUTCOMES[statusCode],
        subject: userId ?? null,
        person: null,
      };
    },

    thank: () => ({ type: 'text/plain', body: 'OK' }),
  };
}

const OUTCOMES = {
  '0': 'succeeded',
  '-1': 'abandoned',
  '-2': 'refused',
} as const satisfies Record<string, LoginNotice['outcome']>;

const text = v.pipe(v.string(), v.maxLength(500));
const callbackSchema = v.object({
  merchantId: text,
  attributeRef: text,
  statusCode: v.picklist(['0', '-1', '-2']),
  userId: v.optional(text),
  ts: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
});
const responseSchema = v.object({ success: v.literal(true), redirectOutput: v.object({ url: text }) });
