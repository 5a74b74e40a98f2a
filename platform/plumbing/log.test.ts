import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('no token, cookie, password or code reaches the log, however deep it lies', () => {
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

it('says what is no secret', () => {
  const lines: string[] = [];
  createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }).warn(
    { traceId: 'abc' },
    'seen',
  );
  expect(JSON.parse(lines[0]!)).toMatchObject({ traceId: 'abc', msg: 'seen' });
});
