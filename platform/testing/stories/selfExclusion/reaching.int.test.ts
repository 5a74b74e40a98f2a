import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AskForExclusionLift, PlayerUpdated } from '@foyer/contract/generated/operations.ts';
import { DAY, HOUR, SECOND } from '@foyer/domain/duration.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { legacySocket } from '../../../server/sockets/testHub.ts';
import { testApi, type TestApi } from '../../testApi.ts';
import { readExclusions } from '../../../server/commands/exclusions/readExclusions.ts';
import { createPeople } from './people.ts';

let api: TestApi;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await testApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const inDays = (days: number) => new Date(api.clock.now().getTime() + days * DAY);

const BLOCKED = { type: 'PlayerBlocked' };
const SHORTER = { type: 'ShorterThanRunning' };
const NOT_READY = { type: 'LiftNotReady' };

describe('EXCLUSION-03 under one licence', () => {
  it('EXCLUSION-03 an exclusion includes the same person’s accounts at other brands, also with a typo, and ends their sessions', async () => {
    const tove = await people.createPlayer({ brand: 'tivoli', name: 'Tove Lindqvist' });
    const { birthDate } = tove;
    const same = await people.createPlayer({ brand: 'harbour', name: 'Tove Lindqvist', birthDate });
    const typo = await people.createPlayer({ brand: 'harbour', name: 'Tova Lindqvist', birthDate });
    const others = [
      await people.createPlayer({ brand: 'harbour', name: 'Tove Lindqvist' }),
      await people.createPlayer({ brand: 'harbour', name: 'Tor Lindqvist', birthDate }),
      await people.createPlayer({ brand: 'northlight', name: 'Tove Lindqvist', birthDate }),
      await people.createPlayer({ brand: 'baltika', name: 'Tove Lindqvist', birthDate }),
    ];
    const { sessionId } = await people.open(same);
    const { exclusion } = await people.exclude(tove, 'P12M');
    expect(exclusion).toMatchObject({ isFromElsewhere: false });
    expect(await api.services.signIn.liveSession(sessionId)).toBeNull();
    for (const reached of [same, typo]) {
      expect((await people.read(reached)).exclusion).toEqual({ ...exclusion, isFromElsewhere: true });
      await expect(people.launch(reached)).rejects.toMatchObject(BLOCKED);
    }
    for (const other of others) expect((await people.read(other)).exclusion).toBeNull();
  });

  it('EXCLUSION-03 a time-out includes them too, and shortens no other restriction', async () => {
    const aino = await people.createPlayer({ brand: 'tivoli', name: 'Aino Salo' });
    const same = await people.createPlayer({
      brand: 'harbour',
      name: 'Aino Salo',
      birthDate: aino.birthDate,
    });
    const { timeoutEndsAt } = await people.takeTimeout(aino, 7);
    expect((await people.read(same)).timeoutEndsAt).toEqual(timeoutEndsAt);
    const longer = await people.takeTimeout(same, 30);
    expect((await people.read(aino)).timeoutEndsAt).toEqual(longer.timeoutEndsAt);
    await expect(people.takeTimeout(aino, 7)).rejects.toMatchObject(SHORTER);
  });

  it('EXCLUSION-03 parallel exclusions of both accounts exclude both without a deadlock', async () => {
    const one = await people.createPlayer({ brand: 'tivoli', name: 'Ruut Kivi' });
    const other = await people.createPlayer({
      brand: 'harbour',
      name: 'Ruut Kivi',
      birthDate: one.birthDate,
    });
    const sessions = [await people.open(one), await people.open(other)] as const;
    const taken = await Promise.allSettled([
      people.exclude(one, 'P12M', sessions[0]),
      people.exclude(other, 'P12M', sessions[1]),
    ]);
    expect(taken.map(({ status }) => status)).toContain('fulfilled');
    const ends = [await people.read(one), await people.read(other)].map(({ exclusion }) => exclusion?.endsAt);
    expect(ends).toEqual([expect.any(Date), ends[0]]);
  });
});

