import { createHmac } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** Signs all fields except the signature itself, sorted by name. */
export function sign(key: string, fields: Fields): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase();
}
