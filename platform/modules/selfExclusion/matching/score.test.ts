import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearBirthDates } from './birthDates.ts';
import { featuresOf, type Described, type Features } from './features.ts';
import { compareIdentities, type MatchScore } from './score.ts';

const TOVE: Described = {
  firstName: 'Tove',
  lastName: 'Lindqvist',
  birthDate: '1984-05-12',
  email: 'tove.lindqvist@gmail.com',
  phones: ['+372 5555 1234'],
  address: { street: 'Pikk 12-4', zipCode: '10123' },
};
const STRANGER: Described = {
  firstName: 'Olavi',
  lastName: 'Raudsepp',
  birthDate: '1991-11-30',
  email: 'olavi@example.com',
  phones: ['+372 5555 9876'],
  address: { street: 'Lai 3', zipCode: '10133' },
};
const rating = (one: Described, other: Described): MatchScore =>
  compareIdentities(featuresOf(one), featuresOf(other)).rating;
/** The form of a new player: no phone, no address, and a different mailbox. */
const FORM: Described = {
  firstName: TOVE.firstName,
  lastName: TOVE.lastName,
  birthDate: TOVE.birthDate,
  email: 'someone.else@example.com',
};

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
const JOHN = { names: [{ firstName: 'John', lastName: 'Smith' }] };
const RARE = { names: [{ firstName: 'Tove', lastName: 'Lindqvist' }] };
const NAME = { mailboxNames: ['tovelindqvist'] };
const MAIL = { emails: ['tove@example.com'] };
const HOME = { addresses: ['10123 pik 12'] };
const DEVICE = { devices: ['d'] };
const ACCOUNT = { paymentAccounts: ['a'] };

