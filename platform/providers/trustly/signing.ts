import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { parseResponse, readNotice, unusable, type PartnerCall } from '../../infra/httpClient/httpClient.ts';
import { receivedJson } from '../../infra/httpClient/receivedJson.ts';
import { isSignedWith, requireFresh, requireSigned } from '../../infra/httpClient/signature.ts';

import * as fields from '../payments/fields.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import type { Callback, PartnerConnection } from '../payments/paymentProvider.ts';

export type Data = Readonly<Record<string, string>>;

/** Signs the method, the message id and the data sorted by key. */
export function sign(key: string, method: string, uuid: string, data: Data): string {
  const names = Object.keys(data).sort();
  const serialised = names.map((name) => name + (data[name] ?? '')).join('');
  return createHmac('sha256', key)
    .update(method + uuid + serialised)
    .digest('base64');
}

const TYPE = 'application/json';

export interface Message {
  readonly method: string;
  readonly uuid: string;
  readonly data: Data;
}

/** A JSON-RPC 1.1 request. */
export function signedCall(
  { url, keys: [key] }: PartnerConnection,
  { method, uuid, data }: Message,
): PartnerCall {
  const params = { Signature: sign(key, method, uuid, data), UUID: uuid, Data: data };
  return { url, headers: { 'content-type': TYPE }, body: JSON.stringify({ method, params, version: '1.1' }) };
}

/** The content of a response. @throws Refusal PartnerUnavailable if its signature is wrong */
export function resultOf(keys: SharedSecrets, response: string): Message {
  const { result } = parseResponse(responseSchema, response);
  const isSigned = isSignedWith(keys, result.signature, (key) =>
    sign(key, result.method, result.uuid, result.data),
  );
  return isSigned ? result : unusable();
}

/** The method and data of a callback. */
export function verified<Schema extends v.GenericSchema<unknown, { readonly timestamp: string }>>(
  keys: SharedSecrets,
  { body, now }: Callback,
  schema: Schema,
): { readonly method: string; readonly data: v.InferOutput<Schema> } {
  const { method, params } = readNotice(noticeSchema, receivedJson(body));
  requireSigned(keys, params.signature, (key) => sign(key, method, params.uuid, params.data));
  const data = readNotice(schema, params.data);
  requireFresh(Date.parse(data.timestamp), now);
  return { method, data };
}

export function acknowledge([key]: SharedSecrets, { body }: Callback) {
  const { method, params } = readNotice(noticeSchema, receivedJson(body));
  const data = { status: 'OK' };
  const result = { signature: sign(key, method, params.uuid, data), uuid: params.uuid, method, data };
  return { type: TYPE, body: JSON.stringify({ result, version: '1.1' }) };
}

const dataSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(500)));
const responseSchema = v.object({
  result: v.object({ signature: fields.text, uuid: fields.text, method: fields.text, data: dataSchema }),
});
const noticeSchema = v.object({
  method: fields.text,
  params: v.object({ signature: fields.text, uuid: fields.text, data: dataSchema }),
  version: v.literal('1.1'),
});
