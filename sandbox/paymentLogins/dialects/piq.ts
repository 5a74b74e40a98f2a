import { createHmac } from 'node:crypto';
import type { Dialect } from './dialect.ts';
import { isSame, JSON_TYPE } from '../../companies/http.ts';

const CODES = { success: '0', abandonment: '-1', refusal: '-2' } as const;

export type Fields = Readonly<Record<string, string>>;

export function sign(key: string, fields: Fields): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase();
}

/** Form-encoded, with the signature in a field. */
export const piq: Dialect = {
  label: 'PIQ',
  path: 'api/login/init',
  read({ body }, key) {
    const fields: Fields = Object.fromEntries(new URLSearchParams(body));
    const { merchantId: merchant, attributeRef: reference, returnUrl } = fields;
    if (!merchant || !reference || !returnUrl || !isSame(fields['sign'], sign(key, fields))) return null;
    return { merchant, reference, returnUrl, wantsPersonalData: false };
  },
  answer: (_heard, url) => ({
    headers: JSON_TYPE,
    body: JSON.stringify({ success: true, redirectOutput: { url, method: 'GET' } }),
  }),
  notify({ merchant, reference, outcome, customer, nowMs }, key) {
    const fields = {
      merchantId: merchant,
      attributeRef: reference,
      statusCode: CODES[outcome],
      ts: String(Math.floor(nowMs / 1_000)),
      ...(outcome === 'success' && { userId: customer }),
    };
    const body = new URLSearchParams({ ...fields, sign: sign(key, fields) }).toString();
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
  },
};
