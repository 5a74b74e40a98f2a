import { describe, expect, test } from 'vitest';
import { lobbyClient } from '../../platform/modules/signIn/realm/client.ts';
import { PLATFORM_AUDIENCE } from '../../platform/modules/signIn/realm/tokens.ts';
import { realmOf } from './realm.mjs';

const ORIGIN = 'https://northlight.example';

describe('a Keycloak in the place of our own provider', async () => {
  const realm = await realmOf('northlight', ORIGIN);
  const [client] = realm.clients;
  const ours = lobbyClient(ORIGIN, ['en', 'fi', 'no', 'de']);

  test('OIDC-04 knows the same client: public, by code with PKCE, and by nothing else', () => {
    expect(client).toMatchObject({
      clientId: ours.client_id,
      publicClient: true,
      standardFlowEnabled: true,
      implicitFlowEnabled: false,
      directAccessGrantsEnabled: false,
      attributes: { 'pkce.code.challenge.method': 'S256' },
    });
  });

  test('sends browsers to the same addresses, to the letter', () => {
    expect(client.redirectUris).toEqual(ours.redirect_uris);
    expect(client.attributes['post.logout.redirect.uris'].split('##')).toEqual(
      ours.post_logout_redirect_uris,
    );
    expect(JSON.stringify(client)).not.toContain('*');
  });

  test('OIDC-34 says the same claims; sid is Keycloak’s own', () => {
    const claims = client.protocolMappers.map(
      ({ config }) => config['claim.name'] ?? config['included.custom.audience'],
    );
    expect(claims).toEqual(['player_id', 'passwordless', 'flow', PLATFORM_AUDIENCE]);
  });

  test('OIDC-12 takes a refresh token once', () => {
    expect(realm).toMatchObject({ realm: 'northlight', revokeRefreshToken: true, refreshTokenMaxReuse: 0 });
  });

  test.each([
    ['../../etc', ORIGIN],
    ['northlight', 'https://northlight.example/'],
    ['northlight', '*'],
  ])('is not made for %s at %s', async (brand, origin) => {
    await expect(realmOf(brand, origin)).rejects.toThrow('is not');
  });
});
