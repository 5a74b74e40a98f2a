import * as v from 'valibot';
import type { LoginNotice } from '../modules/identity/index.ts';
import { unreadable } from '../plumbing/partnerCall.ts';

type VerifiedPerson = NonNullable<LoginNotice['person']>;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

const personSchema = v.object({
  firstName: text,
  lastName: text,
  birthDate: v.pipe(v.string(), v.isoDate()),
  street: text,
  zipCode: text,
  city: text,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  accountHolder: text,
});

/** What a company has told of its customer, in our words: all of it or nothing. @throws Refusal BadRequest */
export function verifiedPerson(
  told: Readonly<Record<keyof VerifiedPerson, string | undefined>>,
): VerifiedPerson {
  const read = v.safeParse(personSchema, told);
  return read.success ? read.output : unreadable(v.getDotPath(read.issues[0]) ?? 'person');
}
