export type { Affiliates } from './affiliate.ts';
export { EmailTaken, RegistrationRefused } from './failures.ts';
export { nationalIdHashes } from './nationalId/nationalId.ts';
export { newcomerIn } from './bank.ts';
export type { NewPlayer } from './newPlayer.ts';
export { isPreviousEmail } from './previousEmail.ts';
export { createRegistration, type Registration } from './registration.ts';
