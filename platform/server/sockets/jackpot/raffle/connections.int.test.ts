import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { JackpotRequestSchema } from '@foyer/contract/jackpot/socket.ts';
import { DROP_TYPES } from '@foyer/contract/raffle/drops.ts';
import { DAY } from '@foyer/domain/duration.ts';
import { drawRaffles } from '../../../../flows/draws/drawRaffles.ts';
import type { TestPlayer, JackpotConnection } from '../../../../testing/jackpotHarness.ts';
import {
  startRaffleHarness,
  subscription,
  ticketsRequest,
  type RaffleHarness,
} from '../../../../testing/raffleHarness.ts';
import { handleJackpotRequest, unseenWins } from '../handleRequest.ts';

let harness: RaffleHarness;
/** Players of tivoli; the first two play, the watcher never does. */
let anna: TestPlayer;
let bo: TestPlayer;
let watcher: TestPlayer;
beforeAll(async () => {
  harness = await startRaffleHarness();
  anna = await newcomer();
  bo = await newcomer();
  watcher = await newcomer();
});
afterAll(() => harness.stop());

const tivoli = () => harness.siteOf('tivoli');
const newcomer = () => harness.enterNew('tivoli', 'EUR');
const wonOn = ({ received }: JackpotConnection) =>
  received.flatMap((message) => (message.type === 'RaffleWinEvent' ? [message.data] : []));
const ticketsOn = ({ received }: JackpotConnection) =>
  received.flatMap((message) => (message.type === 'PlayerRaffleTicketsListResponse' ? [message.data] : []));
/** Tickets in the drop of a type, from a response. */
const countIn = (type: string, { instance_tickets: all }: ReturnType<typeof ticketsOn>[number]) =>
  all.find(({ instance_id: id }) => id.startsWith(`tivoli-${type}-`))?.ticket_count;

/** Requests tickets and waits for the response; earlier messages have arrived by then. */
async function requestTickets(connection: JackpotConnection, { playerId }: TestPlayer): Promise<void> {
  const responses = ticketsOn(connection).length;
  connection.sendMessage(ticketsRequest(tivoli(), playerId));
  await connection.next('PlayerRaffleTicketsListResponse', () => ticketsOn(connection).length > responses);
}
async function refusalOf(connection: JackpotConnection, message: object): Promise<string> {
  const received = connection.received.length;
  connection.sendMessage(message);
  const { data } = await connection.next('Error', (one) => connection.received.indexOf(one) >= received);
  return data.error.type;
}
/** Draws a drop and sends its result; connections opened afterwards get only the player's own unseen wins. */
async function drawAndNotify(type: 'hourly' | 'daily' = 'hourly'): Promise<string> {
  const witness = await harness.subscribed(watcher, 'tivoli');
  const id = await harness.drawNow('tivoli', type);
  await witness.next('RaffleWinEvent', ({ data }) => data.instance_id === id);
  witness.close();
  return id;
}
/** The wins that a player's new connection has received before the response to its first request. */
async function receivedBy(player: TestPlayer, expected: 'one' | 'none') {
  const connection = await harness.subscribed(player, 'tivoli');
  if (expected === 'one') await connection.next('RaffleWinEvent');
  await requestTickets(connection, player);
  connection.close();
  return wonOn(connection);
}
const seen = ({ playerId }: Pick<TestPlayer, 'playerId'>, instance: string) => ({
  type: 'RaffleWinSeen',
  data: { player_id: playerId, instance_id: instance },
});

