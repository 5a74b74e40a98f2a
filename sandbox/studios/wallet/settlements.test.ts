import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { money, type Money } from '@foyer/domain/money.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileJournal, memoryJournal, type Journal, type OwedRound } from './journal.ts';
import { createSettlements, type Settlements } from './settlements.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from './walletClient.ts';
import type { WalletCall } from './wire.ts';

const inRound = (transactionId: string) => ({ sessionId: 's', roundId: 'r', transactionId });
const win: WalletCall = { name: 'win', body: { ...inRound('w'), amount: '5.00', currency: 'EUR' } };
const endRound: WalletCall = { name: 'endRound', body: inRound('e') };
const rollback: WalletCall = { name: 'rollback', body: { ...inRound('b'), rollsBack: 'bet' } };
const round: OwedRound = { roundId: 'r', calls: [win, endRound] };

let sent: string[];
let responses: (Money | Error)[];
let pauses: number[];
let logged: string[];
const client: WalletClient = {
  authenticate: () => Promise.reject(new Error('not in these tests')),
  balance: () => Promise.reject(new Error('not in these tests')),
  async send(call) {
    sent.push(call.name);
    const balance = responses.shift() ?? money(0n, 'EUR');
    if (balance instanceof Error) throw balance;
    return { balance, isHeld: false, request: sent.length };
  },
};
const start = (journal: Journal): Settlements =>
  createSettlements({
    client,
    journal,
    pause: async (delayMs) => void pauses.push(delayMs),
    log: (line) => logged.push(line),
  });

beforeEach(() => {
  sent = [];
  responses = [];
  pauses = [];
  logged = [];
});

