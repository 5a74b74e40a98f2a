import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Log } from '../../../infra/log.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { EmailTaken, RegistrationRefused } from '../failures.ts';
import { normaliseEmail, type NewPlayer } from '../players.ts';
import { accountOf } from '../signIn/addressee.ts';
import type { SendMessage } from '../signIn/messages.ts';
import type { BankNewcomer } from './bank.ts';
import type { EmailVerification } from './emailVerification.ts';
import { emailTakenMessage } from './emails.ts';
import { documentsOf, DryRunEnd, type Choices, type Registration } from './registration.ts';
import type { Person } from './signUp.ts';
import { registrationTables, type RegistrationOutcome } from './tables.ts';

/**
 * Creates the player and all that belongs to one, in one transaction, and calls `endRehearsal` last in it.
 * @throws EmailTaken, RegistrationRefused, Rehearsed
 */
export type Register = (player: NewPlayer) => Promise<PlayerId>;

/** Who filled in the form, and where. */
export interface Newcomer {
  readonly person: Person;
  readonly choices: Choices;
  /** Who it is, where a payment provider has told. */
  readonly bank: BankNewcomer | null;
  /** What the browser and its network look like (`deviceMark`). */
  readonly device: string | null;
  /** For the country the account is opened in. */
  readonly site: Site;
  readonly locale: Locale;
  /** The form's own: where the link in the letter leads. */
  readonly origin: string;
}

/** @throws EmailTaken, RegistrationRefused */
export type OpenAccount = (newcomer: Newcomer) => Promise<PlayerId>;

export interface RegistrarDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly register: Register;
  readonly sendMessage: SendMessage;
  wakeRelay(): void;
  readonly email: EmailVerification;
}

/**
 * Opens accounts for both ways in. What is refused is written down with the player it met; the owner of an address that
 * was tried is told by a letter, and nobody else is.
 */
export const createRegistrar =
  (parts: RegistrarDeps): OpenAccount =>
  async (newcomer) => {
    const player = playerOf(parts.sites, newcomer);
    try {
      const playerId = await parts.register(player);
      await parts.email.send(newcomer, playerId, 'SignUp');
      return playerId;
    } catch (thrown) {
      const error = thrown instanceof EmailTaken ? await rehearse(parts, player) : thrown;
      if (error instanceof RegistrationRefused) await record(parts, player, error.why, error.other);
      if (error instanceof EmailTaken) await meetOwner(parts, player);
      throw error;
    }
  };

/**
 * For an address that is taken, the work of one that is free: the same account under an address that is nobody's, of
 * which nothing stays. What the rules say of all the rest is then said of either.
 */
async function rehearse({ register }: RegistrarDeps, player: Registering): Promise<unknown> {
  const { registration } = player;
  const email = `${randomUUID()}@rehearsal.invalid`;
  // Its password has been hashed already.
  const nobody = { ...player, email, password: null, registration: { ...registration, isRehearsed: true } };
  return register(nobody).then(
    () => new Error('a rehearsal has left an account'),
    (error: unknown) => (error instanceof DryRunEnd ? new EmailTaken() : error),
  );
}

type Registering = NewPlayer & { readonly registration: Registration };

function playerOf(sites: Sites, { person, choices, bank, device, site, locale }: Newcomer): Registering {
  const { country, currency } = site.market;
  const registration = { ...choices, bank, device, documents: documentsOf(sites, site, locale) };
  return { ...person, brand: site.brand, country, currency, language: locale, registration };
}

async function meetOwner(parts: RegistrarDeps, player: NewPlayer): Promise<void> {
  const { database, sites, log, sendMessage } = parts;
  const to = { channel: 'email', address: normaliseEmail(player.email) } as const;
  const owner = await accountOf(database.query, player.brand, to);
  await record(parts, player, 'emailTaken', owner?.playerId ?? null);
  const site = sites.byBrand(player.brand);
  if (!site) return;
  // Not waited for: the carrier's time would tell an address that has an account from one that has not.
  sendMessage(emailTakenMessage(sites, { site, locale: player.language, to })).catch((error: unknown) =>
    log.error(
      { err: error, brand: player.brand },
      'a letter about an address that is taken could not be sent',
    ),
  );
}

const record = (
  { database, clock }: RegistrarDeps,
  { brand, country }: NewPlayer,
  outcome: RegistrationOutcome,
  playerId: PlayerId | null,
) =>
  registrationTables(database.query)
    .insertInto('identity.registration')
    .values({ brand, country, outcome, player_id: playerId, at: clock.now() })
    .execute();
