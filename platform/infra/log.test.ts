import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('no token, cookie, password or code is logged, at any depth', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const secrets = {
    authorization: 'Bearer s3cret',
    cookie: 's3cret',
    password: 's3cret',
    code: 's3cret',
    accessToken: 's3cret',
  };
  log.info(secrets, 'bare');
  log.info({ headers: secrets }, 'in headers');
  log.info(
    { req: { headers: { ...secrets, 'set-cookie': 's3cret', 'x-signature': 's3cret' } } },
    'in a request',
  );
  expect(lines).toHaveLength(3);
  expect(lines.join('')).not.toContain('s3cret');
  expect(lines[0]).toContain('[secret]');
});

it('has an error’s code and causes, without personal data', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const refused = Object.assign(new Error('connect ECONNREFUSED /run/db'), {
    code: 'ECONNREFUSED',
    port: 5432,
  });
  const full = Object.assign(new Error('could not extend file', { cause: refused }), {
    code: '53100',
    detail: 'Key (email)=(anna@foyer.test) already exists.',
    table: 'player',
  });
  log.error(
    { err: new Error('anna@foyer.test could not sign in', { cause: full }), code: '123456' },
    'failed',
  );
  log.warn({ error: full }, 'the same under its other name');
  log.warn({ err: Object.assign(new Error('of a sign-in'), { code: '123456', token: 's3cret' }) }, 'failed');
  log.error({ err: new AggregateError([refused], 'all failed') }, 'failed');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      code: '[secret]',
      err: {
        message: '<e-mail> could not sign in',
        cause: { code: '53100', table: 'player', cause: { code: 'ECONNREFUSED', port: 5432 } },
      },
    },
    { error: { type: 'Error', message: 'could not extend file', code: '53100' } },
    { err: { message: 'of a sign-in' } },
    { err: { errors: [{ code: 'ECONNREFUSED' }] } },
  ]);
  for (const secret of ['anna@', '123456', 's3cret']) expect(lines.join('')).not.toContain(secret);
});

it('keeps what is not secret', () => {
  const lines: string[] = [];
  createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }).warn(
    { traceId: 'abc' },
    'seen',
  );
  expect(JSON.parse(lines[0]!)).toMatchObject({ traceId: 'abc', msg: 'seen' });
});
