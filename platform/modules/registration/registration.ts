import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Transaction } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Sites } from '../../sites/index.ts';
import type { SendMessage } from '../../sites/playerMessage.ts';
import { customRegistration, type RegisterPlayer } from './customRegistration.ts';
import { createEmailVerification, type EmailVerification } from './emailVerification.ts';
import type { NewPlayer, RegistrationChoices } from './newPlayer.ts';
import {
  createPhoneVerification,
  type PhoneVerification,
  type PhoneVerificationDeps,
} from './phone/phoneVerification.ts';
import type { RegisteredPlayers, RegistrationSignIn } from './ports.ts';
import { createRegistrar, type CreateAccount } from './registrar.ts';
import { endDryRun, saveJackpotRefusal, saveRegistration } from './registrationRecord.ts';
import { signUpForm, type SubmitSignUpForm } from './signUpForm.ts';

/** Registration forms, and verification of email addresses and phone numbers. */
export interface Registration {
  /** The lobby's form, where players do not sign in at the identity provider. */
  readonly register: RegisterPlayer;
  /** The identity provider's form. */
  readonly submitSignUpForm: SubmitSignUpForm;
  readonly email: EmailVerification;
  /** REG-06 */
  readonly phone: PhoneVerification;
  /** Stores what a new player chose, in the transaction that creates the player. @throws RegistrationRefused */
  save(
    tx: Transaction,
    player: NewPlayer & { readonly registration: RegistrationChoices },
    id: PlayerId,
  ): Promise<void>;
  /** FLAG-13: why the chosen jackpot contribution could not start. */
  saveJackpotRefusal(tx: Transaction, id: PlayerId, refused: string): Promise<void>;
  /** Call it last in the transaction that opens an account. @throws DryRunEnd */
  endDryRun(player: NewPlayer): void;
}

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
  /** Called after a transaction that wrote an event has committed. */
  wakeRelay(): void;
}

export function createRegistration(deps: RegistrationDeps): Registration {
  const { clock, signIn } = deps;
  const { limits, logins } = signIn;
  const email = createEmailVerification({ ...deps, limits });
  const openAccount = createRegistrar({ ...deps, email });
  return {
    email,
    register: customRegistration({ clock, signIn, openAccount }),
    submitSignUpForm: signUpForm({ clock, limits, openAccount }),
    phone: createPhoneVerification(deps),
    save: (tx, player, id) => saveRegistration(logins, tx, player, { id, now: clock.now() }),
    saveJackpotRefusal,
    endDryRun,
  };
}
