import { customRegistration, type CustomRegistrationDeps } from './customRegistration.ts';
import { createEmailVerification } from './emailVerification.ts';
import { createRegistrar, type OpenAccount, type RegistrarDeps } from './registrar.ts';
import type { RegistrationResolverDeps } from './resolvers.ts';

type Parts = Omit<RegistrarDeps, 'email'> & Omit<CustomRegistrationDeps, 'openAccount'>;

/** Registration as the two ways in have it: the provider's form opens accounts itself, ours by the mutation. */
export function createRegistration(
  parts: Parts,
): RegistrationResolverDeps & { readonly openAccount: OpenAccount } {
  const email = createEmailVerification(parts);
  const openAccount = createRegistrar({ ...parts, email });
  return { email, openAccount, register: customRegistration({ ...parts, openAccount }) };
}
