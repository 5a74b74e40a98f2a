import { randomUUID } from 'node:crypto';
import { playerId, type PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { Sites } from '../../../sites/index.ts';
import { EmailTaken } from '../failures.ts';
import { compareNewcomer, keepArrival } from '../verification/matching/newcomer.ts';
import { hashPassword } from '../passwords.ts';
import type { NewPlayer } from '../players.ts';
import { identityTables } from '../tables.ts';
import { saveRegistration, type Registration } from './registration.ts';

/** @throws EmailTaken, RegistrationRefused */
export async function createPlayer(
  tx: Transaction,
  player: NewPlayer,
  { sites, clock }: { readonly sites: Pick<Sites, 'brands' | 'byBrand'>; readonly clock: Clock },
): Promise<PlayerId> {
  const id = playerId(randomUUID());
  const now = clock.now();
  const { registration } = player;
  // Before anything is known of the address: the work is the same for one that is taken.
  const passwordHash = player.password === null ? null : await hashPassword(player.password);
  const arrival = await compareNewcomer(tx, { sites, now }, player);
  const inserted = await identityTables(tx)
    .insertInto('identity.player')
    .values({
      id,
      brand: player.brand,
      email: player.email.trim().normalize('NFKC'),
      first_name: player.firstName,
      last_name: player.lastName,
      birth_date: player.birthDate,
      country: player.country,
      language: player.language,
      currency: player.currency,
      created_at: now,
      ...(registration && chosen(registration, now)),
    })
    .onConflict((conflict) => conflict.columns(['brand', 'email_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new EmailTaken();
  if (passwordHash !== null)
    await identityTables(tx)
      .insertInto('identity.credential')
      .values({ player_id: id, password_hash: passwordHash, changed_at: now })
      .execute();
  if (registration) await saveRegistration(tx, { ...player, registration }, { id, now });
  await keepArrival(tx, arrival, { id, now });
  return id;
}

const chosen = ({ accepts, nationalId }: Registration, now: Date) => ({
  accepts_email: accepts.email,
  accepts_sms: accepts.sms,
  accepts_phone: accepts.phone,
  accepts_web_push: accepts.webPush,
  terms_accepted_at: now,
  privacy_accepted_at: now,
  ssn: nationalId?.shown ?? null,
});