describe('a player’s tickets', () => {
  it('JSOCK-04 JSOCK-08 RAFF-14 are those of the three running drops, and are sent again when they change', async () => {
    const player = anna;
    for (const type of DROP_TYPES) await harness.drawNow('tivoli', type);
    const connection = await player.connect();
    await requestTickets(connection, player);
    const [none] = ticketsOn(connection);
    expect(none?.instance_tickets.map(({ ticket_count: count }) => count)).toEqual([0, 0, 0]);
    const running = await Promise.all(DROP_TYPES.map((type) => harness.running('tivoli', type)));
    expect(none?.instance_tickets.map(({ instance_id: id }) => id)).toEqual(running.map(({ id }) => id));
    await player.stake(2_60n);
    await drawRaffles(harness.services);
    await connection.next('PlayerRaffleTicketsListResponse', ({ data }) => countIn('hourly', data) === 2);
    await player.stake(50n);
    await drawRaffles(harness.services);
    await connection.next('PlayerRaffleTicketsListResponse', ({ data }) => countIn('daily', data) === 3);
    connection.close();
  });

  it('JSOCK-08 are sent on every connection that requested them, and on no other', async () => {
    const [player, other] = [anna, bo];
    await harness.drawNow('tivoli', 'hourly');
    const connections = [
      await player.connect(),
      await player.connect(),
      await player.connect(),
      await other.connect(),
    ];
    const [first, second, silent, foreign] = connections as [
      JackpotConnection,
      JackpotConnection,
      JackpotConnection,
      JackpotConnection,
    ];
    await requestTickets(first, player);
    await requestTickets(second, player);
    await requestTickets(foreign, other);
    await player.stake(1_00n);
    await drawRaffles(harness.services);
    for (const connection of [first, second])
      await connection.next('PlayerRaffleTicketsListResponse', ({ data }) => countIn('hourly', data) === 1);
    // A message sent before a later response would have arrived by now.
    await requestTickets(foreign, other);
    expect(ticketsOn(foreign).map((one) => countIn('hourly', one))).toEqual([0, 0]);
    expect(ticketsOn(silent)).toEqual([]);
    for (const connection of connections) connection.close();
  });

  it('JSOCK-08 of a rolled-back stake are removed', async () => {
    const player = anna;
    await harness.drawNow('tivoli', 'hourly');
    const connection = await player.connect();
    await requestTickets(connection, player);
    await player.stake(5_00n, { id: 'regretted', round: 'regretted' });
    await drawRaffles(harness.services);
    await connection.next('PlayerRaffleTicketsListResponse', ({ data }) => countIn('hourly', data) === 5);
    await player.rollBack('regretted', 'regretted');
    await drawRaffles(harness.services);
    await connection.next(
      'PlayerRaffleTicketsListResponse',
      ({ data }) => countIn('hourly', data) === 0 && ticketsOn(connection).length > 2,
    );
    connection.close();
  });

  it('JSOCK-04 of another player or brand are never sent, nor when they change', async () => {
    const [thief, victim] = [bo, anna];
    await harness.drawNow('tivoli', 'hourly');
    const connection = await thief.connect();
    const northlight = harness.siteOf('northlight');
    for (const forged of [
      ticketsRequest(tivoli(), victim.playerId),
      ticketsRequest(northlight, thief.playerId),
      ticketsRequest(northlight, victim.playerId),
    ])
      expect(await refusalOf(connection, forged)).toBe('BadRequest');
    const own = await victim.connect();
    await requestTickets(own, victim);
    await Promise.all([victim.stake(4_00n), thief.stake(6_00n)]);
    await drawRaffles(harness.services);
    await own.next('PlayerRaffleTicketsListResponse', ({ data }) => countIn('hourly', data) === 4);
    // The refused requests started no updates, not even of the player's own tickets.
    await refusalOf(connection, ticketsRequest(tivoli(), victim.playerId));
    expect(ticketsOn(connection)).toEqual([]);
    for (const one of [connection, own]) one.close();
  });
});

