import { createHmac } from 'node:crypto';

/** Of an order: its body. Of a callback: the moment in seconds, a dot and the body. */
export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** The header of a callback. */
export const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
