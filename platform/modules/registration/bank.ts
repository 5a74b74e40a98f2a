import { bankOf } from '@foyer/contract/registration/methods.ts';
import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { isLikelySamePerson } from '@foyer/domain/person/personName.ts';
import type { Transaction } from '../../infra/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { providerSignInRequired, RegistrationRefused } from './failures.ts';
import type { Caller, LoginKey, ProviderLogins, ProviderProof } from './ports.ts';

export interface BankNewcomer extends LoginKey {
  /** The provider's id of the person. */
  readonly subject: string;
  readonly person: VerifiedPerson;
}

/**
 * The person that a payment provider has verified for this registration; null in countries where none does.
 * @throws Refusal SignInRefused without a finished sign-in at the provider
 */
export async function bankNewcomer(
  logins: ProviderLogins,
  { site }: Pick<Caller, 'site'>,
  proof: ProviderProof | null,
): Promise<BankNewcomer | null> {
  const provider = bankOf(site.settings);
  if (!provider) return null;
  if (!proof) throw providerSignInRequired();
  const key = { brand: site.brand, provider, state: proof.state };
  const login = await logins.state(key, proof.verifier);
  if (login.status !== 'SUCCEEDED' || login.purpose !== 'signUp') throw providerSignInRequired();
  const found = newcomerIn(login.person, site);
  if (found.status !== 'NO_ACCOUNT') throw providerSignInRequired();
  return { ...key, subject: login.subject, person: found.newcomer };
}

/**
 * Uses up the sign-in at the provider and links the provider's account, in the transaction that creates the player.
 * @throws Refusal SignInRefused, RegistrationRefused
 */
export async function useBankLogin(
  logins: ProviderLogins,
  tx: Transaction,
  bank: BankNewcomer,
  id: PlayerId,
): Promise<void> {
  // If two forms use the same provider sign-in, the second waits here for the first and finds the sign-in
  // already used.
  if (!(await logins.complete(tx, bank))) throw providerSignInRequired();
  if (await logins.link(tx, bank, id)) return;
  const owner = await logins.ownerOf(tx, bank);
  if (owner) throw new RegistrationRefused('customerTaken', owner);
}

/** Whether a verified person may open an account: it is their bank account, and they live in the country. */
export function newcomerIn(person: VerifiedPerson | null, { market }: Pick<Site, 'market'>) {
  if (!person || !isLikelySamePerson(person, { firstName: person.accountHolder, lastName: '' }))
    return { status: 'REFUSED' } as const;
  if (person.country !== market.country) return { status: 'OTHER_COUNTRY' } as const;
  return { status: 'NO_ACCOUNT', newcomer: person } as const;
}