describe('EXCLUSION-05 an early end', () => {
  it.each([
    ['P6M', 24],
    ['indefinite', 168],
  ])('EXCLUSION-05 of the term %s needs %i hours and then the player’s confirmation', async (term, hours) => {
    const mia = await people.createPlayer();
    expect((await people.exclude(mia, term)).exclusion).toMatchObject({ liftWaitHours: hours, lift: null });
    await expect(people.confirmLift(mia)).rejects.toMatchObject(NOT_READY);
    const asked = (await people.askForLift(mia)).exclusion?.lift;
    expect(asked).toMatchObject({ state: 'Waiting', reason: expect.stringContaining('angry') });
    const [requestedAt, readyAt] = [asked?.askedAt, asked?.readyAt].map((at) => new Date(at ?? 0).getTime());
    expect((readyAt ?? 0) - (requestedAt ?? 0)).toBe(hours * HOUR);
    api.clock.advance(hours * HOUR - 10 * SECOND);
    await expect(people.confirmLift(mia)).rejects.toMatchObject(NOT_READY);
    // A second request keeps the waiting time of the first.
    expect((await people.askForLift(mia, 'Once more, and faster this time.')).exclusion?.lift).toEqual(asked);
    await expect(people.launch(mia)).rejects.toMatchObject(BLOCKED);
    api.clock.advance(10 * SECOND);
    expect((await people.read(mia)).exclusion?.lift?.state).toBe('Ready');
    // The waiting time alone ends nothing.
    await expect(people.launch(mia)).rejects.toMatchObject(BLOCKED);
    for (const _attempt of [1, 2]) expect((await people.confirmLift(mia)).exclusion).toBeNull();
    await expect(people.launch(mia)).resolves.toMatchObject({ url: expect.stringContaining('token=') });
    const lifted = sql`select lifted_at is not null as lifted from identity.exclusion where player_id = ${mia.id}`;
    expect(await people.rows(lifted)).toEqual([{ lifted: true }]);
  });

  it('EXCLUSION-05 can be cancelled, lapses after a week, and is replaced by a longer exclusion', async () => {
    const mia = await people.createPlayer();
    await people.exclude(mia, 'P6M');
    await people.askForLift(mia);
    for (const _attempt of [1, 2]) expect((await people.cancelLift(mia)).exclusion?.lift).toBeNull();
    api.clock.advance(2 * DAY);
    await expect(people.confirmLift(mia)).rejects.toMatchObject(NOT_READY);
    await people.askForLift(mia);
    api.clock.advance(8 * DAY);
    expect((await people.read(mia)).exclusion?.lift).toBeNull();
    await expect(people.confirmLift(mia)).rejects.toMatchObject(NOT_READY);
    await people.askForLift(mia);
    api.clock.advance(DAY);
    expect((await people.exclude(mia, 'P12M')).exclusion?.lift).toBeNull();
    await expect(people.confirmLift(mia)).rejects.toMatchObject(NOT_READY);
    const outcomes = sql`select outcome from identity.exclusion_lift where player_id = ${mia.id} order by id`;
    expect(await people.rows(outcomes)).toEqual([
      { outcome: 'cancelled' },
      { outcome: 'lapsed' },
      { outcome: 'overtaken' },
    ]);
  });

  it.each(['', '   ', 'too short', 'x'.repeat(501)])(
    'EXCLUSION-05 needs a reason: %j is refused',
    async (reason) => {
      const mia = await people.createPlayer();
      await people.exclude(mia, 'P6M');
      await expect(people.askForLift(mia, reason)).rejects.toMatchObject({ type: 'BadRequest' });
      expect((await people.read(mia)).exclusion?.lift).toBeNull();
    },
  );

  it('EXCLUSION-05 needs an exclusion taken by the player, under a licence that allows an early end', async () => {
    await expect(people.askForLift(await people.createPlayer())).rejects.toMatchObject({
      type: 'NotExcluded',
    });
    const finn = await people.createPlayer({ brand: 'tivoli' });
    expect((await people.exclude(finn, 'P12M')).exclusion?.liftWaitHours).toBeNull();
    await expect(people.askForLift(finn)).rejects.toMatchObject({ type: 'LiftNotOffered' });

    const { excludePlayer } = api.services.selfExclusion;
    const excludeByOperator = await people.createPlayer();
    await api.database.transaction((tx) => excludePlayer(tx, excludeByOperator.id, null));
    expect((await people.read(excludeByOperator)).exclusion?.liftWaitHours).toBeNull();
    await expect(people.askForLift(excludeByOperator)).rejects.toMatchObject({ type: 'LiftNotOffered' });

    const byBoth = await people.createPlayer();
    await people.exclude(byBoth, 'P6M');
    await people.askForLift(byBoth);
    await api.database.transaction((tx) => excludePlayer(tx, byBoth.id, null));
    api.clock.advance(2 * DAY);
    await expect(people.confirmLift(byBoth)).rejects.toMatchObject({ type: 'LiftNotOffered' });
    expect((await people.read(byBoth)).exclusion?.endsAt).toBeNull();
  });

  it('EXCLUSION-05 an operator’s exclusion is independent: the player’s early end does not end it', async () => {
    const { excludePlayer } = api.services.selfExclusion;
    const excludeByOperator = (id: PlayerId, endsAt: Date | null) =>
      api.database.transaction((tx) => excludePlayer(tx, id, endsAt));
    const mia = await people.createPlayer();
    const ends = inDays(20);
    await people.exclude(mia, 'P6M');
    await excludeByOperator(mia.id, ends);
    await people.askForLift(mia);
    api.clock.advance(DAY);
    expect((await people.confirmLift(mia)).exclusion).toMatchObject({
      endsAt: ends,
      isFromElsewhere: false,
      liftWaitHours: null,
      lift: null,
    });
    await expect(people.launch(mia)).rejects.toMatchObject(BLOCKED);
    // A repeated confirmation is idempotent and does not affect the operator's exclusion.
    expect((await people.confirmLift(mia)).exclusion?.endsAt).toEqual(ends);
    await expect(people.askForLift(mia)).rejects.toMatchObject({ type: 'LiftNotOffered' });
    // Another exclusion by the player is added and can be ended separately.
    await people.exclude(mia, 'P6M');
    await people.askForLift(mia);
    api.clock.advance(DAY);
    expect((await people.confirmLift(mia)).exclusion?.endsAt).toEqual(ends);
    api.clock.advance(20 * DAY);
    expect((await people.read(mia)).exclusion).toBeNull();

    // If the operator's exclusion lasts as long as the player's own, there is no early end.
    const ida = await people.createPlayer();
    await people.exclude(ida, 'indefinite');
    await excludeByOperator(ida.id, null);
    await expect(people.askForLift(ida)).rejects.toMatchObject({ type: 'LiftNotOffered' });

    // When a player ends their exclusion early, an operator's exclusion of a matched account stays.
    const taker = await people.createPlayer();
    const reached = await people.createPlayer({ birthDate: taker.birthDate });
    await people.exclude(taker, 'P6M');
    const later = inDays(10);
    await excludeByOperator(reached.id, later);
    await people.askForLift(taker);
    api.clock.advance(DAY);
    expect((await people.confirmLift(taker)).exclusion).toBeNull();
    expect((await people.read(reached)).exclusion?.endsAt).toEqual(later);
    const lifted = sql`update identity.exclusion set lifted_at = now() where player_id = ${reached.id} and taken_by is null`;
    await expect(people.rows(lifted)).rejects.toThrow('violates check constraint');
  });

  it('EXCLUSION-03 EXCLUSION-05 the account that took it ends it for all matched accounts; a matched account ends it for itself only', async () => {
    const mia = await people.createPlayer();
    const reached = await people.createPlayer({ birthDate: mia.birthDate });
    const longer = await people.createPlayer({ birthDate: mia.birthDate });
    await people.exclude(mia, 'P6M');
    const { exclusion } = await people.exclude(longer, 'P60M');
    for (const person of [mia, reached]) await people.askForLift(person);
    api.clock.advance(DAY);
    expect((await people.confirmLift(reached)).exclusion).toBeNull();
    expect((await people.read(mia)).exclusion?.endsAt).toEqual(exclusion?.endsAt);
    expect((await people.confirmLift(mia)).exclusion).toBeNull();
    // An exclusion can be ended at the account that took it.
    expect((await people.read(longer)).exclusion?.endsAt).toEqual(exclusion?.endsAt);

    const [taker, other] = [await people.createPlayer(), await people.createPlayer()];
    const third = await people.createPlayer({ birthDate: taker.birthDate });
    await people.exclude(taker, 'indefinite');
    await people.askForLift(taker);
    api.clock.advance(7 * DAY);
    await people.confirmLift(taker);
    expect((await people.read(third)).exclusion).toBeNull();
    expect((await people.read(other)).exclusion).toBeNull();
  });

  it('EXCLUSION-05 parallel confirmations end it once, and the database refuses a waiting time that is too short', async () => {
    const mia = await people.createPlayer();
    await people.exclude(mia, 'P6M');
    await people.askForLift(mia);
    api.clock.advance(DAY);
    const session = await people.open(mia);
    const answers = await Promise.all([1, 2, 3].map(() => people.confirmLift(mia, session)));
    for (const { exclusion } of answers) expect(exclusion).toBeNull();
    const short = sql`insert into identity.exclusion_lift (player_id, reason, session_id, asked_at, ready_at, lapses_at)
      values (${mia.id}, 'at once', 's', now(), now() + interval '23 hours', now() + interval '8 days')`;
    await expect(people.rows(short)).rejects.toThrow('violates check constraint');
    const back = sql`update identity.exclusion_lift set closed_at = null, outcome = null where player_id = ${mia.id}`;
    await expect(people.rows(back)).rejects.toThrow('is not altered');
  });
});

