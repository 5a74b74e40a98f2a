import { createLocalJWKSet } from 'jose/jwks/local';
import { jwtVerify } from 'jose/jwt/verify';
import { JWKSNoMatchingKey } from 'jose/errors';
import type { MetadataService } from 'oidc-client-ts';
import { CLIENT_ID, CLOCK_SKEW_SECONDS } from './settings.ts';

/**
 * OIDC-07: verifies that the provider issued an id token for the lobby, with the keys that it publishes.
 * @throws Error
 */
export async function verifyIdToken(
  metadata: MetadataService,
  idToken: string,
  nowMs: number,
): Promise<void> {
  const options = {
    issuer: await metadata.getIssuer(),
    audience: CLIENT_ID,
    clockTolerance: CLOCK_SKEW_SECONDS,
    currentDate: new Date(nowMs),
  };
  const verify = async () => {
    const keys = ((await metadata.getSigningKeys()) ?? []).map(({ kty, ...key }) => ({
      ...key,
      kty: String(kty),
    }));
    await jwtVerify(idToken, createLocalJWKSet({ keys }), options);
  };
  try {
    await verify();
  } catch (error) {
    if (!(error instanceof JWKSNoMatchingKey)) throw error;
    // The provider has a new key since this page read the key set.
    metadata.resetSigningKeys();
    await verify();
  }
}
