import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Dialect, ReceivedRequest, Person } from './dialect.ts';
import { isSame, JSON_TYPE, jsonOf } from '../../companies/http.ts';

const METHODS = { success: 'account', refusal: 'reject', abandonment: 'cancel' } as const;

export type Data = Readonly<Record<string, string>>;

const orderSchema = v.object({
  method: v.literal('SelectAccount'),
  params: v.object({ Signature: v.string(), UUID: v.string(), Data: v.record(v.string(), v.string()) }),
});
const dataSchema = v.object({
  Username: v.string(),
  MessageID: v.string(),
  SuccessURL: v.string(),
  RequestKYC: v.optional(v.string()),
});

export function sign(key: string, method: string, uuid: string, data: Data): string {
  const serialised = Object.keys(data)
    .sort()
    .map((name) => name + (data[name] ?? ''))
    .join('');
  return createHmac('sha256', key)
    .update(method + uuid + serialised)
    .digest('base64');
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

const uuidOf = ({ body }: ReceivedRequest): string => {
  const order = v.safeParse(orderSchema, jsonOf(body));
  return order.success ? order.output.params.UUID : '';
};

/** JSON-RPC 1.1, signed over method, id and data. */
export const trustly: Dialect = {
  label: 'Trustly',
  path: 'api/1',
  read({ body }, key) {
    const order = v.safeParse(orderSchema, jsonOf(body));
    if (!order.success) return null;
    const { method, params } = order.output;
    const data = v.safeParse(dataSchema, params.Data);
    if (!data.success || !isSame(params.Signature, sign(key, method, params.UUID, params.Data))) return null;
    const { Username: merchant, MessageID: reference, SuccessURL: returnUrl } = data.output;
    return { merchant, reference, returnUrl, wantsPersonalData: data.output.RequestKYC === '1' };
  },
  answer(request, url, key) {
    const [method, uuid, data] = ['SelectAccount', uuidOf(request), { orderid: randomUUID(), url }] as const;
    const result = { signature: sign(key, method, uuid, data), uuid, method, data };
    return { headers: JSON_TYPE, body: JSON.stringify({ result, version: '1.1' }) };
  },
  notify({ merchant, reference, outcome, customer, person, nowMs }, key) {
    const [method, uuid] = [METHODS[outcome], randomUUID()];
    const facts: Data = outcome === 'success' ? { accountid: customer, ...(person && kycOf(person)) } : {};
    const data: Data = { merchant, messageid: reference, timestamp: new Date(nowMs).toISOString(), ...facts };
    const params = { signature: sign(key, method, uuid, data), uuid, data };
    return { headers: JSON_TYPE, body: JSON.stringify({ method, params, version: '1.1' }) };
  },
};
