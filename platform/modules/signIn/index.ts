import type { ModuleDescription } from '../../infra/module.ts';

export type {
  CallbackResponse,
  LoginNotice,
  LoginOrder,
  ProviderCall,
  ProviderLoginPort,
  ProviderLoginPorts,
} from './custom/providerPort.ts';
export type { BrowserMark } from './custom/sessionTokens.ts';
export { notOfferedHere } from './custom/refusals.ts';
export { originOfRequest } from './history/origin.ts';
export { cursorOf } from './history/sessionHistory.ts';
export { signInTried } from './measurements.ts';
export type { EndReason, SessionTimes } from './sessions.ts';
export { createSignIn, type SignIn } from './signIn.ts';

/**
 * The migrations of this module create all `identity` tables, under a
 * schema name that existing databases already use.
 */
export const signInModule: ModuleDescription = {
  name: 'signIn',
  migrations: { schema: 'identity', folder: new URL('./migrations/', import.meta.url) },
};
