import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, signIn } from './testing/browser.ts';
import { startIdentity, type IdentityServer } from './testing/identityServer.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());

test('OIDC-01 a player signs in by the authorization-code flow with PKCE', async () => {
  const browser = openBrowser(server.app, 'northlight');
  const { tokens } = await signIn(browser);
  const site = server.sites.defaultSite;
  const session = await server.identity.authenticate(tokens.access_token, site);
  expect(session.playerId).toBe(server.annaId);
  console.log(decodeJwt(tokens.access_token), decodeJwt(tokens.id_token), tokens);
});
