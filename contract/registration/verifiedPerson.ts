import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

/** REG-01: what a payment provider has verified of a newcomer: all of it or nothing. */
export const VerifiedPersonSchema = v.object({
  firstName: text,
  lastName: text,
  /** ISO 8601 date. */
  birthDate: v.pipe(v.string(), v.isoDate()),
  street: text,
  zipCode: text,
  city: text,
  /** ISO 3166-1 alpha-2; where the newcomer lives. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** The name that the bank account is in. */
  accountHolder: text,
});
export type VerifiedPerson = v.InferOutput<typeof VerifiedPersonSchema>;
