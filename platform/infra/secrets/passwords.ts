import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default) with OWASP's first recommendation: 19 MiB, two passes, one lane. */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const nobody = hashPassword('the password of an account that does not exist');

/** Takes equally long without an account, so that the response time does not reveal which accounts exist. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
