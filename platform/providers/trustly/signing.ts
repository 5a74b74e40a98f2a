import { createHmac } from 'node:crypto';

export type Data = Readonly<Record<string, string>>;

/** Over the method, the message's id and its data in the order of their names. */
export const sign = (key: string, method: string, uuid: string, data: Data): string =>
  createHmac('sha256', key)
    .update(method + uuid + serialised(data))
    .digest('base64');

const serialised = (data: Data): string =>
  Object.keys(data)
    .sort()
    .map((name) => name + (data[name] ?? ''))
    .join('');
