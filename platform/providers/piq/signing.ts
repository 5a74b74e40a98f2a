import { createHmac } from 'node:crypto';

export type Fields = Readonly<Record<string, string>>;

/** Over all fields but the signature itself, in the order of their names. */
export function sign(key: string, fields: Fields): string {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase();
}
