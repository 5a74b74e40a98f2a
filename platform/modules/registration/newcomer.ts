import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { Site } from '../../sites/index.ts';
import { isLikelySamePerson } from '@foyer/domain/person/personName.ts';

export type Newcomer =
  | { readonly status: 'NO_ACCOUNT'; readonly newcomer: VerifiedPerson }
  | { readonly status: 'REFUSED' | 'OTHER_COUNTRY' };

/** Whether a verified person may open an account: it is their bank account, and they live in the country. */
export function newcomerIn(person: VerifiedPerson | null, { market }: Pick<Site, 'market'>): Newcomer {
  if (!person || !isLikelySamePerson(person, { firstName: person.accountHolder, lastName: '' }))
    return { status: 'REFUSED' };
  if (person.country !== market.country) return { status: 'OTHER_COUNTRY' };
  return { status: 'NO_ACCOUNT', newcomer: person };
}
