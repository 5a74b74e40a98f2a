import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '@foyer/domain/duration.ts';
import { brandId } from '@foyer/domain/ids.ts';
import { createAccount } from '../../../flows/registration/createAccount.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { createPeople } from './people.ts';

let api: TestApi;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await testApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

let newcomers = 0;
/** Registers by the flow that both forms use. */
async function register(name: string, birthDate: string, brand = 'harbour') {
  newcomers += 1;
  const [firstName = '', ...rest] = name.split(' ');
  return createAccount(
    { ...api.services, ...api.services },
    {
      brand: brandId(brand),
      email: `newcomer${newcomers}@foyer.test`,
      password: null,
      firstName,
      lastName: rest.join(' '),
      birthDate,
      country: 'NZ',
      language: 'en',
      currency: 'EUR',
      registration: {
        nationalId: null,
        accepts: { email: false, sms: false, phone: false, webPush: false },
        limits: [],
        withoutLimits: null,
        jackpot: null,
        bank: null,
      },
    },
  );
}

const REFUSED = { type: 'RegistrationRefused', why: 'likeAnExcludedPlayer' };

describe('an excluded person', () => {
  it('EXCLUSION-03 OPEN-34 opens no account at any brand of the licence, also with a typo or in another country', async () => {
    const tove = await people.createPlayer({ brand: 'tivoli', name: 'Tove Lindqvist' });
    const { birthDate, id } = tove;
    await people.exclude(tove, 'P12M');
    for (const brand of ['tivoli', 'harbour'])
      for (const name of [
        'Tove Lindqvist',
        'Tove Lindqist',
        'Toove Lindqvist',
        'TOVE MARIA LINDQVIST',
        'Lindqvist Tove',
      ])
        await expect(register(name, birthDate, brand)).rejects.toMatchObject({ ...REFUSED, other: id });
    await expect(register('Tor Lindqvist', birthDate)).resolves.toBeTypeOf('string');
    await expect(register('Tove Lindqvist', '1999-09-09')).resolves.toBeTypeOf('string');
    await expect(register('Tove Lindqvist', birthDate, 'sol')).resolves.toBeTypeOf('string');
    await expect(register('Somebody Else', '2000-01-15')).resolves.toBeTypeOf('string');
  });

  it('EXCLUSION-03 EXCLUSION-08 in a time-out cannot register either, until it has ended', async () => {
    const aino = await people.createPlayer({ brand: 'tivoli', name: 'Aino Salo' });
    await people.takeTimeout(aino, 1);
    await expect(register('Aino Salo', aino.birthDate)).rejects.toMatchObject(REFUSED);
    api.clock.advance(DAY);
    await expect(register('Aino Salo', aino.birthDate)).resolves.toBeTypeOf('string');
  });

  it('EXCLUSION-09 is recognised after the account was deleted, until the exclusion ends, without storing personal data', async () => {
    const olga = await people.createPlayer({ brand: 'tivoli', name: 'Olga Vershinina' });
    const { birthDate, id } = olga;
    await people.exclude(olga, 'P12M');
    // An erasure leaves these columns empty.
    await sql`update identity.player set first_name = '', last_name = '', birth_date = '1900-01-01', excluded_at = null,
      exclusion_ends_at = null, email = 'erased' where id = ${id}`.execute(api.database.query);
    for (const [name, brand] of [
      ['Olga Vershinina', 'harbour'],
      ['Olga Vershinin', 'tivoli'],
      ['Olga Anna Vershinina', 'harbour'],
    ] as const)
      await expect(register(name, birthDate, brand)).rejects.toMatchObject(REFUSED);
    await expect(register('Olga Vershinina', birthDate, 'sol')).resolves.toBeTypeOf('string');
    const storedExclusions =
      await people.rows(sql`select mark.*, exclusion.* from identity.exclusion_mark as mark
      join identity.exclusion as exclusion on exclusion.id = exclusion_id where exclusion.player_id = ${id}`);
    expect(storedExclusions.length).toBeGreaterThan(10);
    expect(
      JSON.stringify(storedExclusions, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toMatch(/olga|vershinina|19\d\d-/i);
    api.clock.advance(367 * DAY);
    await expect(register('Olga Vershinina', birthDate)).resolves.toBeTypeOf('string');
  });

  it('EXCLUSION-03 a registration in parallel with an exclusion is refused, or the account is excluded', async () => {
    for (let round = 0; round < 4; round += 1) {
      const rosa = await people.createPlayer({ brand: 'tivoli', name: 'Rosa Blum' });
      const session = await people.open(rosa);
      const [, opened] = await Promise.allSettled([
        people.exclude(rosa, 'P12M', session),
        register('Rosa Blum', rosa.birthDate),
      ]);
      const accounts = await people.rows(
        sql`select excluded_at is not null as excluded from identity.player where birth_date = ${rosa.birthDate}`,
      );
      expect(accounts).toHaveLength(opened?.status === 'fulfilled' ? 2 : 1);
      for (const account of accounts) expect(account).toEqual({ excluded: true });
    }
  });
});
