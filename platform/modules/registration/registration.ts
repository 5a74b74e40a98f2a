import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Sites } from '../../sites/index.ts';
import type { SendMessage } from '../../sites/playerMessage.ts';
import { markReported, unreportedReferrals } from './affiliate.ts';
import { customRegistration } from './customRegistration.ts';
import { createEmailChange, type EmailChangeDeps } from './email/emailChange.ts';
import { createEmailVerification } from './email/emailVerification.ts';
import type { NewPlayer, RegistrationChoices } from './newPlayer.ts';
import { createPhoneVerification, type PhoneVerificationDeps } from './phone/phoneVerification.ts';
import type { RegisteredPlayers, RegistrationSignIn } from './ports.ts';
import { createRegistrar, type CheckRegisters, type CreateAccount } from './registrar.ts';
import { endDryRun, saveJackpotRefusal, saveRegistration } from './registrationRecord.ts';
import { signUpForm } from './signUpForm.ts';

export interface RegistrationDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly sendMessage: SendMessage;
  /** Creates the account (`flows/registration`). */
  readonly createAccount: CreateAccount;
  readonly players: RegisteredPlayers;
  readonly signIn: RegistrationSignIn;
  readonly comparePhone: PhoneVerificationDeps['comparePhone'];
  readonly compareEmail: EmailChangeDeps['compareEmail'];
  readonly checkRegisters: CheckRegisters;
  /** Called after a transaction that wrote an event has committed. */
  wakeRelay(): void;
}

/** Registration forms, and verification of email addresses and phone numbers. */
export function createRegistration(deps: RegistrationDeps) {
  const { clock, signIn } = deps;
  const { limits, logins } = signIn;
  const email = createEmailVerification({ ...deps, limits });
  const openAccount = createRegistrar({ ...deps, email });
  return {
    email,
    /** REG-03: changes a player's email address. */
    emailChange: createEmailChange(deps),
    /** The lobby's form, where players do not sign in at the identity provider. */
    register: customRegistration({ clock, signIn, openAccount }),
    /** The identity provider's form. */
    submitSignUpForm: signUpForm({ clock, limits, openAccount }),
    /** REG-06: verifies a player's phone number. */
    phone: createPhoneVerification(deps),
    save: (
      tx: Transaction,
      player: NewPlayer & { readonly registration: RegistrationChoices },
      id: PlayerId,
    ) => saveRegistration(logins, tx, player, { id, now: clock.now() }),
    saveJackpotRefusal,
    unreportedReferrals,
    markReported,
    endDryRun,
  };
}

export type Registration = ReturnType<typeof createRegistration>;