it('EXCLUSION-05 an operator sees exclusions and requests, and has no command that ends them', async () => {
  const mia = await people.createPlayer();
  expect(await readExclusions(api, [mia.brand, mia.email])).toBe('nothing was taken');
  await people.exclude(mia, 'P6M');
  await people.askForLift(mia);
  await people.cancelLift(mia);
  const lines = (await readExclusions(api, [mia.brand, mia.email.toUpperCase()])).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^\d{4}-.*Z {2}Exclusion P6M, taken here {2}until \d{4}-/),
    expect.stringContaining('early end requested, cancelled: "I was angry that evening'),
  ]);
  await expect(readExclusions(api, [])).rejects.toThrow('npm run exclusions');
  await expect(readExclusions(api, ['nowhere', mia.email])).rejects.toThrow("no brand 'nowhere'");
  await expect(readExclusions(api, [mia.brand, 'x'])).rejects.toThrow('nobody at');
});

it('EXCLUSION-05 PLAYER-22 all tabs are notified of a request in one of them', async () => {
  const restarted = await testApi();
  const others = createPeople(restarted);
  const mia = await others.createPlayer();
  await others.exclude(mia, 'P6M');
  const bearer = await others.signIn(mia);
  const tab = await legacySocket(restarted.port, bearer);
  tab.say({ type: 'start', id: 'p', payload: { documentId: PlayerUpdated.documentId } });
  await tab.take();
  const asked = await others.ask(mia.brand, AskForExclusionLift, { reason: 'I would like to play.' }, bearer);
  expect(asked.data.askForExclusionLift.exclusion.lift.state).toBe('Waiting');
  expect(await tab.take()).toMatchObject({
    payload: { data: { playerUpdated: { isAccountClosed: false } } },
  });
  await restarted.stop();
});
