import { randomUUID } from 'node:crypto';
import type { Currency } from '@foyer/domain/currency.ts';
import { playerId, type BrandId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import { MARKETING_CHANNELS, playerTables } from '../tables.ts';
import type { MarketingChoice } from './marketing.ts';

export interface NewPlayerRecord {
  readonly brand: BrandId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: Locale;
  readonly currency: Currency;
  /** Registration form data; null for players without a form, such as demo players. */
  readonly form: {
    readonly accepts: MarketingChoice;
    /** The masked national id, as displayed to the player. */
    readonly ssn: string | null;
    readonly address: { readonly street: string; readonly zipCode: string; readonly city: string } | null;
  } | null;
}

/** @returns null where the brand has a player with this email address */
export async function createPlayer(tx: Transaction, { form, ...player }: NewPlayerRecord, now: Date) {
  const id = playerId(randomUUID());
  const inserted = await playerTables(tx)
    .insertInto('identity.player')
    .values({
      id,
      brand: player.brand,
      email: player.email.trim().normalize('NFKC'),
      firstName: player.firstName,
      lastName: player.lastName,
      birthDate: player.birthDate,
      country: player.country,
      language: player.language,
      currency: player.currency,
      createdAt: now,
      ...(form && columnsOf(form)),
    })
    .onConflict((conflict) => conflict.columns(['brand', 'emailKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  const accepted = MARKETING_CHANNELS.filter((channel) => form?.accepts[channel]);
  if (accepted.length > 0)
    await playerTables(tx)
      .insertInto('identity.marketing_change')
      .values(
        accepted.map((channel) => ({
          playerId: id,
          sessionId: null,
          channel,
          accepted: true,
          changedAt: now,
        })),
      )
      .execute();
  return id;
}

const columnsOf = ({ accepts, ssn, address }: NonNullable<NewPlayerRecord['form']>) => ({
  acceptsEmail: accepts.email,
  acceptsSms: accepts.sms,
  acceptsPhone: accepts.phone,
  acceptsWebPush: accepts.webPush,
  ssn,
  ...(address && { street: address.street, zipCode: address.zipCode, city: address.city }),
});
