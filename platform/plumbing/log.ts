import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

export type Log = Logger;

const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'id_token',
  'password',
  'code',
  'secret',
  'x-signature',
];

/** JSON lines. Secrets are cut at the three depths they are logged at: bare, in `headers` or `body`, in `req.headers`. */
export function createLog({ level, destination }: { level: LogLevel; destination?: DestinationStream }): Log {
  const quoted = SECRETS.map((name) => `["${name}"]`);
  const paths = ['', '*', '*.*'].flatMap((depth) => quoted.map((name) => depth + name));
  return pino({ level, base: null, redact: { paths, censor: '[secret]' } }, destination);
}
