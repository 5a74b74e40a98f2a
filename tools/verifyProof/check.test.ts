import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatCheckpoint, hashOf, joinList } from '@foyer/contract/wallet/seals/checkpoint.ts';
import { formatKey } from '@foyer/contract/wallet/seals/signedNote.ts';
import {
  leafOf,
  newTestKey,
  proofOf,
  signText,
  type TestKey,
} from '@foyer/contract/wallet/seals/testing/sampleTree.ts';
import { check } from './check.ts';

let folder: string;
let server: Server;
let key: TestKey;
let published = '';
let notes: string[];
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-proof-'));
  server = createServer((_request, response) => response.end(published)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/ledger/checkpoints`;
  key = await newTestKey();
  const leaves = [leafOf(12_34n, 0n, 0), leafOf(5_00n, 1_00n, 1), leafOf(0n, 0n, 2)];
  const { proof, checkpoint } = proofOf(leaves, 0, key);
  const next = formatCheckpoint({
    ...checkpoint,
    day: '2026-11-24',
    previous: await hashOf(formatCheckpoint(checkpoint)),
  });
  notes = [proof.note, signText(next, key)];
  published = joinList(notes);
  await write('proof.json', JSON.stringify(proof));
  await write('forged.json', JSON.stringify({ ...proof, real: '123400' }));
  await write('copy.txt', joinList(notes.slice(0, 1)));
  await write('keys.txt', `${formatKey(key)}\n`);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const file = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFile(file(name), text);

describe('MONEY-12 npm run verify-proof', () => {
  it('says what the player had, and what the brand owed', async () => {
    const { isRight, lines } = await check({ proof: file('proof.json'), keys: formatKey(key) });
    expect(lines).toEqual([
      'player player-0 had 12.34 EUR real and 0.00 EUR bonus money at the end of 2026-11-23 (UTC)',
      'this is part of what northlight owed its 3 players: 17.34 EUR real and 1.00 EUR bonus money',
    ]);
    expect(isRight).toBe(true);
  });

  it('refuses a forged balance and the key of somebody else', async () => {
    const stranger = formatKey(await newTestKey());
    expect(await check({ proof: file('forged.json'), keys: file('keys.txt') })).toMatchObject({
      isRight: false,
    });
    expect(await check({ proof: file('proof.json'), keys: stranger })).toMatchObject({ isRight: false });
  });

  it('MONEY-11 compares a copied list with the published one, and finds the checkpoint in both', async () => {
    const given = { proof: file('proof.json'), keys: file('keys.txt'), list: file('copy.txt'), live: url };
    expect(await check(given)).toMatchObject({ isRight: true });
    published = joinList([...notes].toReversed());
    expect(await check({ keys: file('keys.txt'), live: url })).toMatchObject({ isRight: false });
    const text = formatCheckpoint({
      day: '2026-11-23',
      previous: null,
      statement: '0'.repeat(64),
      books: [],
    });
    published = joinList([signText(text, key)]);
    const { isRight, lines } = await check(given);
    expect(isRight).toBe(false);
    expect(lines).toContain('the published list was changed: it does not begin with the copied one');
    expect(lines).toContain('the checkpoint of the proof is not in the list');
  });

  it('MONEY-11 refuses a published or copied list without checkpoints, which proves nothing', async () => {
    published = '';
    await write('empty.txt', '');
    const { isRight, lines } = await check({ keys: file('keys.txt'), list: file('empty.txt'), live: url });
    expect(isRight).toBe(false);
    expect(lines).toContain('the copied list is wrong: it has no checkpoints');
    expect(lines).toContain('the published list is wrong: it has no checkpoints');
    published = joinList(notes);
    expect(await check({ keys: file('keys.txt'), list: file('empty.txt'), live: url })).toMatchObject({
      isRight: false,
    });
  });

  it('is not right when there is nothing to check', async () => {
    expect(await check({ keys: formatKey(key) })).toEqual({ isRight: false, lines: [] });
  });
});
