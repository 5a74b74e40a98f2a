import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignUpPage } from '@foyer/contract/registration/forms.ts';
import { authorizationUrl, openBrowser, openForm } from '../../signIn/browser.ts';
import { startIdentity, type IdentityServer } from '../../signIn/identityServer.ts';
import { formFields } from '../../signIn/documents.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await startIdentity();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.sent.length = 0;
  await server.database.pool.query('delete from identity.attempt');
});

const PERSON = {
  email: 'nora@foyer.test',
  password: 'a short sentence',
  firstName: 'Nora',
  lastName: 'Niemi',
  birthDate: '1990-02-28',
  adult: 'yes',
  terms: 'yes',
};
type Entered = Partial<
  Record<keyof typeof PERSON | 'nationalId' | 'monthLimit' | 'withoutLimits' | 'emailOffers', string>
>;

async function openSignUp(brand = 'northlight') {
  const browser = openBrowser(server.app, brand);
  const { url } = authorizationUrl(browser, {}, 'registrations');
  return { browser, form: await openForm<SignUpPage>(browser, url) };
}

async function register(entered: Entered, brand = 'northlight') {
  const { browser, form } = await openSignUp(brand);
  const response = await browser.post(form.action, { ...PERSON, ...formFields(form), ...entered });
  if (response.statusCode !== 200) return response.json<SignUpPage>();
  const address = (entered.email ?? PERSON.email).toLowerCase();
  const found = await rows(
    `select 1 from identity.player where email_key = '${address}' and brand = '${brand}'`,
  );
  return found.length === 1 ? 'opened' : 'lost';
}

const rows = async (sql: string): Promise<unknown[]> => (await server.database.pool.query(sql)).rows;
const playersNamed = (email: string) =>
  rows(`select id, ssn from identity.player where email_key = '${email}'`);

