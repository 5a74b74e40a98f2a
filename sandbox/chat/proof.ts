import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify } from 'jose';
import * as v from 'valibot';

export interface User {
  readonly externalId: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

const claimsSchema = v.object({
  scope: v.literal('user'),
  external_id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  name: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
  email_verified: v.optional(v.boolean(), false),
  exp: v.number(),
});

/** Each customer's signing key is derived from the one secret, in the same way as in `npm start`. */
export const keyIdOf = (key: string): string => `app_${key}`;
const secretOf = (secret: string, keyId: string): string =>
  createHmac('sha256', secret).update(`chat:${keyId}`).digest('hex');

/** Verifies a customer's JWT. Throws for a JWT of another customer, with a wrong signature, or expired. */
export async function readProof(
  jwt: string,
  { key, secret, now }: { readonly key: string; readonly secret: string; readonly now: number },
): Promise<{ user: User; endsAt: number }> {
  const { kid } = decodeProtectedHeader(jwt);
  if (kid !== keyIdOf(key)) throw new Error(`the key id is not one of ${key}'s`);
  const { payload } = await jwtVerify(jwt, new TextEncoder().encode(secretOf(secret, kid)), {
    algorithms: ['HS256'],
    currentDate: new Date(now),
  });
  const claims = v.parse(claimsSchema, payload);
  const { external_id: externalId, name, email, email_verified: isEmailVerified } = claims;
  return { user: { externalId, name, email, isEmailVerified }, endsAt: claims.exp * 1000 };
}
