import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Transaction } from '../../infra/database/database.ts';
import { RegistrationRefused } from './failures.ts';
import type { NewPlayer, RegistrationChoices } from './newPlayer.ts';
import type { ProviderLogins } from './ports.ts';
import { useBankLogin } from './bank.ts';
import { nationalIdHash } from './nationalId/nationalId.ts';
import { registrationTables } from './tables.ts';

/** Thrown at the end of a dry run, to roll its transaction back. */
export class DryRunEnd extends Error {}

/** Call it last in the transaction that opens an account. @throws DryRunEnd */
export function endDryRun({ registration }: Pick<NewPlayer, 'registration'>): void {
  if (registration?.isDryRun) throw new DryRunEnd();
}

/** Stores what a new player chose. @throws RegistrationRefused, Refusal SignInRefused */
export async function saveRegistration(
  logins: ProviderLogins,
  tx: Transaction,
  player: NewPlayer & { readonly registration: RegistrationChoices },
  { id, now }: { readonly id: PlayerId; readonly now: Date },
): Promise<void> {
  const { brand, country, registration } = player;
  const tables = registrationTables(tx);
  await saveNationalId(tx, player, id);
  if (registration.bank) await useBankLogin(logins, tx, registration.bank, id);
  if (registration.limits.length > 0)
    await tables
      .insertInto('identity.first_limit')
      .values(
        registration.limits.map(({ period, amount }) => ({
          playerId: id,
          period,
          minor: amount.minor,
          currency: amount.currency,
          chosenAt: now,
        })),
      )
      .execute();
  if (registration.jackpot)
    await tables
      .insertInto('identity.first_jackpot')
      .values({
        playerId: id,
        minor: registration.jackpot.contribution?.minor ?? null,
        currency: player.currency,
        chosenAt: now,
      })
      .execute();
  await tables
    .insertInto('identity.registration')
    .values({
      brand,
      country,
      outcome: 'opened',
      playerId: id,
      at: now,
      affiliate: registration.affiliate ?? null,
      withoutLimits: registration.withoutLimits,
    })
    .execute();
}

/** FLAG-13: why the chosen jackpot contribution could not start; the account exists all the same. */
export async function saveJackpotRefusal(tx: Transaction, id: PlayerId, refused: string): Promise<void> {
  await registrationTables(tx)
    .updateTable('identity.first_jackpot')
    .set({ refused })
    .where('playerId', '=', id)
    .execute();
}

async function saveNationalId(
  tx: Transaction,
  { brand, country, registration }: NewPlayer & { readonly registration: RegistrationChoices },
  id: PlayerId,
): Promise<void> {
  if (!registration.nationalId) return;
  const hash = await nationalIdHash(brand, country, registration.nationalId);
  const tables = registrationTables(tx);
  // If two inserts are concurrent, the second waits here for the first, and then conflicts.
  const inserted = await tables
    .insertInto('identity.national_id')
    .values({ brand, hash, playerId: id })
    .onConflict((conflict) => conflict.columns(['brand', 'hash']).doNothing())
    .returning('playerId')
    .executeTakeFirst();
  if (inserted) return;
  const owner = await tables
    .selectFrom('identity.national_id')
    .select('playerId')
    .where('brand', '=', brand)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  throw new RegistrationRefused('nationalIdTaken', owner.playerId);
}