describe('acceptances', () => {
  test('PLAYER-11 are stored with their versions, in the transaction that creates the player', async () => {
    expect(await register({ email: 'mia@foyer.test', emailOffers: 'yes', monthLimit: '250' })).toBe('opened');
    const site = server.sites.defaultSite;
    const versionOf = (key: string) => server.sites.page(key, site, site.settings.defaultLocale)?.version;
    const of = `join identity.player as p on p.id = player_id where p.email = 'mia@foyer.test'`;
    expect(
      await rows(`select document, version, locale from identity.acceptance ${of} order by document`),
    ).toEqual([
      { document: 'privacy-policy', version: versionOf('privacy-policy'), locale: 'en' },
      { document: 'terms-and-conditions', version: versionOf('terms-and-conditions'), locale: 'en' },
    ]);
    expect(await rows(`select channel, accepted from identity.marketing_change ${of}`)).toEqual([
      { channel: 'email', accepted: true },
    ]);
    expect(await rows(`select outcome from identity.registration ${of}`)).toEqual([{ outcome: 'opened' }]);
  });

  test.each([
    ['an earlier version', { privacyVersion: '4' }],
    ['a version that is not published yet', { termsVersion: '3' }],
    ['no version', { termsVersion: '', privacyVersion: '' }],
  ])(
    'OVER-08 a form that showed %s opens no account and is shown again, not ticked',
    async (_what, shown) => {
      const page = await register({ email: 'stale@foyer.test', ...shown });
      expect(page).toMatchObject({ problems: { terms: 'changed' }, values: { terms: '', adult: 'yes' } });
      expect(page).toMatchObject({ documentVersions: server.sites.defaultSite.settings.documentVersions });
      expect(await playersNamed('stale@foyer.test')).toEqual([]);
    },
  );

  test('LIC-10 limits are stored only where the licence requires them', async () => {
    const stored = () =>
      rows(`select period, minor::int as minor, l.currency from identity.first_limit as l
      join identity.player as p on p.id = player_id where p.email like 'lim%' order by p.email`);
    await register({ email: 'limit@foyer.test', monthLimit: '99,50' });
    await register({ email: 'limitless@foyer.test', monthLimit: '99,50' }, 'tivoli');
    expect(await stored()).toEqual([{ period: 'month', minor: 9950, currency: 'EUR' }]);
  });

  test.each(['', 'no', 'on'])(
    'LIMIT-05 a form that offers limits opens no account without any, if the confirmation is %j',
    async (withoutLimits) => {
      const refused = await register({ email: 'silent@foyer.test', withoutLimits, monthLimit: ' ' });
      expect(refused).toMatchObject({
        problems: { withoutLimits: 'missing' },
        values: { firstName: 'Nora' },
      });
      expect(await playersNamed('silent@foyer.test')).toEqual([]);
      // Nor does it reveal that an address is taken.
      expect(await register({ email: 'anna@foyer.test', withoutLimits })).toMatchObject({
        problems: { withoutLimits: 'missing' },
      });
      expect(server.sent).toEqual([]);
    },
  );

  test('LIMIT-05 the choice against limits is recorded with the registration', async () => {
    expect(await register({ email: 'none1@foyer.test' })).toBe('opened');
    expect(await register({ email: 'none2@foyer.test', monthLimit: '100' })).toBe('opened');
    expect(await register({ email: 'none3@foyer.test' }, 'tivoli')).toBe('opened');
    expect(
      await rows(`select without_limits from identity.registration
        join identity.player as p on p.id = player_id where p.email like 'none_@%' order by p.email`),
    ).toEqual([{ without_limits: true }, { without_limits: false }, { without_limits: null }]);
  });

  test('PLAYER-11 registration without accepting the terms stores nothing', async () => {
    expect(await register({ email: 'no@foyer.test', terms: '' })).toMatchObject({
      problems: { terms: 'missing' },
    });
    expect(await playersNamed('no@foyer.test')).toEqual([]);
  });

  test('FLAG-04 marketing boxes are preselected only where the toggle is on, and only at first', async () => {
    const { browser, form } = await openSignUp('sol');
    expect(form.values).toMatchObject({ emailOffers: 'yes', smsOffers: 'yes' });
    const again = await browser.post(form.action, { ...PERSON, lastName: '', ...formFields(form) });
    expect(again.json<SignUpPage>().values).toMatchObject({ emailOffers: '', smsOffers: '' });
    expect((await openSignUp()).form.values).toMatchObject({ emailOffers: '', smsOffers: '' });
  });
});

describe('a person who is too young', () => {
  test.each([
    ['2026-11-21T12:00:00Z', '2008-11-21', 'opened'],
    ['2026-11-21T12:00:00Z', '2008-11-22', 'tooYoung'],
    ['2026-02-28T23:59:59Z', '2008-02-29', 'tooYoung'],
    ['2026-03-01T00:00:00Z', '2008-02-29', 'opened'],
  ])('OPEN-34 on %s, born on %s: %s', async (now, birthDate, expected) => {
    const before = server.clock.now();
    server.clock.advance(new Date(now).getTime() - before.getTime());
    const response = await register({ email: `born${birthDate}${now.slice(0, 4)}@foyer.test`, birthDate });
    server.clock.advance(before.getTime() - new Date(now).getTime());
    expect(typeof response === 'string' ? response : response.problems.birthDate).toBe(expected);
  });
});

