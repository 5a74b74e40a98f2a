import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { natsServer } from '../debian/natsServer.ts';

const CONFIG = fileURLToPath(new URL('../../deploy/nats/nats.conf', import.meta.url));

async function check(variables: NodeJS.ProcessEnv) {
  const { path, env } = await natsServer();
  return promisify(execFile)(path, ['-t', '-c', CONFIG], {
    env: { ...env, NATS_LISTEN: '127.0.0.1:4222', ...variables },
  });
}

test('NATS accepts deploy/nats/nats.conf', async () => {
  expect((await check({ NATS_PASSWORD: 'a-password' })).stderr).toContain('is valid');
});

test('a password that NATS would read as a number is accepted after a letter, as documented', async () => {
  await expect(check({ NATS_PASSWORD: '12e5ab' })).rejects.toThrow(
    /'NATS_PASSWORD' on line \d+ could not be parsed/,
  );
  expect((await check({ NATS_PASSWORD: 'n12e5ab' })).stderr).toContain('is valid');
});

test('NATS does not start without its password', async () => {
  await expect(check({ NATS_PASSWORD: undefined })).rejects.toThrow("'NATS_PASSWORD' on line");
});
