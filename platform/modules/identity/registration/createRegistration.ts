import { customRegistration, type CustomRegistrationParts } from './customRegistration.ts';
import { createEmailVerification } from './emailVerification.ts';
import { createRegistrar, type OpenAccount, type RegistrarParts } from './registrar.ts';
import type { RegistrationDoor } from './resolvers.ts';

type Parts = Omit<RegistrarParts, 'email'> & Omit<CustomRegistrationParts, 'openAccount'>;

/** Registration as the two ways in have it: the provider's form opens accounts itself, ours by the mutation. */
export function createRegistration(parts: Parts): RegistrationDoor & { readonly openAccount: OpenAccount } {
  const email = createEmailVerification(parts);
  const openAccount = createRegistrar({ ...parts, email });
  return { email, openAccount, register: customRegistration({ ...parts, openAccount }) };
}
