import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import type { SharedSecrets } from '../../../infra/config/sharedSecrets.ts';
import type { Transaction } from '../../../infra/database/database.ts';
import type { RegisterPerson } from '../ports.ts';
import { queryRegister, unavailable, type QueryDeps } from './query.ts';
import { encryptNationalId } from './nationalIds.ts';
import { registerTables } from './tables.ts';

export interface RegisteringPerson extends Omit<RegisterPerson, 'postcode' | 'phone' | 'nationalId'> {
  readonly brand: BrandId;
  readonly country: string;
  readonly registration?:
    | {
        readonly nationalId: { readonly number: string } | null;
        readonly bank: { readonly person: { readonly zipCode: string } } | null;
      }
    | undefined;
}

/**
 * Asks registers about a person who registers. @returns the register that has them, with its reference; null if none has
 * @throws Refusal ExclusionRegisterUnavailable
 */
export async function checkNewcomer(
  deps: Pick<QueryDeps, 'registers' | 'log'>,
  registers: readonly string[],
  { firstName, lastName, birthDate, email, registration }: RegisteringPerson,
) {
  const person: RegisterPerson = {
    firstName,
    lastName,
    birthDate,
    email,
    postcode: registration?.bank?.person.zipCode ?? null,
    phone: null,
    nationalId: registration?.nationalId?.number ?? null,
  };
  const asked = await Promise.all(
    registers.map(async (name) => ({ name, reply: await queryRegister(deps, name, person) })),
  );
  let hit: { readonly register: string; readonly reference: string | null } | null = null;
  for (const { name, reply } of asked) {
    if ('failure' in reply) throw unavailable({ name, ...reply });
    if (reply.isExcluded) hit ??= { register: name, reference: reply.reference };
  }
  return hit;
}

/** Stores a player's national id encrypted, in place of an earlier one. */
export async function saveNationalId(
  tx: Transaction,
  playerId: PlayerId,
  { keys, number }: { readonly keys: SharedSecrets; readonly number: string },
): Promise<void> {
  const encrypted = encryptNationalId(keys, playerId, number);
  await registerTables(tx)
    .insertInto('identity.register_national_id')
    .values({ playerId, encrypted })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet({ encrypted }))
    .execute();
}
