import type { SignInPage } from '@foyer/contract/registration/forms.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SECOND } from '@foyer/domain/duration.ts';
import {
  authorizationUrl,
  followToLobby,
  locationOf,
  openBrowser,
  openForm,
  signIn,
} from '../../signIn/browser.ts';
import { callerAt, codeIn, siteOf } from '../../signIn/customCaller.ts';
import { refusedAs, startEmailChanges, type EmailChangeServer } from '../../signIn/emailChangeServer.ts';
import { ANNA, startIdentity } from '../../signIn/identityServer.ts';

let story: EmailChangeServer;
let ip = '';
beforeAll(async () => {
  story = await startEmailChanges();
});
afterAll(() => story.server.stop());
beforeEach(async () => {
  ip = await story.nextVisit();
});

const fulfilled = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled');

describe('a change of the email address', () => {
  test('REG-03 needs the codes of both addresses; then the new address signs in, and the previous one does not', async () => {
    const ella = await story.people.holder(ip);
    const { playerId, email: previous, session } = ella;
    const email = story.people.newEmail();
    expect(await story.change.request(ella, ` ${email.toUpperCase()} `)).toMatchObject({
      email,
      resendAfterSeconds: 30,
      expiresInSeconds: 600,
    });
    expect(story.server.sent.slice(-2).map(({ address }) => address)).toEqual([previous, email]);
    expect(story.server.sent.at(-2)?.text).toContain(email);
    const proof = await story.people.begin(ella, email);
    expect(await story.people.emailOf(playerId)).toBe(previous);

    await story.change.confirm(ella, proof);
    expect(await story.people.playerOf(playerId)).toMatchObject({ email, emailVerified: true });
    expect(story.server.sent.at(-1)).toMatchObject({ channel: 'email', address: previous, brand: 'harbour' });
    expect(story.server.sent.at(-1)?.text).toContain(email);
    expect(
      await story.rowsOf(
        `select previous_email, email, session_id, changed_at is not null as is_dated
         from identity.email_change where player_id = $1`,
        playerId,
      ),
    ).toEqual([{ previous_email: previous, email, session_id: session.sessionId, is_dated: true }]);
    expect(
      await story.rowsOf(
        'select email, used_at is not null as is_used from identity.email_verification where player_id = $1 and purpose = $2',
        playerId,
        'EmailChange',
      ),
    ).toEqual([{ email, is_used: true }]);
    // The session that proved both addresses stays.
    expect(await story.server.signIn.liveSession(session.sessionId)).not.toBeNull();

    await story.server.signIn.custom.requestCode(callerAt(story.server, { ip }), previous);
    expect(codeIn(story.server.sent, previous)).toBe('none');
    expect((await story.people.signIn(email, ip)).session.playerId).toBe(playerId);
  });

  test('REG-03 changes the address that a password belongs to', async () => {
    const { tokens } = await signIn(openBrowser(story.server.app, 'northlight'));
    const site = siteOf(story.server, 'northlight');
    const session = await story.server.signIn.authenticate(tokens.access_token, site);
    const anna = {
      session,
      site,
      locale: 'en',
      ip,
      playerId: session.playerId,
      email: 'anna@foyer.test',
    } as const;
    await story.change.confirm(anna, await story.people.begin(anna, 'anna.new@foyer.test'));
    const browser = openBrowser(story.server.app, 'northlight', { address: ip });
    const form = await openForm<SignInPage>(browser, authorizationUrl(browser).url);
    const { csrf, action } = form;
    const refused = await browser.post(action, { csrf, email: anna.email, password: 'foyer-demo-1' });
    expect(refused.json<SignInPage>().problem).toBe('wrongCredentials');
    const { tokens: later } = await signIn(openBrowser(story.server.app, 'northlight', { address: ip }), {
      email: 'Anna.New@foyer.test',
    });
    expect((await story.server.signIn.authenticate(later.access_token, site)).playerId).toBe(anna.playerId);
  });

  test('REG-03 ends a password sign-in whose form was sent with the previous address', async () => {
    const site = siteOf(story.server, 'northlight');
    const playerId = await story.people.create({
      brand: ANNA.brand,
      password: ANNA.password,
      country: 'FI',
      currency: 'EUR',
    });
    const { email } = await story.people.playerOf(playerId);
    const late = openBrowser(story.server.app, 'northlight', { address: ip });
    const send = (form: SignInPage, address: string) =>
      late.post(form.action, { csrf: form.csrf, email: address, password: ANNA.password });
    const form = await openForm<SignInPage>(late, authorizationUrl(late).url);
    const sent = await send(form, email);

    const { tokens } = await signIn(openBrowser(story.server.app, 'northlight'), { email });
    const session = await story.server.signIn.authenticate(tokens.access_token, site);
    const holder = { session, site, locale: 'en', ip, playerId, email } as const;
    const next = story.people.newEmail();
    await story.change.confirm(holder, await story.people.begin(holder, next));

    const again = await openForm<SignInPage>(late, locationOf(sent).href);
    expect(again).toMatchObject({ kind: 'signIn', problem: null });
    expect(await story.server.signIn.liveSession(session.sessionId)).not.toBeNull();
    // Nor does this browser's session at the provider sign in.
    await openForm<SignInPage>(late, authorizationUrl(late).url);
    expect((await send(again, email)).json<SignInPage>().problem).toBe('wrongCredentials');
    const back = await followToLobby(late, await send(again, next));
    expect(back.searchParams.get('code')).toEqual(expect.any(String));
    expect(await story.server.signIn.liveSession(session.sessionId)).toBeNull();
  });

  test('REG-03 keeps the marketing consent, and cannot be altered in the record', async () => {
    const ella = await story.people.holder(ip);
    const { playerId } = ella;
    const { sessionId } = ella.session;
    const choice = { email: true, sms: false, phone: false, webPush: false };
    await story.server.database.transaction((tx) =>
      story.server.players.chooseMarketing(tx, { playerId, sessionId, choice }),
    );
    await story.change.confirm(ella, await story.people.begin(ella, story.people.newEmail()));
    expect((await story.people.playerOf(playerId)).accepts).toEqual(choice);
    expect(
      await story.rowsOf('select channel from identity.marketing_change where player_id = $1', playerId),
    ).toEqual([{ channel: 'email' }]);
    await expect(
      story.rowsOf(`update identity.email_change set email = 'x' where player_id = $1`, playerId),
    ).rejects.toThrow();
    await expect(
      story.rowsOf('delete from identity.email_change where player_id = $1', playerId),
    ).rejects.toThrow();
  });

  test('REG-03 REG-05 invalidates links and sign-in codes that the previous address has received', async () => {
    const ella = await story.people.holder(ip);
    const { site, playerId, email: previous } = ella;
    await story.server.registration.email.send(
      { site, origin: 'http://harbour.localhost' },
      playerId,
      'SignUp',
    );
    const token = /token=(\S+)/.exec(story.server.sent.at(-1)?.text ?? '')?.[1] ?? '';
    const caller = callerAt(story.server, { ip });
    const proof = await story.people.begin(ella, story.people.newEmail());
    const { attempt } = await story.server.signIn.custom.requestCode(caller, previous);
    const code = codeIn(story.server.sent, previous);
    await story.change.confirm(ella, proof);
    expect(await story.server.registration.email.verify(site.brand, token)).toBe('EXPIRED');
    await expect(story.server.signIn.custom.enterCode(caller, attempt, code)).rejects.toMatchObject({
      reasons: ['AUTHENTICATION_REQUIRED'],
    });
    expect(await story.server.signIn.liveSession(ella.session.sessionId)).not.toBeNull();
  });

  test('REG-03 REG-05 succeeds while the player opens a link in the previous address, which has then expired', async () => {
    const ella = await story.people.holder(ip);
    const { site, playerId } = ella;
    await story.server.registration.email.send(
      { site, origin: 'http://harbour.localhost' },
      playerId,
      'SignUp',
    );
    const token = /token=(\S+)/.exec(story.server.sent.at(-1)?.text ?? '')?.[1] ?? '';
    const email = story.people.newEmail();
    const proof = await story.people.begin(ella, email);
    const both = await story.server.database.transaction(async (tx) => {
      await story.server.players.hold(tx, playerId);
      const confirmed = story.change.confirm(ella, proof);
      await expect.poll(story.countWaiting).toBe(1);
      const opened = story.server.registration.email.verify(site.brand, token);
      await expect.poll(story.countWaiting).toBe(2);
      return { outcomes: Promise.allSettled([confirmed, opened]) };
    });
    expect(await both.outcomes).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'fulfilled', value: 'EXPIRED' },
    ]);
    expect(await story.people.emailOf(playerId)).toBe(email);
  });

  test('REG-03 REG-05 succeeds while another link is requested, which is then not sent', async () => {
    const ella = await story.people.holder(ip);
    const { site, playerId } = ella;
    const sendLink = () =>
      story.server.registration.email.send({ site, origin: 'http://harbour.localhost' }, playerId, 'SignUp');
    await sendLink();
    const proof = await story.people.begin(ella, story.people.newEmail());
    const both = await story.server.database.transaction(async (tx) => {
      // Keeps the change from ending after it has changed the player.
      await sql`lock table identity.email_change in share mode`.execute(tx);
      const confirmed = story.change.confirm(ella, proof);
      await expect.poll(story.countWaiting).toBe(1);
      const requested = sendLink();
      await expect.poll(story.countWaiting).toBe(2);
      return { outcomes: Promise.allSettled([confirmed, requested]) };
    });
    expect((await both.outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(story.server.sent.filter(({ text }) => text.includes('token='))).toHaveLength(1);
  });

  test('REG-04 refuses what is no email address, accepts a risky one, and counts it as verified', async () => {
    const ella = await story.people.holder(ip);
    for (const typed of [
      '',
      'ella',
      'ella@',
      'a b@foyer.test',
      'a\u0000@foyer.test',
      `${'a'.repeat(95)}@x.test`,
      '0'.repeat(9_999),
    ])
      await expect(story.change.request(ella, typed), typed).rejects.toMatchObject({
        reasons: ['notAnEmail'],
      });
    await expect(story.change.request(ella, ella.email.toUpperCase())).rejects.toMatchObject({
      reasons: ['sameEmail'],
    });
    const risky = 'ella@box.mailinator.com';
    expect(ella.site.emailValidity(risky)).toBe('Risky');
    await story.change.confirm(ella, await story.people.begin(ella, risky));
    expect(await story.people.playerOf(ella.playerId)).toMatchObject({ email: risky, emailVerified: true });
  });
});

