import { randomUUID } from 'node:crypto';
import { VerifiedPersonSchema } from '@foyer/contract/registration/verifiedPerson.ts';
import * as v from 'valibot';
import type { LoginNotice, ProviderLoginPort } from '../../modules/signIn/index.ts';
import {
  callPartner,
  jsonOf,
  partnerAddress,
  parseResponse,
  readNotice,
} from '../../infra/httpClient/httpClient.ts';
import { requireFresh, requireSame } from '../../infra/httpClient/signature.ts';
import { sign, type Data } from './signing.ts';

/** Trustly logins: JSON-RPC 1.1, signed over the method, the message id and the data sorted by key. */
export function trustly({ url, key }: { url: string; key: string }): ProviderLoginPort {
  return {
    async begin({ brand, reference, returnUrl, locale, country, wantsPerson }) {
      const method = 'SelectAccount';
      const uuid = randomUUID();
      const data = {
        Username: brand,
        MessageID: reference,
        Country: country,
        Locale: locale,
        SuccessURL: returnUrl,
        FailURL: returnUrl,
        ...(wantsPerson && { RequestKYC: '1' }),
      };
      const params = { Signature: sign(key, method, uuid, data), UUID: uuid, Data: data };
      const body = JSON.stringify({ method, params, version: '1.1' });
      const headers = { 'content-type': 'application/json' };
      const { result } = parseResponse(
        responseSchema,
        await callPartner({ url: `${url}/api/1`, headers, body }),
      );
      requireSame(result.signature, sign(key, result.method, result.uuid, result.data));
      return partnerAddress(result.data['url'], url);
    },

    read({ body, now }) {
      const { method, params } = readNotice(noticeSchema, jsonOf(body));
      requireSame(params.signature, sign(key, method, params.uuid, params.data));
      const { merchant, messageid, timestamp, accountid = null } = readNotice(dataSchema, params.data);
      requireFresh(Date.parse(timestamp), now);
      const outcome = OUTCOMES[method];
      return {
        brand: merchant,
        reference: messageid,
        outcome,
        subject: accountid,
        person: personIn(params.data),
      };
    },

    thank({ body }) {
      const { method, params } = readNotice(noticeSchema, jsonOf(body));
      const data = { status: 'OK' };
      const signature = sign(key, method, params.uuid, data);
      const result = { signature, uuid: params.uuid, method, data };
      return { type: 'application/json', body: JSON.stringify({ result, version: '1.1' }) };
    },
  };
}

/** Sent with the account if `RequestKYC` was set. */
const personIn = (data: Data) =>
  data['dob'] === undefined
    ? null
    : readNotice(VerifiedPersonSchema, {
        firstName: data['firstname'],
        lastName: data['lastname'],
        birthDate: data['dob'],
        street: data['address'],
        zipCode: data['zipcode'],
        city: data['city'],
        country: data['country'],
        accountHolder: data['accountholder'],
      });

const OUTCOMES = {
  account: 'succeeded',
  reject: 'refused',
  cancel: 'abandoned',
} as const satisfies Record<string, LoginNotice['outcome']>;

const text = v.pipe(v.string(), v.maxLength(500));
const data = v.record(v.string(), text);
const responseSchema = v.object({
  result: v.object({ signature: text, uuid: text, method: text, data }),
});
const noticeSchema = v.object({
  method: v.picklist(['account', 'reject', 'cancel']),
  params: v.object({ signature: text, uuid: text, data }),
});
const dataSchema = v.object({
  merchant: text,
  messageid: text,
  timestamp: text,
  accountid: v.optional(text),
});
