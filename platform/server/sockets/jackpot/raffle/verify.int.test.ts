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

async function message(id: string, player?: TestPlayer): Promise<Drop & RevealedDrop> {
  const path = RAFFLE_PATHS.drops(SOURCE, BRAND) + (player ? `?player_id=${player.playerId}` : '');
  const response = await harness.get(path, player && bearerOf(player));
  const { drops } = v.parse(DropsResponseSchema, response.json());
  const drop = drops.find((one) => one.id === id);
  if (!drop || !isRevealed(drop)) throw new Error(`${id} has not been told`);
  return drop;
}

async function linesOf({ number }: Drop): Promise<readonly string[]> {
  const connections: string[] = [];
  for (let from: number | null = 1; from !== null;) {
    const response = await harness.get(`${RAFFLE_PATHS.entries(SOURCE, BRAND, number)}?from=${from}`);
    const page = v.parse(EntriesResponseSchema, response.json());
    connections.push(...page.lines);
    from = page.next;
  }
  return connections;
}

it('FAIR-08 the published data of a real draw is correct for everybody who recomputes it, and for each participant', async () => {
  const { commitment, prizes } = await harness.running(BRAND, 'hourly');
  const players: TestPlayer[] = [];
  for (const stake of [12_00n, 3_50n, 40_00n, 1_00n, 7_25n]) {
    const player = await harness.enterNew(BRAND, 'EUR');
    await player.stake(stake);
    players.push(player);
  }
  const id = await harness.drawNow(BRAND, 'hourly');
  const drop = await message(id);
  const connections = await linesOf(drop);
  const saved = { commitment, prizes, list: drop.list.hash };
  const verdict = await checkDrop(drop, connections, { sha256, saved: saved });
  expect(verdict.findings.filter(({ isTrue }) => !isTrue)).toEqual([]);
  expect(verdict).toMatchObject({ isTrue: true, disagreements: [] });
  expect(verdict.drawn).toHaveLength(prizes.length);
  for (const player of players) {
    const own = await message(id, player);
    const { findings } = await checkDrop(own, connections, { sha256, saved: saved });
    expect(findings.find(({ what }) => what === 'own')).toMatchObject({ isTrue: true });
  }
});
