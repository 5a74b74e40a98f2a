import type { LoginFlow } from '../content/lobbySettings.ts';
import { isPaymentProvider } from './providers.ts';

/** CUST-04 */
export const VERIFICATION_PROVIDERS = ['KEYCLOAK', 'PIQ', 'SMS', 'TRUSTLY', 'ZIMPLER'] as const;
export type VerificationProvider = (typeof VERIFICATION_PROVIDERS)[number];

/** AMB-33: the API's word for a flow. */
export const verificationProvider = (flow: LoginFlow): VerificationProvider => PROVIDER_OF_FLOW[flow];

const PROVIDER_OF_FLOW = {
  Keycloak: 'KEYCLOAK',
  Sms: 'SMS',
  Trustly: 'TRUSTLY',
  Piq: 'PIQ',
  Zimpler: 'ZIMPLER',
} as const satisfies Record<LoginFlow, VerificationProvider>;

/** CUST-03, said of the providers that stand in no enumeration too: nobody types a password there. */
export const isPasswordless = (flow: string): boolean => isPaymentProvider(flow);