describe('EXCLUSION-06 compared with an excluded player', () => {
  test.each<readonly [string, Partial<Described>, MatchScore]>([
    ['the same name and birth date', {}, 'certain'],
    ['one typo in the name', { lastName: 'Lindkist' }, 'certain'],
    ['swapped names', { firstName: 'Lindqvist', lastName: 'Tove' }, 'certain'],
    ['a middle name', { firstName: 'Tove Maria' }, 'certain'],
    ['two last names', { lastName: 'Lindqvist-Berg' }, 'certain'],
    ['capitals and accents', { firstName: 'TÓVE', lastName: 'LINDQVIST' }, 'certain'],
    ['invisible characters', { firstName: 'T\u200bo\u200bve' }, 'certain'],
    ['letters of another script', { firstName: 'Тове', lastName: 'Линдквист' }, 'certain'],
    ['two typos in the last name', { lastName: 'Lindvits' }, 'likely'],
    ['a typo in each name', { firstName: 'Tova', lastName: 'Lindqist' }, 'likely'],
    ['three typos', { firstName: 'Tova', lastName: 'Lindvits' }, 'likely'],
    ['a birth date one day off', { birthDate: '1984-05-13' }, 'likely'],
    ['a birth date one day before', { birthDate: '1984-05-11' }, 'likely'],
    ['day and month swapped', { birthDate: '1984-12-05' }, 'likely'],
    ['one different digit in the year', { birthDate: '1994-05-12' }, 'likely'],
    ['the same mailbox', { email: TOVE.email, birthDate: '1984-05-13' }, 'certain'],
    ['a plus-address', { email: 'tove.lindqvist+casino@gmail.com', birthDate: '1971-01-01' }, 'certain'],
    [
      'dots that the mail provider ignores',
      { email: 'ToveLindqvist@googlemail.com', birthDate: '1984-05-21' },
      'certain',
    ],
    [
      'the same mailbox under another name, a day off',
      { email: TOVE.email, firstName: 'Olavi', lastName: 'Raudsepp', birthDate: '1984-05-13' },
      'certain',
    ],
    ['only the mailbox', { ...STRANGER, email: TOVE.email }, 'likely'],
    ['only the phone', { ...STRANGER, phones: TOVE.phones ?? [] }, 'likely'],
    ['only the address', { ...STRANGER, address: TOVE.address ?? null }, 'unlikely'],
    ['the same name, born on another day', { birthDate: '1991-11-30' }, 'unlikely'],
    [
      'the mailbox at another provider',
      { birthDate: '1991-11-30', email: 'tove.lindqvist@mail.ee' },
      'likely',
    ],
    ['a twin at one address', { firstName: 'Rasmus', address: TOVE.address ?? null }, 'likely'],
    [
      'a sibling',
      { firstName: 'Rasmus', birthDate: '1987-02-03', address: TOVE.address ?? null },
      'unlikely',
    ],
    ['a stranger', STRANGER, 'unlikely'],
    ['a stranger of one birth date', { ...STRANGER, birthDate: TOVE.birthDate }, 'unlikely'],
  ])('%s', (_, changed, expected) => {
    expect(rating(TOVE, { ...FORM, ...changed })).toBe(expected);
    expect(rating({ ...FORM, ...changed }, TOVE)).toBe(expected);
  });

  test.each([
    ['John', 'Smith'],
    ['Anna', 'Virtanen'],
    ['María', 'García'],
    ['Мария', 'Иванова'],
    ['花子', '佐藤'],
  ])(
    'another person with the common name %s %s and the same birth date is not refused',
    (firstName, lastName) => {
      const excluded = { ...TOVE, firstName, lastName };
      expect(rating(excluded, { ...FORM, firstName, lastName })).toBe('likely');
      expect(rating(excluded, { ...FORM, firstName, lastName, birthDate: '1991-11-30' })).toBe('unlikely');
    },
  );

  test.each([
    ['Jürgen/Müller-Thurgau', 'Jurgen/Mueller Thurgau'],
    ['Sinead/O’Brien', 'Sinéad/OBrien'],
    ['Jean-Luc/de la Tour', 'Jeanluc/Delatour'],
    ['Юлия/Чернышевская', 'Julia/Tchernyshevskaya'],
    ['Bo/Tamme', 'Bu/Tamme'],
    ['Søren/Ærø', 'Soren/Aeroe'],
  ])('%s and %s count as the same name', (one, other) => {
    const [a, b] = [one, other].map((text) => {
      const [firstName = '', lastName = ''] = text.split('/');
      return { ...FORM, firstName, lastName };
    });
    expect(a && b && rating(a, b)).toBe('certain');
  });

  test('a couple with the same payment account, address and device is likely, not certain', () => {
    const shared = { paymentAccounts: ['p'], devices: ['d'], addresses: ['a'] };
    const wife = {
      ...featuresOf({ ...TOVE, firstName: 'Rasmus', birthDate: '1980-01-09', email: 'r@x.ee' }),
      ...shared,
    };
    expect(compareIdentities({ ...featuresOf(TOVE), ...shared }, { ...wife, phones: [] }).rating).toBe(
      'likely',
    );
  });

  test.each<readonly [string, Partial<Features>, Partial<Features>, MatchScore]>([
    [
      'a common name and the mailbox at another provider',
      { ...JOHN, ...NAME },
      { ...JOHN, ...NAME },
      'likely',
    ],
    [
      'a common name with a typo and the birth date',
      { ...JOHN, birthDates: ['1984-05-12'] },
      { names: [{ firstName: 'Jon', lastName: 'Smith' }], birthDates: ['1984-05-12'] },
      'likely',
    ],
    [
      'a common name that is another one, at the same address',
      { ...JOHN, ...NAME, ...HOME, birthDates: ['1984-05-12'] },
      { names: [{ firstName: 'Karin', lastName: 'Olsson' }], ...NAME, ...HOME, birthDates: ['1984-05-12'] },
      'unlikely',
    ],
    [
      'a rare name that is another one, at the same address',
      { ...RARE, ...NAME, ...HOME, birthDates: ['1984-05-12'] },
      { names: [{ firstName: 'Olavi', lastName: 'Raudsepp' }], ...NAME, ...HOME, birthDates: ['1984-05-12'] },
      'unlikely',
    ],
    [
      'a rare name, another birth date and another national id',
      { ...RARE, birthDates: ['1984-05-12'], nationalIds: ['h'] },
      { ...RARE, birthDates: ['1991-11-30'], nationalIds: ['i'] },
      'unlikely',
    ],
    [
      'the mailbox, address and device, without a birth date',
      { ...MAIL, ...HOME, ...DEVICE },
      { ...MAIL, ...HOME, ...DEVICE },
      'certain',
    ],
    [
      'the phone, address and device, without a birth date',
      { phones: ['p'], ...HOME, ...DEVICE },
      { phones: ['p'], ...HOME, ...DEVICE },
      'certain',
    ],
    [
      'the mailbox, address and device of a person of another birth date',
      { ...MAIL, ...HOME, ...DEVICE, birthDates: ['1984-05-12'] },
      { ...MAIL, ...HOME, ...DEVICE, birthDates: ['1991-11-30'] },
      'likely',
    ],
    [
      'the payment account and birth date of another person',
      { ...RARE, ...ACCOUNT, birthDates: ['1984-05-12'] },
      { names: [{ firstName: 'Olavi', lastName: 'Raudsepp' }], ...ACCOUNT, birthDates: ['1984-05-12'] },
      'likely',
    ],
    [
      'a name with two typos and the payment account of a person of another birth date',
      { ...RARE, ...ACCOUNT, birthDates: ['1984-05-12'] },
      { names: [{ firstName: 'Tova', lastName: 'Lindqist' }], ...ACCOUNT, birthDates: ['1991-11-30'] },
      'certain',
    ],
    [
      'a name with three typos and the payment account, without a birth date',
      { ...RARE, ...ACCOUNT },
      { names: [{ firstName: 'Tova', lastName: 'Lindvits' }], ...ACCOUNT },
      'certain',
    ],
    [
      'a common name and the payment account, without a birth date',
      { ...JOHN, ...ACCOUNT },
      { ...JOHN, ...ACCOUNT },
      'certain',
    ],
    [
      'a national id of one person only',
      { ...JOHN, ...NAME, nationalIds: ['h'] },
      { ...JOHN, ...NAME },
      'likely',
    ],
  ])('%s', (_, one, other, expected) => {
    const [a, b] = [
      { ...NOTHING, ...one },
      { ...NOTHING, ...other },
    ];
    expect(compareIdentities(a, b).rating).toBe(expected);
    expect(compareIdentities(b, a).rating).toBe(expected);
  });

  test('the best of several names and birth dates counts', () => {
    const names = [{ firstName: 'Olavi', lastName: 'Raudsepp' }, ...RARE.names, ...JOHN.names];
    const one = { ...NOTHING, names, birthDates: ['1991-11-30', '1984-05-12', '1970-01-01'] };
    const other = { ...NOTHING, ...RARE, birthDates: ['1984-05-12'] };
    expect(compareIdentities(one, other).parts).toEqual([
      { kind: 'name', grade: 'same', points: 70 },
      { kind: 'birthDate', grade: 'same', points: 30 },
    ]);
  });

  test('the same national id is certain, whatever the other data says', () => {
    const id = { nationalIds: ['h'] };
    const [a, b] = [TOVE, STRANGER].map((one) => ({ ...featuresOf(one), ...id }));
    expect(a && b && compareIdentities(a, b).rating).toBe('certain');
  });
});