describe('a drawn drop', () => {
  it('JSOCK-07 RAFF-13 is sent to all listeners, with the winners and the amounts paid', async () => {
    const winner = await harness.enterNew('tivoli', 'CAD');
    const before = await balanceOf(winner);
    // No other player is in the drop.
    await harness.drawNow('tivoli', 'hourly');
    await winner.stake(10_00n);
    const connections = [
      await harness.subscribed(watcher, 'tivoli'),
      await harness.subscribed(winner, 'tivoli'),
    ];
    const deaf = await watcher.connect();
    const id = await drawAndNotify();
    for (const connection of connections) {
      const { data } = await connection.next('RaffleWinEvent', (one) => one.data.instance_id === id);
      expect(data.drop_type).toBe('hourly');
      const own = data.winners.find(({ player_id: player }) => player === winner.playerId);
      expect(own?.currency).toBe('CAD');
      expect((await balanceOf(winner)) - before + 10_00n).toBe(
        BigInt(Math.round(Number(own?.win_amount) * 100)),
      );
    }
    expect(wonOn(deaf)).toEqual([]);
    for (const connection of [...connections, deaf]) connection.close();
  });

  it('JSOCK-07 is sent once on each connection, however often the job runs', async () => {
    await anna.stake(1_00n);
    const connection = await harness.subscribed(watcher, 'tivoli');
    const id = await drawAndNotify();
    for (let check = 0; check < 3; check++) await drawRaffles(harness.services);
    const later = await drawAndNotify('daily');
    await connection.next('RaffleWinEvent', ({ data }) => data.instance_id === later);
    expect(wonOn(connection).filter(({ instance_id: one }) => one === id)).toHaveLength(1);
    connection.close();
  });

  it('JSOCK-07 is not sent at another brand', async () => {
    const foreign = await harness.enter('anna@foyer.test', 'northlight');
    const connection = await harness.subscribed(foreign, 'northlight');
    await drawAndNotify();
    connection.sendMessage(ticketsRequest(harness.siteOf('northlight'), foreign.playerId));
    await connection.next('PlayerRaffleTicketsListResponse');
    expect(wonOn(connection)).toEqual([]);
    connection.close();
  });
});

async function balanceOf({ playerId }: TestPlayer): Promise<bigint> {
  return (await harness.services.wallet.state(harness.database.query, playerId)).balance.minor;
}

/** A winner of the drop that was just drawn, who had no open connection. */
async function absentWinner() {
  const winner = await newcomer();
  // No other player is in the drop.
  await harness.drawNow('tivoli', 'hourly');
  await winner.stake(5_00n);
  const id = await drawAndNotify();
  return { winner, id };
}

