import type { ModuleDescription } from '../../infra/module.ts';
import { exclusionResolvers } from './player/exclusion/resolvers.ts';
import { registrationResolvers } from './registration/resolvers.ts';
import { popUpResolvers } from './player/popUps/resolvers.ts';
import { playerResolvers } from './resolvers.ts';
import { signInResolvers } from './signIn/resolvers.ts';
import { verificationResolvers } from './verification/resolvers.ts';

export { createIdentity, type Identity, type IdentityDeps as IdentityParts } from './identity.ts';
export { AuthenticationFailure, EmailTaken } from './failures.ts';
export type { NewPlayer } from './players.ts';
export type { PlayerRecord } from './player/record.ts';
export { playerNamed } from './player/playerNamed.ts';
export { playerBlocked, type PlayerAction as Act, type Block } from './player/actions.ts';
export type { EndReason, SessionTimes } from './sessions.ts';
export { originOfRequest } from './history/origin.ts';
export type { PlayerMessage, SendMessage } from './signIn/messages.ts';
export type {
  LoginNotice,
  LoginOrder,
  CallbackResponse as ProviderAnswer,
  ProviderCall,
  ProviderLoginPort,
  ProviderLoginPorts,
} from './signIn/providerPort.ts';
export type { Register } from './registration/registrar.ts';

export const identityResolvers = [
  playerResolvers,
  signInResolvers,
  registrationResolvers,
  verificationResolvers,
  popUpResolvers,
  exclusionResolvers,
] as const;

export const identityModule: ModuleDescription = {
  name: 'identity',
  migrations: { schema: 'identity', folder: new URL('./migrations/', import.meta.url) },
};
