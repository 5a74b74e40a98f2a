import { createHmac } from 'node:crypto';
import type * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import { readNotice, type PartnerCall } from '../../infra/httpClient/httpClient.ts';
import { receivedJson } from '../../infra/httpClient/receivedJson.ts';
import { requireFresh, requireSigned } from '../../infra/httpClient/signature.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import type { Callback, PartnerConnection } from '../payments/paymentProvider.ts';

const sign = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** An order in JSON; a header signs its body. */
export function signedCall(
  { url, keys: [key] }: PartnerConnection,
  path: string,
  order: { readonly site: string },
): PartnerCall {
  const body = JSON.stringify(order);
  const authorization = `Zimpler ${order.site}:${sign(key, body)}`;
  return { url: `${url}/v3/${path}`, headers: { 'content-type': 'application/json', authorization }, body };
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** A callback's content. A header signs the Unix time in seconds, a dot and the body. */
export function verified<Schema extends v.GenericSchema>(
  keys: SharedSecrets,
  { headers, body, now }: Callback,
  schema: Schema,
): v.InferOutput<Schema> {
  const [, seconds = '', signature] = SIGNATURE.exec(String(headers['zimpler-signature'])) ?? [];
  requireSigned(keys, signature, (key) => sign(key, `${seconds}.${body}`));
  requireFresh(Number(seconds) * SECOND, now);
  return readNotice(schema, receivedJson(body));
}

export const acknowledge = () => ({ type: 'application/json', body: '{}' });
