import { createHmac } from 'node:crypto';

export type Data = Readonly<Record<string, string>>;

/** Signs the method, the message id and the data sorted by key. */
export const sign = (key: string, method: string, uuid: string, data: Data): string =>
  createHmac('sha256', key)
    .update(method + uuid + serialised(data))
    .digest('base64');

const serialised = (data: Data): string =>
  Object.keys(data)
    .sort()
    .map((name) => name + (data[name] ?? ''))
    .join('');
