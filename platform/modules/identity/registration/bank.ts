import { bankOf } from '@foyer/contract/registration/methods.ts';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Clock } from '../../../infra/clock.ts';
import type { Database, Transaction } from '../../../infra/database/database.ts';
import { RegistrationRefused } from '../failures.ts';
import type { Caller } from '../signIn/admission.ts';
import { newcomerIn } from '../signIn/newcomer.ts';
import {
  completeLogin,
  linkCustomer,
  ownerOf,
  providerLoginStore,
  type LoginKey,
} from '../signIn/providerLogins.ts';
import type { ProviderProof } from '../signIn/providerSignIn.ts';
import { SignInRefused } from '../signIn/refusals.ts';
import { identityTables } from '../tables.ts';

/** Who registers, as a payment provider's signed callback has told it. */
export interface BankNewcomer extends LoginKey {
  /** The provider's own name for him. */
  readonly subject: string;
  readonly person: VerifiedPerson;
}

/**
 * Who registers, where the country's method is a payment provider's; null where it is not, and the form alone says so.
 * @throws SignInRefused for who has not begun there, or cannot go on from there
 */
export async function bankNewcomer(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { site }: Caller,
  proof: ProviderProof | null,
): Promise<BankNewcomer | null> {
  const provider = bankOf(site.settings);
  if (!provider) return null;
  if (!proof) throw new SignInRefused('AUTHENTICATION_REQUIRED');
  const key = { brand: site.brand, provider, state: proof.state };
  const login = await providerLoginStore(database, clock).state(key, proof.verifier);
  if (login.status !== 'SUCCEEDED' || login.purpose !== 'signUp')
    throw new SignInRefused('AUTHENTICATION_REQUIRED');
  const found = newcomerIn(login.person, site);
  if (found.status !== 'NO_ACCOUNT') throw new SignInRefused('AUTHENTICATION_REQUIRED');
  return { ...key, subject: login.subject, person: found.newcomer };
}

/**
 * In the transaction that makes the player: the sign-in at the provider is used up, its customer is this player from now
 * on, and what was verified is kept. @throws SignInRefused, RegistrationRefused
 */
export async function saveBankRegistration(
  tx: Transaction,
  bank: BankNewcomer,
  { id, now }: { readonly id: PlayerId; readonly now: Date },
): Promise<void> {
  // Of two forms with one sign-in the second waits here for the first, and finds it used.
  if (!(await completeLogin(tx, bank, now))) throw new SignInRefused('AUTHENTICATION_REQUIRED');
  if (!(await linkCustomer(tx, bank, id))) {
    const owner = await ownerOf(tx, bank);
    if (owner) throw new RegistrationRefused('customerTaken', owner);
  }
  const { street, zipCode, city } = bank.person;
  await identityTables(tx)
    .updateTable('identity.player')
    .set({ street, zip_code: zipCode, city })
    .where('id', '=', id)
    .execute();
}
