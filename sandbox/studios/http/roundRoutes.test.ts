import { createHmac } from 'node:crypto';
import { MINUTE } from '@foyer/domain/duration.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoundSeeds } from '../play/slot/roundSeeds.ts';
import { startTestStudio, type TestStudio } from '../testing/testStudio.ts';
import { KEY } from '../testing/testWallet.ts';
import type { RoundSettings } from './roundPage.ts';

const seeds = createRoundSeeds();
let studio: TestStudio;
let lobby: string;
beforeAll(async () => {
  studio = await startTestStudio(
    () => ({ game: 'fox-and-ember', sessionId: 'one', openRound: null, rules: {} }),
    { seeds },
  );
  lobby = studio.wallet.url;
});
afterAll(() => studio.stop());

interface Link {
  readonly game?: string;
  readonly round: string;
  readonly stake?: string;
  readonly lobby?: string;
  readonly secret?: string;
  readonly ageMs?: number;
  readonly locale?: string;
}
function linkTo({ game = 'fox-and-ember', round, stake = '1.00', locale = 'en', ...of }: Link): string {
  const query = new URLSearchParams({
    locale,
    currency: 'EUR',
    stake,
    lobby: of.lobby ?? lobby,
    timestamp: String(studio.time.clock - (of.ageMs ?? 0)),
  });
  const path = `/rounds/${game}/${encodeURIComponent(round)}?${query}`;
  const signature = createHmac('sha256', of.secret ?? KEY.secret)
    .update(`${query.get('timestamp')}.${path}.`)
    .digest('hex');
  return `${path}&signature=${signature}`;
}
const get = (path: string) => fetch(studio.url + path);

async function settingsOf(path: string): Promise<RoundSettings> {
  const response = await get(path);
  expect(response.status).toBe(200);
  const text = /id="settings">([^<]*)</.exec(await response.text())?.[1] ?? 'null';
  return JSON.parse(text);
}

describe('the page of a round', () => {
  it('has what the game has shown, with the seed and the strips to draw it again', async () => {
    const { body: session } = await studio.ask('session', {
      mode: 'real',
      game: 'fox-and-ember',
      token: 'token',
    });
    const { body: spun } = await studio.ask('spin', { stake: '1.00' }, session.key);
    const { round } = await settingsOf(linkTo({ round: spun.roundId, locale: 'fi' }));
    expect(round).toMatchObject({
      roundId: spun.roundId,
      seed: spun.seed,
      commitment: session.nextCommitment,
      stake: { amount: '1.00', currency: 'EUR' },
      language: 'fi',
      draw: { window: spun.window, wins: spun.wins },
    });
    expect(round?.maths.model.strips).toHaveLength(5);
  });

  it.each([
    ['of another kind of game', { game: 'observatory-roulette' }],
    ['of an unknown game', { game: 'no-such-game' }],
    ['that was not drawn from a seed of this studio', { round: 'left' }],
    ['without a known stake', { stake: '' }],
  ])('has nothing to show for a round %s', async (_name, link) => {
    const { roundId } = seeds.next();
    expect(await settingsOf(linkTo({ round: roundId, ...link }))).toEqual({ lobby, round: null });
  });

  it('may be framed by the lobbies alone, and is not stored', async () => {
    const { headers } = await get(linkTo({ round: seeds.next().roundId }));
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors http/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('nobody learns a seed', () => {
  const { roundId, seed } = seeds.next();
  it.each([
    ['without a signature', () => linkTo({ round: roundId }).replace(/&signature=.*/, '')],
    ['with the signature of another secret', () => linkTo({ round: roundId, secret: 'made up' })],
    ['with the signature of another round', () => linkTo({ round: 'other' }).replace('other', roundId)],
    ['with a parameter after the signature', () => `${linkTo({ round: roundId })}&stake=2.00`],
    ['with two signatures', () => `${linkTo({ round: roundId })}&signature=${'0'.repeat(64)}`],
    ['after five minutes', () => linkTo({ round: roundId, ageMs: 5 * MINUTE + 1 })],
    ['with a date in the future', () => linkTo({ round: roundId, ageMs: -5 * MINUTE - 1 })],
    ['at an unknown lobby', () => linkTo({ round: roundId, lobby: 'https://elsewhere.example' })],
  ])('%s', async (_name, link) => {
    const response = await get(link());
    const text = await response.text();
    expect(response.status).toBe(403);
    expect(text).toContain('This page has expired.');
    expect(text).not.toContain(seed);
  });

  it('but with a signature of up to five minutes', async () => {
    const { round } = await settingsOf(linkTo({ round: roundId, ageMs: 5 * MINUTE }));
    expect(round?.seed).toBe(seed);
  });
});
