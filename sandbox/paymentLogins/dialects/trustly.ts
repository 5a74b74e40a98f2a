import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { isSame, jsonMessage, jsonOf, type SignedMessage } from '../../companies/http.ts';
import { orderOf, type Dialect, type Person, type ReceivedRequest } from './dialect.ts';

const METHODS = { success: 'account', refusal: 'reject', abandonment: 'cancel' } as const;

export type Data = Readonly<Record<string, string>>;

const callSchema = v.object({
  method: v.string(),
  params: v.object({ Signature: v.string(), UUID: v.string(), Data: v.record(v.string(), v.string()) }),
});

function sign(key: string, method: string, uuid: string, data: Data): string {
  const serialised = Object.keys(data)
    .sort()
    .map((name) => name + (data[name] ?? ''))
    .join('');
  return createHmac('sha256', key)
    .update(method + uuid + serialised)
    .digest('base64');
}

/** Parses a call; its data is empty when the signature is invalid. */
export function callOf({ body }: ReceivedRequest, key: string): { method: string; uuid: string; data: Data } {
  const call = v.safeParse(callSchema, jsonOf(body));
  if (!call.success) return { method: '', uuid: '', data: {} };
  const { method, params } = call.output;
  const { Signature: signature, UUID: uuid, Data: data } = params;
  return { method, uuid, data: isSame(signature, sign(key, method, uuid, data)) ? data : {} };
}

/** The response to a call: it repeats the method and the id of the call. */
export function callResult(request: ReceivedRequest, data: Data, key: string): SignedMessage {
  const { method, uuid } = callOf(request, key);
  const result = { signature: sign(key, method, uuid, data), uuid, method, data };
  return jsonMessage({ result, version: '1.1' });
}

export function signedCall(method: string, uuid: string, data: Data, key: string): SignedMessage {
  const params = { signature: sign(key, method, uuid, data), uuid, data };
  return jsonMessage({ method, params, version: '1.1' });
}

const kycOf = (person: Person): Data => ({
  firstname: person.firstName,
  lastname: person.lastName,
  dob: person.birthDate,
  address: person.street,
  zipcode: person.zipCode,
  city: person.city,
  country: person.country,
  accountholder: person.accountHolder,
});

export const trustly: Dialect = {
  label: 'Trustly',
  path: 'api/1',
  read(request, key) {
    const { method, data } = callOf(request, key);
    const { Username: merchant, MessageID: reference, SuccessURL: returnUrl } = data;
    if (method !== 'SelectAccount') return null;
    return orderOf({ merchant, reference, returnUrl, wantsPersonalData: data['RequestKYC'] === '1' });
  },
  answer: (request, url, key) => callResult(request, { orderid: randomUUID(), url }, key),
  notify({ merchant, reference, outcome, customer, person, nowMs }, key) {
    const facts: Data = outcome === 'success' ? { accountid: customer, ...(person && kycOf(person)) } : {};
    const data: Data = { merchant, messageid: reference, timestamp: new Date(nowMs).toISOString(), ...facts };
    return signedCall(METHODS[outcome], randomUUID(), data, key);
  },
};
