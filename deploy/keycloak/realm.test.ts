import { describe, expect, test } from 'vitest';
import { lobbyClient, apiClient } from '../../platform/modules/signIn/realm/client.ts';
import { PLATFORM_AUDIENCE } from '../../platform/modules/signIn/realm/tokens.ts';
import { testSites } from '../../platform/sites/testSites.ts';
import { realmOf } from './realm.mjs';

const ORIGIN = 'https://northlight.example';

describe('the Keycloak realm of a brand', async () => {
  const realm = await realmOf('northlight', ORIGIN);
  const [client] = realm.clients;
  const ours = lobbyClient(ORIGIN, ['en', 'fi', 'no', 'de']);

  test('OIDC-04 has the public client of the lobby, which signs in only by code with PKCE', () => {
    expect(client).toMatchObject({
      clientId: ours.client_id,
      publicClient: true,
      standardFlowEnabled: true,
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      attributes: { 'pkce.code.challenge.method': 'S256' },
    });
  });

  test('allows exactly the redirect addresses of the built-in provider', () => {
    expect(client.redirectUris).toEqual(ours.redirect_uris);
    expect(client.attributes['post.logout.redirect.uris'].split('##')).toEqual(
      ours.post_logout_redirect_uris,
    );
    expect(JSON.stringify(client)).not.toContain('*');
  });

  test('has the other clients of the brand, with their addresses alone', async () => {
    const { clients } = (await testSites()).byBrand('northlight') ?? expect.fail('no such brand');
    expect(clients.length).toBeGreaterThan(0);
    const asFiles = clients.map(apiClient).map((one) => ({
      clientId: one.client_id,
      redirectUris: one.redirect_uris,
      webOrigins: [],
      protocolMappers: client.protocolMappers,
      attributes: {
        'pkce.code.challenge.method': 'S256',
        'post.logout.redirect.uris': one.post_logout_redirect_uris?.join('##'),
      },
    }));
    expect(realm.clients.slice(1)).toMatchObject(asFiles);
  });

  test('OIDC-34 maps the claims of the built-in provider, except sid, which Keycloak adds', () => {
    const claims = client.protocolMappers.map(
      ({ config }) => config['claim.name'] ?? config['included.custom.audience'],
    );
    expect(claims).toEqual(['player_id', 'passwordless', 'flow', PLATFORM_AUDIENCE]);
  });

  test('OIDC-12 accepts a refresh token once', () => {
    expect(realm).toMatchObject({ realm: 'northlight', revokeRefreshToken: true, refreshTokenMaxReuse: 0 });
  });

  test.each([
    ['../../etc', ORIGIN],
    ['northlight', 'https://northlight.example/'],
    ['northlight', '*'],
  ])('is not created for %s at %s', async (brand, origin) => {
    await expect(realmOf(brand, origin)).rejects.toThrow('is not');
  });
});
