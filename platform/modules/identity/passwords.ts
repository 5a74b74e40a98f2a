import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) at OWASP's first recommendation: 19 MiB, two passes, one lane. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const nobody = hashPassword('the password of an account that does not exist');

/**
 * Whether `password` opens the account whose hash this is. An account that does not exist costs the same time
 * as a wrong password, so that the answer's delay names no customer.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