describe('a win without an open connection', () => {
  it('JSOCK-07 is sent to the winner at their return, without the other winners, until they have seen it', async () => {
    const { winner, id } = await absentWinner();
    const [message, ...more] = await receivedBy(winner, 'one');
    expect(message).toMatchObject({ instance_id: id, drop_type: 'hourly' });
    expect(message?.winners.map(({ player_id: player }) => player)).toEqual([winner.playerId]);
    expect(more).toEqual([]);
    expect(await receivedBy(winner, 'one')).toEqual([message]);
    expect(await receivedBy(watcher, 'none')).toEqual([]);

    // Two tabs receive it; marking it as seen in one is sent to the other, and later tabs get nothing.
    const [one, other] = [
      await harness.subscribed(winner, 'tivoli'),
      await harness.subscribed(winner, 'tivoli'),
    ];
    for (const tab of [one, other]) await tab.next('RaffleWinEvent');
    one.sendMessage(seen(winner, id));
    expect((await other.next('RaffleWinSeen')).data).toEqual(seen(winner, id).data);
    expect(await receivedBy(winner, 'none')).toEqual([]);
    for (const tab of [one, other]) tab.close();
  });

  it('JSOCK-07 marked as seen repeatedly is recorded once, and sent to other tabs once', async () => {
    const { winner, id } = await absentWinner();
    const [one, other] = [
      await harness.subscribed(winner, 'tivoli'),
      await harness.subscribed(winner, 'tivoli'),
    ];
    for (let time = 0; time < 5; time++) one.sendMessage(seen(winner, id));
    await other.next('RaffleWinSeen');
    // Replayed on a connection of another session, like a recorded message.
    const later = await harness.subscribed(winner, 'tivoli');
    later.sendMessage(seen(winner, id));
    await later.next('RaffleWinSeen');
    const daily = await drawAndNotify('daily');
    await other.next('RaffleWinEvent', ({ data }) => data.instance_id === daily);
    expect(other.received.filter(({ type }) => type === 'RaffleWinSeen')).toHaveLength(1);
    const { rows } = await sql`select 1 from raffle.seen where player_id = ${winner.playerId}`.execute(
      harness.database.query,
    );
    expect(rows).toHaveLength(1);
    for (const tab of [one, other, later]) tab.close();
  });

  it('JSOCK-07 can be marked as seen by its winner only, and only for a drop that they won', async () => {
    const { winner, id } = await absentWinner();
    const foreign = await harness.enter('anna@foyer.test', 'northlight');
    const otherSession = await harness.subscribed(foreign, 'northlight');
    const connection = await harness.subscribed(watcher, 'tivoli');
    const running = (await harness.running('tivoli', 'hourly')).id;
    for (const forged of [
      seen(watcher, id),
      seen(winner, id),
      seen(watcher, running),
      seen(watcher, 'tivoli-hourly-never'),
    ])
      expect(await refusalOf(connection, forged)).toBe('BadRequest');
    expect(await refusalOf(otherSession, seen(foreign, id))).toBe('BadRequest');
    expect(await refusalOf(otherSession, seen(winner, id))).toBe('BadRequest');
    for (const one of [connection, otherSession]) one.close();
    expect(await receivedBy(winner, 'one')).toHaveLength(1);
  });

  it('JSOCK-07 LIMIT-11 is sent to a player who has excluded themselves meanwhile', async () => {
    const finn = await harness.enter('finn@foyer.test', 'tivoli');
    await harness.database.transaction((tx) =>
      harness.services.wallet.correct(tx, {
        key: 'for a stake',
        playerId: finn.playerId,
        amount: { minor: 10_00n, currency: 'EUR' },
        operator: 'Ada',
        reason: 'a test',
      }),
    );
    await finn.stake(5_00n);
    const id = await drawAndNotify();
    const until = new Date(harness.clock.now().getTime() + DAY);
    await harness.database.transaction((tx) =>
      harness.services.selfExclusion.excludePlayer(tx, finn.playerId, until),
    );
    const back = await harness.enter('finn@foyer.test', 'tivoli');
    expect(await receivedBy(back, 'one')).toMatchObject([{ instance_id: id }]);
  });
});

describe('a raffle without a jackpot, and a jackpot without a raffle', () => {
  it('JSOCK-02 JSOCK-07 a brand with only a raffle accepts connections and sends its wins', async () => {
    const { winner, id } = await absentWinner();
    const site = { ...tivoli(), jackpot: null };
    const player = {
      playerId: winner.playerId,
      sessionId: winner.sessionId,
      brand: site.brand,
      country: 'IE',
    };
    const requester = { site, player };
    for (const source of ['thrillpots', 'raffle-weekly-potw']) {
      const request = v.parse(JackpotRequestSchema, subscription(winner.playerId, 'tivoli', source));
      expect(await handleJackpotRequest(harness.services, requester, request)).toEqual({
        type: 'JackpotUpdate',
        data: { id: '', pots: [] },
      });
      expect(await unseenWins(harness.services, requester, request)).toMatchObject([
        { type: 'RaffleWinEvent', data: { instance_id: id } },
      ]);
    }
  });

  it('JSOCK-02 JSOCK-04 a brand with only a jackpot has pots, no tickets, and no raffle sources', async () => {
    const bo = await harness.enter('bo@foyer.test', 'baltika');
    const connection = await harness.subscribed(bo, 'baltika');
    connection.sendMessage(ticketsRequest(harness.siteOf('baltika'), bo.playerId));
    expect((await connection.next('PlayerRaffleTicketsListResponse')).data).toEqual({ instance_tickets: [] });
    expect(await refusalOf(connection, seen(bo, 'tivoli-hourly-never'))).toBe('BadRequest');
    connection.close();
    const other = await bo.connect();
    other.sendMessage(subscription(bo.playerId, 'baltika', 'raffle-hourly'));
    expect((await other.next('Error')).data.message).toBe('Error resolving subscription context');
    expect((await other.closed).code).toBe(4400);
  });
});