const word = fc.constantFrom(
  'Tove',
  'Anna',
  'John',
  'Xi',
  'Lindqvist',
  'Smith',
  'Virtanen',
  'Lindkvist',
  'Øst',
  '健',
  '',
);
const some = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 2 });
const date = fc.constantFrom('1984-05-12', '1984-12-05', '1984-05-13', '1991-11-30', '2000-02-29');
const key = fc.constantFrom('one', 'two', 'three');
const features: fc.Arbitrary<Features> = fc.record({
  names: some(fc.record({ firstName: word, lastName: word })),
  birthDates: some(date),
  emails: some(key),
  mailboxNames: some(key),
  phones: some(key),
  addresses: some(key),
  nationalIds: some(key),
  paymentAccounts: some(key),
  devices: some(key),
});
const RANK: Readonly<Record<MatchScore, number>> = { unlikely: 0, likely: 1, certain: 2 };

test('EXCLUSION-06 the score is symmetric', () => {
  fc.assert(
    fc.property(features, features, (one, other) => {
      const [a, b] = [compareIdentities(one, other), compareIdentities(other, one)];
      expect([a.score, a.rating]).toEqual([b.score, b.rating]);
    }),
  );
});

test('EXCLUSION-06 agreeing evidence never lowers the score', () => {
  const kind = fc.constantFrom(
    'names',
    'birthDates',
    'emails',
    'mailboxNames',
    'phones',
    'addresses',
    'nationalIds',
    'paymentAccounts',
    'devices',
  );
  fc.assert(
    fc.property(features, features, kind, (one, other, agreed) => {
      const before = compareIdentities(one, other);
      const after = compareIdentities(one, { ...other, [agreed]: [...other[agreed], ...one[agreed]] });
      expect(after.score).toBeGreaterThanOrEqual(before.score);
      expect(RANK[after.rating]).toBeGreaterThanOrEqual(RANK[before.rating]);
    }),
    { numRuns: 2_000 },
  );
});

test('EXCLUSION-06 players without a common match key are unlikely', () => {
  fc.assert(
    fc.property(features, features, (one, other) => {
      // Every player has a birth date.
      fc.pre(one.birthDates.length > 0 && other.birthDates.length > 0);
      const keys = [
        'emails',
        'mailboxNames',
        'phones',
        'addresses',
        'nationalIds',
        'paymentAccounts',
        'devices',
      ] as const;
      const found =
        keys.some((of) => one[of].some((value) => other[of].includes(value))) ||
        one.birthDates.some((born) =>
          other.birthDates.some((its) => its === born || nearBirthDates(born).has(its)),
        );
      if (!found) expect(compareIdentities(one, other).rating).toBe('unlikely');
    }),
    { numRuns: 2_000 },
  );
});
