import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DropsResponseSchema, EntriesResponseSchema, type Drop } from '@foyer/contract/raffle/drops.ts';
import { RAFFLE_PATHS, RAFFLE_SOURCES } from '@foyer/contract/raffle/http.ts';
import { checkDrop, isRevealed, type RevealedDrop } from '@foyer/contract/raffle/verify.ts';
import type { TestPlayer } from '../../../../testing/jackpotHarness.ts';
import { bearerOf, startRaffleHarness, type RaffleHarness } from '../../../../testing/raffleHarness.ts';

let harness: RaffleHarness;
beforeAll(async () => {
  harness = await startRaffleHarness();
});
afterAll(() => harness.stop());

const BRAND = 'tivoli';
const SOURCE = RAFFLE_SOURCES.hourly;
const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

async function told(id: string, guest?: TestPlayer): Promise<Drop & RevealedDrop> {
  const path = RAFFLE_PATHS.drops(SOURCE, BRAND) + (guest ? `?player_id=${guest.playerId}` : '');
  const answer = await harness.get(path, guest && bearerOf(guest));
  const { drops } = v.parse(DropsResponseSchema, answer.json());
  const drop = drops.find((one) => one.id === id);
  if (!drop || !isRevealed(drop)) throw new Error(`${id} has not been told`);
  return drop;
}

async function linesOf({ number }: Drop): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let from: number | null = 1; from !== null;) {
    const answer = await harness.get(`${RAFFLE_PATHS.entries(SOURCE, BRAND, number)}?from=${from}`);
    const page = v.parse(EntriesResponseSchema, answer.json());
    lines.push(...page.lines);
    from = page.next;
  }
  return lines;
}

it('FAIR-08 a drop that was really drawn is true to whoever computes it again, and to each who took part', async () => {
  const { commitment, prizes } = await harness.running(BRAND, 'hourly');
  const guests: TestPlayer[] = [];
  for (const stake of [12_00n, 3_50n, 40_00n, 1_00n, 7_25n]) {
    const guest = await harness.enterNew(BRAND, 'EUR');
    await guest.stake(stake);
    guests.push(guest);
  }
  const id = await harness.drawNow(BRAND, 'hourly');
  const drop = await told(id);
  const lines = await linesOf(drop);
  const kept = { commitment, prizes, list: drop.list.hash };
  const verdict = await checkDrop(drop, lines, { sha256, kept });
  expect(verdict.findings.filter(({ isTrue }) => !isTrue)).toEqual([]);
  expect(verdict).toMatchObject({ isTrue: true, disagreements: [] });
  expect(verdict.drawn).toHaveLength(prizes.length);
  for (const guest of guests) {
    const own = await told(id, guest);
    const { findings } = await checkDrop(own, lines, { sha256, kept });
    expect(findings.find(({ what }) => what === 'own')).toMatchObject({ isTrue: true });
  }
});
