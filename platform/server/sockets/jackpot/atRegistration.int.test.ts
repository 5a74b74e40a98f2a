import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistrationForm } from '@foyer/contract/generated/resolvers.ts';
import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import { DAY } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import { fromDecimal, money } from '@foyer/domain/money.ts';
import { chooseJackpot } from '../../../flows/chooseJackpot.ts';
import { chooseJackpotAtRegistration } from '../../../flows/chooseJackpot.ts';
import { authorizationUrl, openBrowser, openForm } from '../../../testing/signIn/browser.ts';
import { deposit } from '../../../modules/wallet/index.ts';
import { startJackpotHarness, type JackpotHarness } from '../../../testing/jackpotHarness.ts';
import { documentsShown, formFields } from '../../../testing/signIn/documents.ts';

let harness: JackpotHarness;
beforeAll(async () => {
  harness = await startJackpotHarness();
});
afterAll(() => harness.stop());

let visits = 0;
const PASSWORD = 'foyer-demo-1';
/** Each person has a different birth date, so that nobody matches an excluded player. */
const newPerson = () => {
  visits += 1;
  return { firstName: 'Rua', lastName: 'Rangi', birthDate: `${1940 + visits}-05-05` };
};

/** Registers through the form of a country that signs in by code. @returns the validation errors */
function register(form: Partial<RegistrationForm> & { readonly email: string }) {
  const person = newPerson();
  const site = harness.sites.byBrand('harbour')!.inCountry('NZ');
  const locale: Locale = 'en_NZ';
  const caller = { site, locale, origin: 'http://harbour.localhost', ip: `203.0.${visits}.9`, headers: {} };
  return harness.services.registration.register(
    caller,
    {
      ...person,
      adult: true,
      terms: true,
      documents: documentsShown(site),
      emailOffers: false,
      smsOffers: false,
      ...form,
    },
    null,
  );
}

/** Registers through the identity provider's own form. */
async function signUp(brand: string, entered: Record<string, string>) {
  const person = newPerson();
  const browser = openBrowser(harness.app, brand, { address: `203.1.${visits}.9` });
  const form = await openForm<SignUpPage>(browser, authorizationUrl(browser, {}, 'registrations').url);
  const consents = { adult: 'yes', terms: 'yes', password: PASSWORD };
  const response = await browser.post(form.action, {
    ...person,
    ...consents,
    ...formFields(form),
    ...entered,
  });
  return { form, page: response.json<SignUpPage>() };
}

const rows = async (sql: string, values: readonly unknown[] = []) =>
  (await harness.database.pool.query<Record<string, unknown>>(sql, [...values])).rows;

async function playerOf(email: string): Promise<PlayerId> {
  const [found] = await rows('select id from identity.player where email_key = $1', [email]);
  if (!found) throw new Error(`${email} has no account`);
  return found['id'] as PlayerId;
}

async function stored(playerId: PlayerId) {
  const of = [playerId];
  const { currency } = await harness.services.wallet.state(harness.database.query, playerId);
  return {
    status: await harness.services.jackpot.status(harness.database.query, { playerId, currency }),
    standing: await rows(
      'select amount::int as amount from wallet.standing_contribution where player_id = $1',
      of,
    ),
    changes: await rows(
      'select opted_in, amount::int as amount, cause from jackpot.opt_in_change where player_id = $1 order by id',
      of,
    ),
    answered: await rows(
      'select minor::int as minor, currency, refused from identity.first_jackpot where player_id = $1',
      of,
    ),
  };
}
const OUT = { status: null, standing: [], changes: [] };

describe('a new player who opts in with the registration', () => {
  it('FLAG-13 is opted in immediately, and can opt out', async () => {
    expect(await register({ email: 'rua@foyer.test', jackpot: '0.40' })).toEqual({});
    const playerId = await playerOf('rua@foyer.test');
    expect(await stored(playerId)).toEqual({
      status: { opted_in: true, contribution_preferences: { NZD: 0.4 }, preferred_contribution_value: 0.4 },
      standing: [{ amount: 40 }],
      changes: [{ opted_in: true, amount: 40, cause: 'registration' }],
      answered: [{ minor: 40, currency: 'NZD', refused: null }],
    });
    const site = harness.sites.byBrand('harbour')!;
    await chooseJackpot(harness.services, {
      site,
      playerId,
      isIn: false,
      contribution: null,
      cause: 'player',
    });
    expect(await stored(playerId)).toMatchObject({ status: { opted_in: false }, standing: [] });
  });

  it('FLAG-13 can do so in the identity provider’s form as well, and the first stake contributes', async () => {
    const { form } = await signUp('tivoli', { email: 'tuva@foyer.test', jackpot: '0.50' });
    expect(form.steps).toContain('jackpot');
    expect(form.values.jackpot).toBe('');
    const playerId = await playerOf('tuva@foyer.test');
    await harness.database.transaction((tx) =>
      harness.services.wallet.post(
        tx,
        deposit({ caller: 'foyer:test', key: 'tuva', playerId, amount: money(100_00n, 'EUR') }),
      ),
    );
    const player = await harness.enter('tuva@foyer.test', 'tivoli');
    expect(await player.stake(1_00n)).toMatchObject({ contributed: money(50n, 'EUR') });
  });

  it('FLAG-13 is one player with one choice, however often the form is sent', async () => {
    const again = () => register({ email: 'thrice@foyer.test', jackpot: '0.20' });
    await Promise.all([again(), again(), again()]);
    await again();
    expect(await stored(await playerOf('thrice@foyer.test'))).toMatchObject({
      changes: [{ opted_in: true, amount: 20, cause: 'registration' }],
      answered: [{ minor: 20 }],
    });
  });

  it('FLAG-13 EXCLUSION-08 is opted out by an exclusion before the first sign-in', async () => {
    await register({ email: 'hemi@foyer.test', jackpot: '1.00' });
    const playerId = await playerOf('hemi@foyer.test');
    await harness.database.transaction((tx) =>
      harness.services.selfExclusion.excludePlayer(tx, playerId, null),
    );
    expect(await stored(playerId)).toMatchObject({ status: { opted_in: false }, standing: [] });
  });
});

