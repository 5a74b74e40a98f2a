import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR, MINUTE } from '@foyer/domain/duration.ts';
import { migrate } from '@foyer/platform/infra/database/migrate.ts';
import { outboxMigrations } from '@foyer/platform/infra/outbox/index.ts';
import {
  createRegulator,
  listReports,
  regulatorModule,
  requestDelivery,
  type DeliverReport,
  type ReportingLicence,
} from '@foyer/platform/modules/regulator/index.ts';
import { walletModule } from '@foyer/platform/modules/wallet/index.ts';
import { ledgerKeysOf, newLedgerKey, signNote } from '@foyer/platform/modules/wallet/seals/ledgerKeys.ts';
import {
  openSealedLedger,
  type SealedLedger,
} from '@foyer/platform/modules/wallet/seals/testing/sealedLedger.ts';
import type { TestPlayer } from '@foyer/platform/modules/wallet/testing/ledger.ts';
import { reportReceiver } from '@foyer/platform/providers/regulator/deliverReport.ts';
import { startCompanies, type Companies } from '@foyer/sandbox/companies/server.ts';
import { checkReport } from '../../verifyProof/checkReport.ts';

const SECRET = 'the secret of the companies';
/** Small, so that a day has many parts. */
const CHUNK_BYTES = 256;

let ledger: SealedLedger;
let player: TestPlayer;
let companies: Companies;
let keys: Server;
let folder: string;
let licence: ReportingLicence;
const log = { warn: vi.fn(), info: vi.fn() };