describe('a national id', () => {
  const MARI = { nationalId: '37605030299', birthDate: '1976-05-03' };

  test('LIC-07 is requested only where the licence requires it', async () => {
    expect((await openSignUp('baltika')).form.steps).toContain('nationalId');
    expect((await openSignUp()).form.steps).not.toContain('nationalId');
    expect(await register({ email: 'none@foyer.test' }, 'baltika')).toMatchObject({
      problems: { nationalId: 'missing' },
    });
  });

  test('LIC-07 can have one account at a brand, whatever the email address, also in parallel', async () => {
    const responses = await Promise.all(
      ['one@foyer.test', 'two@foyer.test'].map((email) => register({ email, ...MARI }, 'baltika')),
    );
    expect(responses.filter((response) => response === 'opened')).toHaveLength(1);
    const third = await register({ email: 'three@foyer.test', ...MARI }, 'baltika');
    expect(third).toMatchObject({ problem: 'refused', problems: {} });
    expect(await playersNamed('three@foyer.test')).toEqual([]);
    expect(
      await rows(`select outcome from identity.registration where outcome = 'nationalIdTaken'`),
    ).toHaveLength(2);
  });

  test('LIC-07 OPEN-34 that is taken reveals nothing about the email address', async () => {
    const responses = await Promise.all(
      ['one@foyer.test', 'two@foyer.test', 'nobody@foyer.test'].map((email) =>
        register({ ...MARI, email }, 'baltika'),
      ),
    );
    for (const response of responses) expect(response).toMatchObject({ problem: 'refused', problems: {} });
  });

  test('LIC-07 is stored only as its last two characters', async () => {
    const stored = await rows(`select p::text as player, n::text as id from identity.national_id as n
      join identity.player as p on p.id = n.player_id`);
    expect(JSON.stringify(stored)).not.toContain('0503029');
    expect(stored).toEqual([expect.objectContaining({ player: expect.stringContaining('•99') })]);
    expect(server.logged.join()).not.toContain(MARI.nationalId);
  });
});

describe('an excluded person', () => {
  beforeAll(async () => {
    await server.database.transaction((tx) => server.selfExclusion.excludePlayer(tx, server.annaId, null));
  });
  const LIKE_ANNA = {
    email: 'other@foyer.test',
    firstName: 'Anna',
    lastName: 'Aalto',
    birthDate: '1988-03-14',
  };

  test.each([
    ['under another address', LIKE_ANNA],
    ['in other letters', { ...LIKE_ANNA, firstName: 'ÀNNA' }],
    ['with a middle name', { ...LIKE_ANNA, firstName: 'Anna Maria' }],
    ['with names exchanged', { ...LIKE_ANNA, firstName: 'Aalto', lastName: 'Anna' }],
  ])(
    'OPEN-34 cannot register again %s, gets no reason, and the attempt is recorded',
    async (_how, entered) => {
      expect(await register(entered)).toMatchObject({ problem: 'refused', problems: {} });
      expect(await playersNamed('other@foyer.test')).toEqual([]);
      expect(
        await rows('select outcome, player_id from identity.registration order by id desc limit 1'),
      ).toEqual([{ outcome: 'likeAnExcludedPlayer', player_id: server.annaId }]);
      expect(server.sent).toEqual([]);
    },
  );

  test('OPEN-34 does not block a person with another birth date, or at another licence', async () => {
    expect(await register({ ...LIKE_ANNA, birthDate: '1988-03-15' })).toBe('opened');
    expect(await register(LIKE_ANNA, 'tivoli')).toBe('opened');
  });
});

describe('a taken address', () => {
  test('OPEN-34 gets the same response as a free one, and its owner gets an email', async () => {
    expect(await register({ email: 'ANNA@foyer.test', birthDate: '1970-01-01' })).toBe('opened');
    expect(server.sent).toMatchObject([{ address: 'anna@foyer.test', channel: 'email' }]);
    expect(await rows('select outcome from identity.registration order by id desc limit 1')).toEqual([
      { outcome: 'emailTaken' },
    ]);
  });

  test('OPEN-34 gives one player for two parallel forms', async () => {
    const responses = await Promise.all([1, 2].map(() => register({ email: 'twins@foyer.test' })));
    expect(responses).toEqual(['opened', 'opened']); // Both callers get the success response, although only one account is created.
    expect(await playersNamed('twins@foyer.test')).toHaveLength(1);
  });
});
