import type { VerifiedPerson } from '@foyer/contract/registration/verifiedPerson.ts';
import type { Site } from '../../sites/index.ts';
import { isLikelySamePerson } from '@foyer/domain/person/personName.ts';

/** Whether a verified person may open an account: it is their bank account, and they live in the country. */
export function newcomerIn(person: VerifiedPerson | null, { market }: Pick<Site, 'market'>) {
  if (!person || !isLikelySamePerson(person, { firstName: person.accountHolder, lastName: '' }))
    return { status: 'REFUSED' } as const;
  if (person.country !== market.country) return { status: 'OTHER_COUNTRY' } as const;
  return { status: 'NO_ACCOUNT', newcomer: person } as const;
}
