import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ApiClientsSchema } from './apiClients.ts';

const clientWith = (uri: string) => [{ id: 'kiosk', redirectUris: [uri] }];
const isValid = (clients: unknown) => v.is(ApiClientsSchema, clients);

it.each([
  'https://kiosk.casino.example/signed-in',
  'https://kiosk.casino.example:8443/signed-in?from=lobby',
  'example.casino.app:/signed-in',
  'http://127.0.0.1/signed-in',
  'http://[::1]:4000/',
])('a client may return to %s', (uri) => expect(isValid(clientWith(uri))).toBe(true));

it.each([
  'http://kiosk.casino.example/signed-in',
  'http://localhost/signed-in',
  'https://localhost/signed-in',
  'https://127.0.0.1/signed-in',
  'https://*.casino.example/',
  'https://anna:secret@casino.example/',
  'https://casino.example/#token',
  'https://casino.example\\@evil.example/',
  'https://casino.example/\n',
  'javascript:alert(1)',
  'data:text/html,x',
  'casino:/signed-in',
  'example.casino.app:signed-in',
  '/signed-in',
  '',
])('a client may not return to %j', (uri) => expect(isValid(clientWith(uri))).toBe(false));

it('has an id of its own and an address', () => {
  const redirectUris = ['https://kiosk.casino.example/'];
  expect(isValid([{ id: 'app', redirectUris }])).toBe(false);
  expect(isValid([{ id: 'Kiosk 1', redirectUris }])).toBe(false);
  expect(isValid([{ id: 'kiosk', redirectUris: [] }])).toBe(false);
  expect(isValid([{ id: 'kiosk', redirectUris, secret: 'x' }])).toBe(false);
  const two = [
    { id: 'kiosk', redirectUris },
    { id: 'kiosk', redirectUris },
  ];
  expect(isValid(two)).toBe(false);
});