describe('the pending calls of a round', () => {
  it('are sent in order and then deleted', async () => {
    const journal = memoryJournal();
    const settlements = start(journal);
    responses = [money(500n, 'EUR'), money(501n, 'EUR')];
    await settlements.owe(round);
    expect(settlements.isOwing('r')).toBe(true);
    expect(await settlements.send('r')).toEqual({ balance: money(501n, 'EUR'), isHeld: false, request: 2 });
    expect(sent).toEqual(['win', 'endRound']);
    expect(settlements.isOwing('r')).toBe(false);
    expect(await journal.all()).toEqual([]);
  });

  it('are retried until they are confirmed, with growing delays of at most 30 s', async () => {
    const settlements = start(memoryJournal());
    responses = Array.from({ length: 9 }, () => new WalletSilence('away'));
    await settlements.owe(round);
    await settlements.send('r');
    expect(sent).toEqual([...Array<string>(10).fill('win'), 'endRound']);
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it.each([
    ['confirmed', money(0n, 'EUR')],
    ['refused for good', new WalletRefusal(404, 'UnknownRound', [])],
  ])('that change while a call is on its way are sent as well, after it was %s', async (_what, response) => {
    const journal = memoryJournal();
    const settlements = start(journal);
    responses = [response];
    await settlements.owe({ roundId: 'r', calls: [rollback] });
    const sending = settlements.send('r');
    await settlements.owe(round);
    await sending;
    expect(sent).toEqual(['rollback', 'win', 'endRound']);
    expect(await journal.all()).toEqual([]);
  });

  it('are sent once when sending is requested twice', async () => {
    const settlements = start(memoryJournal());
    await settlements.owe(round);
    await Promise.all([settlements.send('r'), settlements.send('r')]);
    await settlements.send('r');
    expect(sent).toEqual(['win', 'endRound']);
  });

  it('of two rounds are sent independently of each other', async () => {
    const settlements = start(memoryJournal());
    await settlements.owe(round);
    await settlements.owe({ roundId: 'r2', calls: [rollback] });
    await Promise.all([settlements.send('r'), settlements.send('r2')]);
    expect([...sent].sort()).toEqual(['endRound', 'rollback', 'win']);
  });

  it('are moved aside for manual review when the wallet refuses one permanently', async () => {
    const journal = memoryJournal();
    const settlements = start(journal);
    responses = [new WalletRefusal(404, 'UnknownRound', [])];
    await settlements.owe(round);
    await settlements.send('r');
    expect(journal.failed).toEqual([round]);
    expect(await journal.all()).toEqual([]);
    expect(logged.join()).toContain('UnknownRound');
  });

  it('of a refused round stay in the journal when it fails, which is logged and rejects nothing', async () => {
    const journal = memoryJournal();
    const settlements = start({ ...journal, moveToFailed: () => Promise.reject(new Error('disk')) });
    responses = [money(500n, 'EUR'), new WalletRefusal(404, 'UnknownRound', [])];
    await settlements.owe(round);
    expect(await settlements.send('r')).toMatchObject({ balance: money(500n, 'EUR') });
    expect(await journal.all()).toEqual([{ roundId: 'r', calls: [endRound] }]);
    expect(logged.join()).toContain('disk');
  });

  it('are retried after an authentication failure, because a person can fix it', async () => {
    const settlements = start(memoryJournal());
    responses = [new WalletRefusal(401, 'BadSignature', []), new WalletRefusal(401, 'StaleTimestamp', [])];
    await settlements.owe(round);
    await settlements.send('r');
    expect(sent).toEqual(['win', 'win', 'win', 'endRound']);
  });

  it('are not sent by `owe` alone, nor after `release`', async () => {
    const settlements = start(memoryJournal());
    await settlements.owe({ roundId: 'r', calls: [rollback] });
    await settlements.release('r');
    expect(await settlements.send('r')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a restarted studio', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'studio-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('sends the calls that are still pending, starting with the first unconfirmed one', async () => {
    const first: Settlements = createSettlements({
      client,
      journal: fileJournal(folder),
      pause: async () => first.stop(),
      log: () => {},
    });
    responses = [money(500n, 'EUR'), new WalletSilence('away')];
    await first.owe(round);
    await first.send('r');
    expect(sent).toEqual(['win', 'endRound']);

    sent = [];
    const second = start(fileJournal(folder));
    await second.resume();
    await second.send('r');
    expect(sent).toEqual(['endRound']);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['confirmed', money(500n, 'EUR')],
    ['refused for good', new WalletRefusal(404, 'UnknownRound', [])],
  ])('finds a call in the journal that was %s after the stop', async (_what, response) => {
    responses = [response];
    const first: Settlements = createSettlements({
      client: {
        ...client,
        async send(call) {
          await first.stop();
          return client.send(call);
        },
      },
      journal: fileJournal(folder),
      pause: async () => {},
      log: () => {},
    });
    await first.owe(round);
    await first.send('r');
    expect(await fileJournal(folder).all()).toEqual([round]);
  });

  it('reads the journal after the last change of the stopped one, for which the stop waits', async () => {
    const journal = fileJournal(folder);
    let deletionBegins = (): void => {};
    const isDeleting = new Promise<void>((begun) => {
      deletionBegins = begun;
    });
    const first = start({
      ...journal,
      async forget(roundId) {
        deletionBegins();
        await readdir(folder);
        await journal.forget(roundId);
      },
    });
    await first.owe({ roundId: 'r', calls: [endRound] });
    const sending = first.send('r');
    await isDeleting;
    await first.stop();
    expect(await journal.all()).toEqual([]);
    await sending;
  });

  it('finds the calls that were added to a round while it was moved aside, for which the stop waits as well', async () => {
    responses = [new WalletRefusal(404, 'UnknownRound', [])];
    const journal = fileJournal(folder);
    let stopping: Promise<void> | undefined;
    const first: Settlements = start({
      ...journal,
      async moveToFailed(refused) {
        await journal.moveToFailed(refused);
        stopping = first.stop();
      },
    });
    await first.owe({ roundId: 'r', calls: [rollback] });
    const sending = first.send('r');
    await first.owe(round);
    await expect.poll(() => stopping !== undefined).toBe(true);
    await stopping;
    expect(await journal.all()).toEqual([round]);
    await sending;
  });

  it('keeps the latest calls of a round, and moves a refused round to a separate file', async () => {
    const journal = fileJournal(folder);
    await journal.write({ roundId: 'r', calls: [rollback] });
    await journal.write(round);
    expect(await journal.all()).toEqual([round]);
    await journal.moveToFailed(round);
    expect(await journal.all()).toEqual([]);
    expect(await readdir(folder)).toEqual(['r.refused.json']);
  });

  it('has no pending calls when its folder does not exist yet', async () => {
    expect(await fileJournal(join(folder, 'new')).all()).toEqual([]);
  });
});
