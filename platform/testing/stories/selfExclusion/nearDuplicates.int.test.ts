import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { newcomersOf, type Outcome, type RegistrationFields } from './registrations.ts';
import { createPeople } from './people.ts';

let api: TestApi;
let people: ReturnType<typeof createPeople>;
let newcomers: ReturnType<typeof newcomersOf>;
beforeAll(async () => {
  api = await testApi();
  people = createPeople(api);
  newcomers = newcomersOf(api);
});
afterAll(() => api.stop());

let count = 0;
const freshEmail = (): string => {
  count += 1;
  return `n${count}@example.com`;
};

const TOVE = { firstName: 'Tove', lastName: 'Lindqvist' };
type Change = Partial<RegistrationFields>;
const CASES: readonly (readonly [string, Change, Outcome])[] = [
  [
    'everything as before',
    { ...TOVE, birthDate: '1984-05-12', email: 'tove.lindqvist@gmail.com' },
    'refused',
  ],
  [
    'the same mailbox and a birth date one day off',
    { email: 'tove.lindqvist@gmail.com', birthDate: '1984-05-13' },
    'refused',
  ],
  [
    'the same mailbox, another name and a day off',
    { firstName: 'Olavi', lastName: 'Raud', email: 'tove.lindqvist@gmail.com', birthDate: '1984-05-11' },
    'refused',
  ],
  [
    'a plus-address and another birth date',
    { email: 'tove.lindqvist+bets@gmail.com', birthDate: '1990-09-09' },
    'refused',
  ],
  [
    'the mailbox with dots elsewhere',
    { email: 'T.oveLindqvist@googlemail.com', birthDate: '1990-09-09' },
    'refused',
  ],
  ['the same name and birth date', {}, 'refused'],
  ['one typo', { lastName: 'Lindqist' }, 'refused'],
  ['swapped names', { firstName: 'Lindqvist', lastName: 'Tove' }, 'refused'],
  ['a second last name', { lastName: 'Lindqvist Berg' }, 'refused'],
  ['another script', { firstName: 'Тове', lastName: 'Линдквист' }, 'refused'],
  ['two typos in the last name', { lastName: 'Lindvits' }, 'closed'],
  ['one typo in each name', { firstName: 'Tova', lastName: 'Lindqist' }, 'closed'],
  ['a birth date one day off', { birthDate: '1984-05-13' }, 'closed'],
  ['day and month swapped', { birthDate: '1984-12-05' }, 'closed'],
  ['one digit of the year', { birthDate: '1974-05-12' }, 'closed'],
  [
    'the mailbox alone',
    { firstName: 'Olavi', lastName: 'Raud', email: 'tove.lindqvist+2@gmail.com', birthDate: '1990-09-09' },
    'closed',
  ],
  ['the same name, born on another day', { birthDate: '1990-09-09' }, 'open'],
  ['a sister', { firstName: 'Rasmus', birthDate: '1986-02-03' }, 'open'],
  ['somebody else', { firstName: 'Olavi', lastName: 'Raud' }, 'open'],
];

describe('EXCLUSION-06 an excluded player who registers again', () => {
  beforeAll(async () => {
    const birthDate = '1984-05-12';
    const tove = await people.createPlayer({ brand: 'tivoli', name: 'Tove Lindqvist', birthDate });
    const email = 'tove.lindqvist@gmail.com';
    await sql`update identity.player set email = ${email} where id = ${tove.id}`.execute(api.database.query);
    // A player from before match keys existed: the next start creates them.
    await sql`delete from identity.match_key where player_id = ${tove.id}`.execute(api.database.query);
    expect(await api.services.selfExclusion.matching.backfillKeys(api.database)).toBe(1);
    expect(await api.services.selfExclusion.matching.backfillKeys(api.database)).toBe(0);
    await people.exclude({ ...tove, email }, 'P12M');
  });

  it.each(
    CASES.flatMap(([what, change, expected]) =>
      ['tivoli', 'harbour'].map((brand) => [what, brand, expected, change] as const),
    ),
  )('EXCLUSION-03 EXCLUSION-06 with %s at %s: %s', async (_what, brand, expected, change) => {
    const typed = { ...TOVE, birthDate: '1984-05-12', email: freshEmail(), ...change };
    expect(await newcomers.register(brand, typed)).toBe(expected);
  });
});

describe('EXCLUSION-06 others', () => {
  it('EXCLUSION-03 other licences are not affected, and the match ends with the exclusion', async () => {
    const tove = await people.createPlayer({
      brand: 'tivoli',
      name: 'Tiiu Haavasalu',
      birthDate: '1969-03-04',
    });
    await people.exclude(tove, 'P12M');
    const typed = { firstName: 'Tiiu', lastName: 'Haavasalu', birthDate: '1969-03-04' };
    for (const brand of ['northlight', 'sol'])
      expect(await newcomers.register(brand, { ...typed, email: freshEmail() })).toBe('open');
    const off = { ...typed, birthDate: '1969-03-05', email: freshEmail() };
    expect(await newcomers.register('tivoli', off)).toBe('closed');
    api.clock.advance(367 * DAY);
    const { players } = api.services;
    const player = await players.get(api.database.query, await newcomers.playerOf('tivoli', off.email));
    expect(players.blockNow(player, 'play')).toBeNull();
    expect(await newcomers.register('tivoli', { ...typed, email: freshEmail() })).toBe('open');
  });

  it('EXCLUSION-06 another person with a common name and the same birth date is not refused', async () => {
    const maria = await people.createPlayer({
      brand: 'tivoli',
      name: 'Maria Garcia',
      birthDate: '1971-07-07',
    });
    await people.exclude(maria, 'P12M');
    const typed = { firstName: 'María', lastName: 'García', birthDate: '1971-07-07', email: freshEmail() };
    expect(await newcomers.register('harbour', typed)).toBe('closed');
  });
});
