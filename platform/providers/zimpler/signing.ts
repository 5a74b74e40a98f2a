import { createHmac } from 'node:crypto';

/** Signs the body of an order, or for a callback the Unix time in seconds, a dot and the body. */
export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Format of the callback's signature header. */
export const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
