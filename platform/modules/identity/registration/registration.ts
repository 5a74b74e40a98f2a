import type { Money } from '@foyer/domain/money.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Site, Sites } from '../../../sites/index.ts';
import { RegistrationRefused } from '../failures.ts';
import type { MarketingChoice } from '../player/marketing.ts';
import { MARKETING_CHANNELS } from '../player/tables.ts';
import type { NewPlayer } from '../players.ts';
import { saveBankRegistration, type BankNewcomer } from './bank.ts';
import { nationalIdHash, type NationalId } from './nationalId.ts';
import { ACCEPTED_DOCUMENTS, registrationTables, type AcceptedDocument, type LimitPeriod } from './tables.ts';

/** What a newcomer chose on the form; kept in the transaction that makes the player. */
export interface Choices {
  readonly nationalId: NationalId | null;
  readonly accepts: MarketingChoice;
  readonly limits: readonly FirstLimit[];
  /** Null for a newcomer who was not asked. */
  readonly jackpot: FirstJackpot | null;
}

export interface Registration extends Choices {
  /** In the versions that are shown at this moment. */
  readonly documents: readonly AcceptedDocument[];
  /** Where the country's method is a payment provider's. */
  readonly bank: BankNewcomer | null;
  /** What the browser and its network look like (`deviceMark`). */
  readonly device?: string | null;
  /** All is done as ever and then undone. */
  readonly isRehearsed?: boolean;
}

/** Thrown at the end of a rehearsal, so that its transaction leaves nothing. */
export class DryRunEnd extends Error {}

/** To be called last in the transaction that opens an account. @throws Rehearsed */
export function endDryRun({ registration }: Pick<NewPlayer, 'registration'>): void {
  if (registration?.isRehearsed) throw new DryRunEnd();
}

export interface FirstLimit {
  readonly period: LimitPeriod;
  readonly amount: Money;
}

/** FLAG-13 */
export interface FirstJackpot {
  /** What goes with each stake; null for a newcomer who takes no part. */
  readonly contribution: Money | null;
}

/** What a newcomer accepts at a site now. */
export function documentsOf(sites: Sites, site: Site, locale: Locale): readonly AcceptedDocument[] {
  return ACCEPTED_DOCUMENTS.map((key) => {
    const page = sites.page(key, site, locale);
    if (!page) throw new Error(`${site.brand} has no ${key} to be accepted`);
    return { key, version: page.version, locale };
  });
}

/** Keeps what was chosen and accepted beside the new player. @throws RegistrationRefused */
export async function saveRegistration(
  tx: Transaction,
  player: NewPlayer & { readonly registration: Registration },
  { id, now }: { readonly id: PlayerId; readonly now: Date },
): Promise<void> {
  const { brand, country, registration } = player;
  const tables = registrationTables(tx);
  await keepNationalId(tx, player, id);
  if (registration.bank) await saveBankRegistration(tx, registration.bank, { id, now });
  await tables
    .insertInto('identity.acceptance')
    .values(
      registration.documents.map(({ key, version, locale }) => ({
        player_id: id,
        document: key,
        version,
        locale,
        accepted_at: now,
      })),
    )
    .execute();
  const accepted = MARKETING_CHANNELS.filter((channel) => registration.accepts[channel]);
  if (accepted.length > 0)
    await tables
      .insertInto('identity.marketing_change')
      .values(
        accepted.map((channel) => ({
          player_id: id,
          session_id: null,
          channel,
          accepted: true,
          changed_at: now,
        })),
      )
      .execute();
  if (registration.limits.length > 0)
    await tables
      .insertInto('identity.first_limit')
      .values(
        registration.limits.map(({ period, amount }) => ({
          player_id: id,
          period,
          minor: amount.minor,
          currency: amount.currency,
          chosen_at: now,
        })),
      )
      .execute();
  if (registration.jackpot)
    await tables
      .insertInto('identity.first_jackpot')
      .values({
        player_id: id,
        minor: registration.jackpot.contribution?.minor ?? null,
        currency: player.currency,
        chosen_at: now,
      })
      .execute();
  await tables
    .insertInto('identity.registration')
    .values({ brand, country, outcome: 'opened', player_id: id, at: now })
    .execute();
}

/** FLAG-13: why what was answered about the jackpot was not done; the account is there all the same. */
export async function saveJackpotRefusal(tx: Transaction, id: PlayerId, refused: string): Promise<void> {
  await registrationTables(tx)
    .updateTable('identity.first_jackpot')
    .set({ refused })
    .where('player_id', '=', id)
    .execute();
}

async function keepNationalId(
  tx: Transaction,
  { brand, country, registration }: NewPlayer & { readonly registration: Registration },
  id: PlayerId,
): Promise<void> {
  if (!registration.nationalId) return;
  const hash = await nationalIdHash(brand, country, registration.nationalId);
  const tables = registrationTables(tx);
  // Of two at once the second waits here for the first, and meets it.
  const kept = await tables
    .insertInto('identity.national_id')
    .values({ brand, hash, player_id: id })
    .onConflict((conflict) => conflict.columns(['brand', 'hash']).doNothing())
    .returning('player_id')
    .executeTakeFirst();
  if (kept) return;
  const owner = await tables
    .selectFrom('identity.national_id')
    .select('player_id')
    .where('brand', '=', brand)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  throw new RegistrationRefused('nationalIdTaken', owner.player_id);
}
