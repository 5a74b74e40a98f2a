import { describe, expect, test } from 'vitest';
import type { Features } from './features.ts';
import { judge, type Verdict, type VerifiedPerson } from './verdict.ts';

const NOTHING: Features = {
  names: [],
  birthDates: [],
  emails: [],
  mailboxNames: [],
  phones: [],
  addresses: [],
  nationalIds: [],
  paymentAccounts: [],
  devices: [],
};
const BORN = '1984-05-12';
const person = (firstName: string, lastName: string, birthDate = BORN): VerifiedPerson => ({
  firstName,
  lastName,
  birthDate,
});
const TOVE = person('Tove', 'Lindqvist');
const RASMUS = person('Rasmus', 'Raudsepp');
const featuresOf = ({ firstName, lastName, birthDate }: VerifiedPerson, more: Partial<Features> = {}) => ({
  ...NOTHING,
  names: [{ firstName, lastName }],
  birthDates: [birthDate],
  ...more,
});
const MAILBOX = { emails: ['tove@example.com'] };
const PHONE = { phones: ['+37255551234'] };
const ACCOUNT = { paymentAccounts: ['a'] };
const ADDRESS = { addresses: ['10123 pik 12'], devices: ['d'] };

/** The excluded player is Tove; the other one shares some data with them. */
function verdictOn(
  typed: VerifiedPerson,
  shared: Partial<Features>,
  {
    verified = null,
    excluded = null,
  }: { verified?: VerifiedPerson | null; excluded?: VerifiedPerson | null } = {},
): Verdict {
  const known = { features: featuresOf(excluded ?? TOVE, shared), verified: excluded };
  return judge(featuresOf(typed, shared), verified, known).verdict;
}

describe('EXCLUSION-06 the verdict on a player who is compared with an excluded one', () => {
  test.each<readonly [string, VerifiedPerson, Partial<Features>, Verdict]>([
    ['the same name and birth date', TOVE, {}, 'same'],
    ['another person', RASMUS, {}, 'other'],
    ['another person with the same mailbox', RASMUS, MAILBOX, 'same'],
    [
      'another name and birth date, but the same mailbox',
      person('Rasmus', 'Raudsepp', '1991-11-30'),
      MAILBOX,
      'undecided',
    ],
    ['another person with the same payment account', RASMUS, ACCOUNT, 'undecided'],
  ])('EXCLUSION-06 unverified, with %s', (_what, typed, shared, verdict) => {
    expect(verdictOn(typed, shared)).toBe(verdict);
  });

  test('EXCLUSION-06 verified data replaces what the player entered', () => {
    expect(verdictOn(RASMUS, {}, { verified: TOVE })).toBe('same');
    expect(verdictOn(TOVE, {}, { verified: RASMUS })).toBe('other');
    // The player entered another name and another birth date.
    expect(verdictOn(person('Rasmus', 'Raudsepp', '1991-11-30'), {}, { verified: TOVE })).toBe('same');
  });

  test.each<readonly [string, VerifiedPerson, Partial<Features>, Verdict]>([
    ['is another one with the same address', RASMUS, ADDRESS, 'other'],
    ['has the same surname at the same address', person('Rasmus', 'Lindqvist'), ADDRESS, 'other'],
    // A surname may change by marriage.
    ['has the same given name at the same address', person('Tove', 'Raudsepp'), ADDRESS, 'undecided'],
    // The data that the excluded player entered may be false.
    ['is another one with the same mailbox', RASMUS, MAILBOX, 'same'],
    ['is another one with the same phone', RASMUS, PHONE, 'same'],
    ['is another one with the same payment account', RASMUS, ACCOUNT, 'undecided'],
    ['is another one with the same national id', RASMUS, { nationalIds: ['i'] }, 'same'],
    ['has a near birth date', person('Tove', 'Lindqvist', '1984-05-13'), {}, 'undecided'],
  ])('EXCLUSION-06 a verified player who %s', (_what, verified, shared, verdict) => {
    expect(verdictOn(verified, shared, { verified })).toBe(verdict);
  });

  test.each<readonly [string, VerifiedPerson, Partial<Features>, Verdict]>([
    ['the same person', TOVE, {}, 'same'],
    // In verified data, a birth date that is one digit off is not a typing error.
    ['the same name with a near birth date', person('Tove', 'Lindqvist', '1984-05-13'), MAILBOX, 'other'],
    [
      'the same national id with a near birth date',
      person('Tove', 'Lindqvist', '1984-05-13'),
      { nationalIds: ['i'] },
      'same',
    ],
    ['another name with the same mailbox', RASMUS, MAILBOX, 'other'],
    ['another name with the same payment account', RASMUS, ACCOUNT, 'other'],
    ['another surname with the same mailbox', person('Tove', 'Raudsepp'), MAILBOX, 'same'],
  ])('EXCLUSION-06 where both are verified, with %s', (_what, verified, shared, verdict) => {
    expect(verdictOn(verified, shared, { verified, excluded: TOVE })).toBe(verdict);
  });

  test('EXCLUSION-06 a name of the excluded player that is not far keeps the match', () => {
    const names = [TOVE, RASMUS];
    const known = { features: { ...featuresOf(TOVE, ADDRESS), names }, verified: null };
    expect(judge(featuresOf(RASMUS, ADDRESS), RASMUS, known).verdict).toBe('same');
  });

  test('EXCLUSION-06 another national id does not keep the match of another person', () => {
    const household = { ...ADDRESS, mailboxNames: ['lindqvist'] };
    const known = { features: featuresOf(TOVE, { ...household, nationalIds: ['i'] }), verified: null };
    const own = featuresOf(RASMUS, { ...household, nationalIds: ['j'] });
    expect(judge(own, RASMUS, known)).toMatchObject({ rating: 'likely', verdict: 'other' });
  });

  test('EXCLUSION-06 has the score and its parts for the staff member who decides', () => {
    const known = { features: featuresOf(TOVE), verified: null };
    expect(judge(featuresOf(TOVE), null, known)).toMatchObject({
      rating: 'certain',
      score: 100,
      parts: [{ kind: 'name' }, { kind: 'birthDate' }],
    });
    expect(judge(featuresOf(RASMUS), RASMUS, known)).toMatchObject({ rating: 'unlikely', verdict: 'other' });
    const household = { features: featuresOf(TOVE, ADDRESS), verified: null };
    expect(judge(featuresOf(RASMUS, ADDRESS), RASMUS, household)).toMatchObject({
      score: 60,
      rating: 'likely',
    });
  });
});
