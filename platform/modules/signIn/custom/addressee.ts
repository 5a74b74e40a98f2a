import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { normaliseEmail } from '@foyer/domain/person/email.ts';
import type { Addressee } from '../../../sites/playerMessage.ts';
import { signInTables } from '../tables.ts';

const LONGEST_ADDRESS = 100;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+[1-9]\d{5,14}$/;

/** Null for text that is neither an email address nor an international mobile number. */
export function addresseeOf(typed: string): Addressee | null {
  if (typed.length > LONGEST_ADDRESS) return null;
  const email = normaliseEmail(typed);
  if (EMAIL.test(email)) return { channel: 'email', address: email };
  const number = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  return PHONE.test(number) ? { channel: 'sms', address: number } : null;
}

export interface Account {
  readonly playerId: PlayerId;
  readonly country: string;
  readonly isOpen: boolean;
}

/** The account that signs in with the address at the brand. One query in every case. */
export async function accountOf(queryable: Queryable, brand: BrandId, { channel, address }: Addressee) {
  const players = signInTables(queryable)
    .selectFrom('identity.player as player')
    .select(['player.id', 'player.country', 'player.status'])
    .where('player.brand', '=', brand);
  const found = await (
    channel === 'email'
      ? players.where('player.emailKey', '=', address)
      : players
          .innerJoin('identity.phone as phone', (join) =>
            join.onRef('phone.playerId', '=', 'player.id').onRef('phone.brand', '=', 'player.brand'),
          )
          .where('phone.number', '=', address)
  ).executeTakeFirst();
  return found ? { playerId: found.id, country: found.country, isOpen: found.status === 'Active' } : null;
}