describe('a new address of another account', () => {
  test('REG-03 gets the same response as a free one, and its owner a message without a code', async () => {
    const [owner, ella] = [await story.people.holder(ip), await story.people.holder(ip)];
    story.server.sent.length = 0;
    const [taken, free] = [
      await story.change.request(ella, owner.email.toUpperCase()),
      await story.change.request(ella, story.people.newEmail()),
    ];
    expect({ ...taken, attempt: '', email: '' }).toEqual({ ...free, attempt: '', email: '' });
    expect(story.server.sent.map(({ text }) => /\b\d{6}\b/.test(text))).toEqual([true, false, true, true]);
    const currentCode = /\d{6}/.exec(story.server.sent[0]?.text ?? '')?.[0] ?? '';
    for (const newCode of ['000000', '111111', currentCode])
      await expect(
        story.change.confirm(ella, { attempt: taken.attempt, currentCode, newCode }),
      ).rejects.toEqual(refusedAs('WRONG_NEW_CODE'));
    story.server.clock.advance(30 * SECOND);
    await story.change.resend(ella, taken.attempt);
    expect(/\b\d{6}\b/.test(story.server.sent.at(-1)?.text ?? '')).toBe(false);
    expect(await story.people.emailOf(owner.playerId)).toBe(owner.email);
  });

  test('REG-03 cannot be recognised by the number of database queries', async () => {
    const [owner, ella] = [await story.people.holder(ip), await story.people.holder(ip)];
    let queries = 0;
    const count = () => (queries += 1);
    story.server.database.pool.on('acquire', count);
    const queriesFor = async (email: string): Promise<number> => {
      queries = 0;
      await story.change.request(ella, email);
      return queries;
    };
    const [taken, free] = [await queriesFor(owner.email), await queriesFor(story.people.newEmail())];
    story.server.database.pool.off('acquire', count);
    expect(taken).toBeGreaterThan(4);
    expect(free).toBe(taken);
  });

  test('REG-03 that two players take at the same time becomes the address of one', async () => {
    const [one, other] = [await story.people.holder(ip), await story.people.holder(ip)];
    const email = story.people.newEmail();
    const [first, second] = [await story.people.begin(one, email), await story.people.begin(other, email)];
    const outcomes = await Promise.allSettled([
      story.change.confirm(one, first),
      story.change.confirm(other, second),
    ]);
    expect(fulfilled(outcomes)).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refusedAs('CODES_GONE'),
    });
    const addresses = [await story.people.emailOf(one.playerId), await story.people.emailOf(other.playerId)];
    expect(addresses.filter((address) => address === email)).toHaveLength(1);
  });

  test('REG-03 that has been registered since the request stays with the new account', async () => {
    const ella = await story.people.holder(ip);
    const email = story.people.newEmail();
    const proof = await story.people.begin(ella, email);
    const registered = await story.people.create({ email });
    await expect(story.change.confirm(ella, proof)).rejects.toEqual(refusedAs('CODES_GONE'));
    expect([await story.people.emailOf(ella.playerId), await story.people.emailOf(registered)]).toEqual([
      ella.email,
      email,
    ]);
  });
});

