import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database } from '../../infra/database/database.ts';
import type { Log } from '../../infra/log.ts';
import type { Site, Sites } from '../../sites/index.ts';
import { EmailTaken, RegistrationRefused } from './failures.ts';
import type { SendMessage } from '../../sites/playerMessage.ts';
import type { BankNewcomer } from './bank.ts';
import type { EmailVerification } from './email/emailVerification.ts';
import { emailTakenMessage } from './email/messages.ts';
import type { Choices, NewPlayer, RegistrationChoices } from './newPlayer.ts';
import type { RegistrationSignIn } from './ports.ts';
import { DryRunEnd } from './registrationRecord.ts';
import type { Person } from './signUp.ts';
import { registrationTables, type RegistrationOutcome } from './tables.ts';

/**
 * Creates the player with wallet, limits and choices in one transaction, and calls `endDryRun` last in it.
 * @throws EmailTaken, RegistrationRefused, DryRunEnd
 */
export type CreateAccount = (player: NewPlayer) => Promise<PlayerId>;

/**
 * EXCLUSION-10: asks the national exclusion registers about a person who registers. @returns the register that has them;
 * null if none has @throws Refusal ExclusionRegisterUnavailable if one does not reply
 */
export type CheckRegisters = (newcomer: NewPlayer) => Promise<RegisterHit | null>;

interface RegisterHit {
  readonly register: string;
  /** The register's id of its reply. */
  readonly reference: string | null;
}

/** A person who submitted a valid form, and where. */
export interface Newcomer {
  readonly person: Person;
  readonly choices: Choices;
  /** The person as verified by a payment provider; null if none has verified them. */
  readonly bank: BankNewcomer | null;
  readonly device: string | null;
  readonly affiliate: string | null;
  /** The site, in the country in which the account is opened. */
  readonly site: Site;
  readonly locale: Locale;
  /** The origin of the form, to which the link in the email leads. */
  readonly origin: string;
}

/** @throws EmailTaken, RegistrationRefused */
export type OpenAccount = (newcomer: Newcomer) => Promise<PlayerId>;

export interface RegistrarDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly createAccount: CreateAccount;
  readonly sendMessage: SendMessage;
  readonly checkRegisters: CheckRegisters;
  readonly signIn: Pick<RegistrationSignIn, 'accountOf'>;
  wakeRelay(): void;
  readonly email: EmailVerification;
}

/**
 * Opens accounts for both forms. Refusals are recorded with the existing player; the owner of an address that is taken is
 * notified by email, and nobody else is.
 */
export const createRegistrar =
  (deps: RegistrarDeps): OpenAccount =>
  async (newcomer) => {
    const player = playerOf(newcomer);
    const hit = await deps.checkRegisters(player);
    if (hit) {
      await record(deps, player, 'inExclusionRegister', null, hit);
      throw new RegistrationRefused('inExclusionRegister', null);
    }
    try {
      const playerId = await deps.createAccount(player);
      await deps.email.send(newcomer, playerId, 'SignUp');
      return playerId;
    } catch (thrown) {
      const error = thrown instanceof EmailTaken ? await dryRun(deps, player) : thrown;
      if (error instanceof RegistrationRefused) await record(deps, player, error.why, error.other);
      if (error instanceof EmailTaken) await notifyOwner(deps, player);
      throw error;
    }
  };

/**
 * Called for an address that is taken: creates the same account under an unused address and rolls it back, so that
 * response and time do not reveal whether the address is taken.
 */
async function dryRun({ createAccount }: RegistrarDeps, player: Registering): Promise<unknown> {
  const { registration } = player;
  const email = `${randomUUID()}@rehearsal.invalid`;
  // The first attempt has hashed the password already.
  const dryRunPlayer = {
    ...player,
    email,
    password: null,
    registration: { ...registration, isDryRun: true },
  };
  return createAccount(dryRunPlayer).then(
    () => new Error('a dry run has left an account'),
    (error: unknown) => (error instanceof DryRunEnd ? new EmailTaken() : error),
  );
}

type Registering = NewPlayer & { readonly registration: RegistrationChoices };

function playerOf({ person, choices, bank, device, affiliate, site, locale }: Newcomer): Registering {
  const { country, currency } = site.market;
  const registration = { ...choices, bank, device, affiliate };
  return { ...person, brand: site.brand, country, currency, language: locale, registration };
}

async function notifyOwner(deps: RegistrarDeps, player: NewPlayer): Promise<void> {
  const { database, sites, log, sendMessage, signIn } = deps;
  const to = { channel: 'email', address: normaliseEmail(player.email) } as const;
  const owner = await signIn.accountOf(database.query, player.brand, to);
  await record(deps, player, 'emailTaken', owner?.playerId ?? null);
  const site = sites.byBrand(player.brand);
  if (!site) return;
  // The email is not awaited, because the time to send it would reveal that the address has an account.
  sendMessage(emailTakenMessage(sites, { site, locale: player.language, to })).catch((error: unknown) =>
    log.error(
      { err: error, brand: player.brand },
      'an email about an address that is taken could not be sent',
    ),
  );
}

const record = (
  { database, clock }: RegistrarDeps,
  { brand, country }: NewPlayer,
  outcome: RegistrationOutcome,
  playerId: PlayerId | null,
  hit: RegisterHit | null = null,
) =>
  registrationTables(database.query)
    .insertInto('identity.registration')
    // The statement writes the same columns as for an opened account, so that the two cannot be told apart.
    .values({
      brand,
      country,
      outcome,
      playerId,
      at: clock.now(),
      affiliate: null,
      withoutLimits: null,
      ...(hit && { register: hit.register, registerReference: hit.reference }),
    })
    .execute();
