import Fastify from 'fastify';
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { browserKeys } from './decrypt.ts';
import { registerPush } from './push.ts';

const ORIGIN = 'http://localhost:3102';

/** Key, authorisation and a subscription of a sender. */
async function sender(audience = ORIGIN, validHours = 1) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const key = Buffer.concat(bytes).toString('base64url');
  const token = await new SignJWT({ sub: 'mailto:operations@foyer.test' })
    .setProtectedHeader({ alg: 'ES256' })
    .setAudience(audience)
    .setExpirationTime(`${validHours}h`)
    .sign(privateKey);
  return { key, authorization: `vapid t=${token}, k=${key}` };
}

async function service() {
  const app = Fastify();
  registerPush(app, { origin: () => ORIGIN, now: Date.now });
  const subscribe = async (applicationServerKey: string) =>
    (await app.inject({ method: 'POST', url: '/push/devices', payload: { applicationServerKey } })).json();
  const push = async (endpoint: string, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: new URL(endpoint).pathname,
      headers: { 'content-type': 'application/octet-stream', 'content-encoding': 'aes128gcm', ...headers },
      payload: randomBytes(200),
    });
  return { app, subscribe, push };
}

it.each([
  ['no signature', {}, 401],
  ['a signature with another key', { authorization: 'vapid t=a.b.c, k=other' }, 403],
])('a message with %s is refused', async (_what, headers, status) => {
  const { subscribe, push } = await service();
  const { key } = await sender();
  const { endpoint } = await subscribe(key);
  expect((await push(endpoint, { ttl: '60', ...headers })).statusCode).toBe(status);
});

it.each([
  ['for another service', 'https://push.example', 1],
  ['for longer than a day', ORIGIN, 30],
])('a signature %s is refused', async (_what, audience, hours) => {
  const { subscribe, push } = await service();
  const { key, authorization } = await sender(audience, hours);
  const { endpoint } = await subscribe(key);
  expect((await push(endpoint, { ttl: '60', authorization })).statusCode).toBe(403);
});

it('a message without a time to live, or that the browser cannot decrypt, is refused', async () => {
  const { app, subscribe, push } = await service();
  const { key, authorization } = await sender();
  const { id, endpoint } = await subscribe(key);
  expect((await push(endpoint, { authorization })).statusCode).toBe(400);
  expect((await push(endpoint, { authorization, ttl: '60' })).statusCode).toBe(400);
  await app.inject({ method: 'DELETE', url: `/push/devices/${id}` });
  expect((await push(endpoint, { authorization, ttl: '60' })).statusCode).toBe(410);
  expect((await push(`${ORIGIN}/push/messages/unknown`, { authorization, ttl: '60' })).statusCode).toBe(404);
});

it('the keys of a browser are a point of the curve and a secret', () => {
  const { p256dh, auth } = browserKeys();
  const other = createECDH('prime256v1');
  other.generateKeys();
  expect(other.computeSecret(Buffer.from(p256dh, 'base64url'))).toHaveLength(32);
  expect(Buffer.from(auth, 'base64url')).toHaveLength(16);
});
