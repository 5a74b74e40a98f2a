import { randomBytes } from 'node:crypto';

/** A new trace id: 32 hexadecimal digits, as in W3C Trace Context. Errors show it, and log lines and spans have it. */
export const newTraceId = (): string => randomBytes(16).toString('hex');