describe('a new player who does not choose', () => {
  it.each([
    ['no', ''],
    ['nothing', null],
  ])(
    'FLAG-13 is opted out with %s, and is not opted in later without a request',
    async (problems, jackpot) => {
      const email = `${problems}@foyer.test`;
      expect(await register({ email, ...(jackpot !== null && { jackpot }) })).toEqual({});
      expect(await stored(await playerOf(email))).toMatchObject({
        // JACK-28: a player who already has a status is left unchanged.
        status: { opted_in: false, preferred_contribution_value: null },
        standing: [],
        changes: [{ opted_in: false, cause: 'registration' }],
        answered: [{ minor: null, refused: null }],
      });
    },
  );

  it('FLAG-13 FLAG-21 has no choice where the toggle is off: a value sent nevertheless is ignored', async () => {
    const { form } = await signUp('northlight', { email: 'nora@foyer.test', jackpot: '0.20' });
    expect(form.steps).not.toContain('jackpot');
    expect(await stored(await playerOf('nora@foyer.test'))).toEqual({ ...OUT, answered: [] });
  });
});

describe('an invalid choice', () => {
  it('FLAG-13 of an amount that is not offered does not stop the registration, and is stored with the reason', async () => {
    expect(await register({ email: 'odd@foyer.test', jackpot: '0.33' })).toEqual({});
    expect(await stored(await playerOf('odd@foyer.test'))).toEqual({
      ...OUT,
      answered: [{ minor: 33, currency: 'NZD', refused: 'ContributionNotOffered' }],
    });
  });

  it.each(['0', '-0.40', 'lots', '0.40; drop', '9'.repeat(30)])(
    'FLAG-13 is refused by its field if it is no amount: %j',
    async (jackpot) => {
      const email = 'malformed@foyer.test';
      expect(await register({ email, jackpot })).toEqual({ jackpot: 'notAnAmount' });
      const { page } = await signUp('tivoli', { email, jackpot });
      expect(page.problems).toEqual({ jackpot: 'notAnAmount' });
      expect(await rows('select 1 from identity.player where email_key = $1', [email])).toEqual([]);
    },
  );

  it.each(['SelfExcluded', 'Timeout', 'AccountClosed'])(
    'FLAG-13 EXCLUSION-08 is refused for a restricted player: %s',
    async (reason) => {
      const email = `${reason.toLowerCase()}@foyer.test`;
      await signUp('tivoli', { email });
      const playerId = await playerOf(email);
      const { players, selfExclusion } = harness.services;
      const tomorrow = new Date(harness.clock.now().getTime() + DAY);
      const before = await stored(playerId);
      await harness.database.transaction(async (tx) => {
        if (reason === 'SelfExcluded') await selfExclusion.excludePlayer(tx, playerId, tomorrow);
        else if (reason === 'Timeout') await selfExclusion.timeOutPlayer(tx, playerId, tomorrow);
        else await players.commands.closeAccount(tx, playerId, { cause: null, mayReopen: false });
      });
      const response = { playerId, contribution: fromDecimal('0.10', 'EUR') };
      const refused = await harness.database.transaction((tx) =>
        chooseJackpotAtRegistration(harness.services, tx, {
          ...response,
          site: harness.sites.byBrand('tivoli')!,
        }),
      );
      expect(refused).toMatchObject({ type: 'PlayerBlocked', reasons: [reason] });
      const otherSession = await harness.database.transaction((tx) =>
        chooseJackpotAtRegistration(harness.services, tx, {
          ...response,
          site: harness.sites.byBrand('northlight')!,
        }),
      );
      expect(otherSession).toMatchObject({ type: 'JackpotNotOffered' });
      expect(await stored(playerId)).toEqual(before);
    },
  );

  it('FLAG-13 OPEN-34 stores nothing for an address that is taken', async () => {
    await register({ email: 'owner@foyer.test' });
    const saved = () =>
      rows(`select (select count(*) from identity.first_jackpot)::int as answers,
        (select count(*) from jackpot.opt_in_change)::int as changes,
        (select count(*) from wallet.account)::int as accounts`);
    const before = await saved();
    expect(await register({ email: 'OWNER@foyer.test', jackpot: '0.40' })).toEqual({});
    expect(await saved()).toEqual(before);
    expect(await stored(await playerOf('owner@foyer.test'))).toMatchObject({ standing: [] });
  });
});