beforeAll(async () => {
  ledger = await openSealedLedger();
  const sets = [outboxMigrations, walletModule.migrations, regulatorModule.migrations];
  await migrate(ledger.database, sets);
  player = await ledger.addPlayer({ balance: 500_00n });
  await ledger.addPlayer({ balance: 0n });
  keys = createServer((_request, response) => response.end(`${ledger.keys.published.join('\n')}\n`));
  keys.listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const platformUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}`;
  companies = await startCompanies({ port: 0, secret: SECRET, platformUrl });
  folder = await mkdtemp(join(tmpdir(), 'foyer-report-'));
  licence = { licence: 'mga', licensee: 'MGA/B2C/1', from: ledger.today(), brands: ['northlight'] };
});
afterEach(() => setMode('accept'));
afterAll(async () => {
  await companies.stop();
  keys.close();
  await rm(folder, { recursive: true });
  await ledger.drop();
});

/** A node of the platform. @param positions receives the position of each part that it sends */
function node(positions: bigint[] = [], sign = (text: string) => ledger.seals.sign(text)) {
  const key = createHmac('sha256', SECRET).update('regulator').digest('hex');
  const send = reportReceiver({ mga: { url: `${companies.url}/regulator/reports`, keys: [key] } });
  const deliver: DeliverReport = (delivery) =>
    send({
      ...delivery,
      read(position) {
        positions.push(position);
        return delivery.read(position);
      },
    });
  const { database, clock, seals } = ledger;
  return createRegulator({
    database,
    clock,
    log,
    deliver,
    days: { ...seals, sign },
    pseudonymKey: 'a key of the operator that stays there',
    chunkBytes: CHUNK_BYTES,
  });
}

const setMode = (way: 'accept' | 'refuse' | 'interrupt') =>
  fetch(`${companies.url}/regulator/mode`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ way }).toString(),
    redirect: 'manual',
  });

interface Received {
  readonly name: string;
  readonly bytes: number;
  readonly received: number;
  readonly lines: Readonly<Record<string, number>> | null;
}
async function received(day: string, edition = 1): Promise<Received | undefined> {
  const files: readonly Received[] = await (await fetch(`${companies.url}/regulator/received`)).json();
  return files.find(({ name }) => name === `mga-${day}-${edition}.jsonl.gz`);
}
const download = async (day: string) =>
  Buffer.from(await (await fetch(`${companies.url}/regulator/files/mga-${day}-1.jsonl.gz`)).arrayBuffer());
const reportOf = async (day: string) =>
  (await listReports(ledger.database.query, 100)).find((report) => report.day === day) ??
  expect.fail(`${day} is not written`);

/** A day with movements of every kind, sealed. @returns the day */
async function sealedDay(): Promise<string> {
  const day = ledger.today();
  await ledger.play(player);
  ledger.nextDay();
  await ledger.seals.sealDays();
  return day;
}

async function check(file: Buffer, note: string, publicKeys = ledger.keys.published.join('\n')) {
  const path = (name: string) => join(folder, name);
  await writeFile(path('file'), file);
  await writeFile(path('note'), note);
  await writeFile(path('keys'), publicKeys);
  return checkReport({ file: path('file'), note: path('note'), keys: path('keys') });
}

describe('reports for a regulator', () => {
  it('MONEY-11 a day is written when it is sealed, agrees with its seal, and names no player', async () => {
    const node1 = node();
    await ledger.play(player);
    expect(await node1.writeNext(licence)).toBe(false);
    const day = await sealedDay();
    expect(await node1.writeNext(licence)).toBe(true);
    expect(await node1.writeNext(licence)).toBe(false);
    await node1.deliverNext(licence);
    const report = await reportOf(day);
    expect(report).toMatchObject({ edition: 1, deliveredAt: ledger.clock.now(), failures: 0 });
    expect(await node1.waitingSince(ledger.database.query, licence)).toBeNull();

    const { rows } = await ledger.database.pool.query<{ hours: bigint }>(`
      select sum(split_part(line, ' ', 3)::bigint)::bigint as hours
      from wallet.seal, regexp_split_to_table(statement, '\\n') line
      where day = '${day}' and line like 'transfers %'`);
    const { lines } = (await received(day)) ?? {};
    expect(lines).toMatchObject({ report: 1, session: 2, transaction: Number(rows[0]?.hours), balance: 2 });
    const file = await download(day);
    expect(await check(file, report.note)).toMatchObject({ isRight: true });
    const text = gunzipSync(file).toString();
    expect(text).not.toContain(`"${player.playerId}"`);
    expect(text).toMatch(/"type":"bet",.+"game":"fox-and-ember",.+"amount":"3\.00"/);

    // A file that was changed is found, also by who repairs what can be repaired without the key.
    const damaged = Buffer.from(file);
    damaged[40] = (damaged[40] ?? 0) ^ 1;
    const changed = gzipSync(text.replace('"amount":"3.00"', '"amount":"2.00"'));
    for (const other of [damaged, changed])
      expect(await check(other, report.note)).toMatchObject({ isRight: false });
    const stranger = ledgerKeysOf(newLedgerKey('ledger.test').privateText, []);
    expect(await check(file, report.note, stranger.published[0])).toMatchObject({ isRight: false });
    const note = report.note.replace('edition 1', 'edition 2');
    expect(await check(file, note)).toMatchObject({ isRight: false });
  });

  it('an interrupted transfer goes on where it stopped', async () => {
    const day = await sealedDay();
    await node().writeNext(licence);
    await setMode('interrupt');
    await node().deliverNext(licence);
    const first = await received(day);
    expect(first).toMatchObject({ received: CHUNK_BYTES / 2, lines: null });
    expect(await reportOf(day)).toMatchObject({ deliveredAt: null, failures: 1 });

    await setMode('accept');
    ledger.clock.advance(MINUTE);
    const positions: bigint[] = [];
    // Another node goes on.
    await node(positions).deliverNext(licence);
    const report = await reportOf(day);
    expect(report.deliveredAt).not.toBeNull();
    expect(positions[0]).toBe(BigInt(CHUNK_BYTES / 2));
    expect(positions[1]).toBe(BigInt(CHUNK_BYTES));
    expect(await check(await download(day), report.note)).toMatchObject({ isRight: true });
  });

  it('a receiver that is down is tried after a pause that doubles, and missed days are caught up', async () => {
    await setMode('refuse');
    const days = [await sealedDay(), await sealedDay(), await sealedDay()];
    const [first = ''] = days;
    const node1 = node();
    while (await node1.writeNext(licence));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await node1.deliverNext(licence);
      const { nextAttemptAt, lastError, failures } = await reportOf(first);
      expect({ failures, lastError }).toMatchObject({ failures: attempt + 1, lastError: /503/ });
      pauses.push((nextAttemptAt?.getTime() ?? 0) - ledger.clock.now().getTime());
      ledger.clock.advance(pauses.at(-1) ?? 0);
    }
    expect(pauses).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE]);
    expect(await node1.waitingSince(ledger.database.query, licence)).toEqual(
      new Date(Date.parse(`${first}T24:00:00Z`)),
    );

    await setMode('accept');
    ledger.clock.advance(HOUR);
    for (const _day of days) await node1.deliverNext(licence);
    for (const day of days) {
      const report = await reportOf(day);
      expect(report).toMatchObject({ failures: 0, lastError: null, failingSince: null });
      // The balances of a day are also right after later days were sealed.
      expect(await check(await download(day), report.note)).toMatchObject({ isRight: true });
    }
  });

  it('a conclusion of an earlier day’s payment is reported, and a day without movements too', async () => {
    const { rows } = await ledger.database.pool.query<{ key: string }>(`
      select key from wallet.transfer where status = 'pending' limit 1`);
    const pending = { caller: 'foyer:test', key: rows[0]?.key ?? '' };
    await ledger.database.transaction((tx) => ledger.wallet.conclude(tx, pending, 'posted'));
    const day = await sealedDay();
    const quiet = ledger.today();
    ledger.nextDay();
    await ledger.seals.sealDays();
    for (const one of [day, quiet]) {
      await node().writeNext(licence);
      await node().deliverNext(licence);
      expect(await check(await download(one), (await reportOf(one)).note)).toMatchObject({ isRight: true });
    }
    expect((await received(day))?.lines).toMatchObject({ conclusion: 1 });
    expect((await received(quiet))?.lines).toEqual({ report: 1, balance: 2, end: 1 });
  });

  it('a report with the signature of an unknown key is refused', async () => {
    const stranger =
      ledgerKeysOf(newLedgerKey('ledger.test').privateText, []).signing ?? expect.fail('no key');
    const day = await sealedDay();
    const forger = node([], (text) => signNote(text, stranger));
    await forger.writeNext(licence);
    await forger.deliverNext(licence);
    expect(await reportOf(day)).toMatchObject({ deliveredAt: null, lastError: 'status 422' });
    expect(await received(day)).toBeUndefined();
    // Other contents are another edition, signed by the right key.
    await node().writeAgain({ ...licence, licensee: 'MGA/B2C/2' }, day);
    await node().deliverNext(licence);
    expect((await received(day, 2))?.lines).toMatchObject({ end: 1 });
  });

  it('two nodes at once write one report and make one delivery', async () => {
    const day = await sealedDay();
    const nodes = [node(), node()];
    await Promise.all(nodes.map((one) => one.writeNext(licence)));
    vi.clearAllMocks();
    await Promise.all(nodes.map((one) => one.deliverNext(licence)));
    const report = await reportOf(day);
    expect(report.deliveredAt).not.toBeNull();
    expect(log.info).toHaveBeenCalledTimes(1);
    expect(await received(day)).toMatchObject({ received: Number(report.bytes), lines: { end: 1 } });
    const { rows } = await ledger.database.pool.query<{ files: bigint }>(`
      select count(distinct file) - (select count(*) from regulator.report) as files
      from regulator.chunk`);
    expect(rows[0]?.files).toBe(0n);
  });

  it('a day that is written again without a change is the same file, which is not sent again', async () => {
    const day = await sealedDay();
    await node().writeNext(licence);
    await node().deliverNext(licence);
    const before = await reportOf(day);
    const again = await node().writeAgain(licence, day);
    expect(again).toMatchObject({ edition: 1, sha256: before.sha256, deliveredAt: before.deliveredAt });
    await requestDelivery(ledger.database.query, licence.licence, day);
    const positions: bigint[] = [];
    await node(positions).deliverNext(licence);
    expect((await reportOf(day)).deliveredAt).not.toBeNull();
    expect(positions).toEqual([]);
  });

  it('a day that no longer agrees with its seal is not written', async () => {
    const day = await sealedDay();
    await ledger.forge(`update wallet.transfer set amount = amount + 1 where id = (
      select id from wallet.transfer where recipe = 'win' order by id desc limit 1)`);
    await expect(node().writeNext(licence)).rejects.toThrow(`the totals of ${day}`);
    expect((await listReports(ledger.database.query, 100)).some((report) => report.day === day)).toBe(false);
  });
});
