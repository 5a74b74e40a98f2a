import { createHmac } from 'node:crypto';
import type * as v from 'valibot';
import { SECOND } from '@foyer/domain/duration.ts';
import { readNotice, unreadable, type PartnerCall } from '../../infra/httpClient/httpClient.ts';
import { requireFresh, requireSigned } from '../../infra/httpClient/signature.ts';
import type { SharedSecrets } from '../../infra/config/sharedSecrets.ts';
import type { Callback, PartnerConnection } from '../payments/paymentProvider.ts';

type Fields = Readonly<Record<string, string>>;

/** Signs all fields except the signature itself, sorted by name. */
function sign(key: string, fields: Fields): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase();
}

/** A form-encoded order with a `sign` field. */
export const signedCall = (
  { url, keys: [key] }: PartnerConnection,
  path: string,
  fields: Fields,
): PartnerCall => ({
  url: `${url}/api/${path}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ ...fields, sign: sign(key, fields) }).toString(),
});

/** A callback's fields. Duplicate field names are ambiguous and rejected. */
export function verified<Schema extends v.GenericSchema<unknown, { readonly ts: string }>>(
  keys: SharedSecrets,
  { body, now }: Callback,
  schema: Schema,
): v.InferOutput<Schema> {
  const pairs = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(pairs);
  if (pairs.length !== Object.keys(fields).length) unreadable();
  requireSigned(keys, fields['sign'], (key) => sign(key, fields));
  const notice = readNotice(schema, fields);
  requireFresh(Number(notice.ts) * SECOND, now);
  return notice;
}

export const acknowledge = () => ({ type: 'text/plain', body: 'OK' });
