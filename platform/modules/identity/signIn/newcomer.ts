import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { Site } from '../../../sites/index.ts';
import { isLikelySamePerson } from '../registration/duplicateDetection.ts';

export type Newcomer =
  | { readonly status: 'NO_ACCOUNT'; readonly newcomer: VerifiedPerson }
  | { readonly status: 'REFUSED' | 'OTHER_COUNTRY' };

/**
 * Who may go on to open an account at a site: somebody of whom the provider has told who it is, whose own bank account it
 * is, and who lives where the account would be opened.
 */
export function newcomerIn(person: VerifiedPerson | null, { market }: Pick<Site, 'market'>): Newcomer {
  if (!person || !isLikelySamePerson(person, { firstName: person.accountHolder, lastName: '' }))
    return { status: 'REFUSED' };
  if (person.country !== market.country) return { status: 'OTHER_COUNTRY' };
  return { status: 'NO_ACCOUNT', newcomer: person };
}
