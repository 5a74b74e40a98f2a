import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

/** REG-01: personal data that a payment provider has verified; every field is required. */
export const VerifiedPersonSchema = v.object({
  firstName: text,
  lastName: text,
  /** ISO 8601 date. */
  birthDate: v.pipe(v.string(), v.isoDate()),
  street: text,
  zipCode: text,
  city: text,
  /** Country of residence, ISO 3166-1 alpha-2. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  accountHolder: text,
});
export type VerifiedPerson = v.InferOutput<typeof VerifiedPersonSchema>;
