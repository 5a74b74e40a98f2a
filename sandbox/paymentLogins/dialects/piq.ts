import { createHmac } from 'node:crypto';
import { isSame, jsonMessage, type SignedMessage } from '../../companies/http.ts';
import { orderOf, type Dialect } from './dialect.ts';

const CODES = { success: '0', abandonment: '-1', refusal: '-2' } as const;

type Fields = Readonly<Record<string, string>>;

export function sign(key: string, fields: Fields): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase();
}

/** Parses a form; no fields when the signature is invalid. */
export function formOf(body: string, key: string): Fields {
  const fields: Fields = Object.fromEntries(new URLSearchParams(body));
  return isSame(fields['sign'], sign(key, fields)) ? fields : {};
}

export const signedForm = (fields: Fields, key: string): SignedMessage => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams({ ...fields, sign: sign(key, fields) }).toString(),
});

export const piq: Dialect = {
  label: 'PIQ',
  path: 'api/login/init',
  read({ body }, key) {
    const { merchantId: merchant, attributeRef: reference, returnUrl } = formOf(body, key);
    return orderOf({ merchant, reference, returnUrl });
  },
  answer: (_request, url) => jsonMessage({ success: true, redirectOutput: { url, method: 'GET' } }),
  notify({ merchant, reference, outcome, customer, nowMs }, key) {
    const fields = {
      merchantId: merchant,
      attributeRef: reference,
      statusCode: CODES[outcome],
      ts: String(Math.floor(nowMs / 1_000)),
      ...(outcome === 'success' && { userId: customer }),
    };
    return signedForm(fields, key);
  },
};