describe('players with restrictions', () => {
  test('REG-03 PLAYER-03 a closed account keeps its address, and an ended session changes none', async () => {
    const ella = await story.people.holder(ip);
    const proof = await story.people.begin(ella, story.people.newEmail());
    await story.server.database.transaction((tx) =>
      story.server.players.commands.closeAccount(tx, ella.playerId, { cause: null, mayReopen: false }),
    );
    await expect(story.change.confirm(ella, proof)).rejects.toMatchObject({ type: 'AuthenticationFailure' });
    expect(story.change.isOffered(await story.people.playerOf(ella.playerId), ella.site)).toBe(false);
    const notOffered = { type: 'EmailChangeNotOffered', status: 403 };
    await expect(story.change.request(ella, story.people.newEmail())).rejects.toMatchObject(notOffered);
    await expect(story.change.resend(ella, proof.attempt)).rejects.toMatchObject(notOffered);
    expect(await story.people.emailOf(ella.playerId)).toBe(ella.email);
  });

  test('REG-03 is not offered where another identity provider has the address', async () => {
    const player = await story.people.playerOf(await story.people.create());
    const elsewhere = await startIdentity({ identityUrl: 'https://keycloak.test' });
    const { emailChange } = elsewhere.registration;
    const inFinland = { ...player, country: 'FI' };
    expect(emailChange.isOffered(inFinland, siteOf(elsewhere, 'northlight'))).toBe(false);
    expect(emailChange.isOffered(player, siteOf(elsewhere, 'harbour'))).toBe(true);
    expect(story.change.isOffered(inFinland, siteOf(story.server, 'northlight'))).toBe(true);
    await elsewhere.stop();
  });

  test('EXCLUSION-06 EXCLUSION-04 an excluded player stays excluded, and is still found by the previous address', async () => {
    const ella = await story.people.holder(ip);
    await story.server.database.transaction((tx) =>
      story.server.selfExclusion.excludePlayer(tx, ella.playerId, null),
    );
    const again = await story.people.holder(ip, ella.playerId);
    await story.change.confirm(again, await story.people.begin(again, story.people.newEmail()));
    const player = await story.people.playerOf(ella.playerId);
    expect(story.server.players.blockNow(player, 'play')).toMatchObject({ reason: 'SelfExcluded' });
    expect(story.server.players.blockNow(player, 'withdraw')).toBeNull();
    // The new player has another name and birth date; only the mailbox is the same, apart from a tag (`+2`).
    for (const email of [ella.email, player.email].map((address) => address.replace('@', '+2@'))) {
      const newcomer = await story.people.create({ email, registration: CHOICES });
      expect(story.server.players.blockNow(await story.people.playerOf(newcomer), 'play')).toMatchObject({
        reason: 'IdentityUnderReview',
      });
    }
  });

  test('EXCLUSION-06 a player who takes the address of an excluded player is closed for play', async () => {
    const [excluded, ella] = [await story.people.holder(ip), await story.people.holder(ip)];
    await story.server.database.transaction((tx) =>
      story.server.selfExclusion.excludePlayer(tx, excluded.playerId, null),
    );
    await story.change.confirm(ella, await story.people.begin(ella, excluded.email.replace('@', '+me@')));
    const player = await story.people.playerOf(ella.playerId);
    expect(story.server.players.blockNow(player, 'play')).toMatchObject({ reason: 'IdentityUnderReview' });
    expect(
      await story.rowsOf(
        'select occasion from identity.exclusion_review where player_id = $1',
        ella.playerId,
      ),
    ).toEqual([{ occasion: 'email' }]);
  });
});

const CHOICES = {
  nationalId: null,
  accepts: { email: false, sms: false, phone: false, webPush: false },
  limits: [],
  withoutLimits: null,
  jackpot: null,
  bank: null,
};
