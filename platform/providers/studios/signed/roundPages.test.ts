import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { StudioServer } from '../../../sites/index.ts';
import { createRoundPages, type RoundOfPage } from './roundPages.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const AURORA: StudioServer = {
  studio: 'aurora',
  origin: 'https://games.aurora.example',
  launch: '/play/{game}?token={token}&lobby={lobby}',
  roundPage: '/history/{round}?game={game}&lang={locale}&bet={stake}-{currency}&lobby={lobby}',
  currencies: ['EUR'],
};
const ROUND: RoundOfPage = {
  studio: 'aurora',
  round: 'round 7/b',
  game: 'fox',
  locale: 'fi',
  currency: 'EUR',
  stake: '1.00',
  lobby: 'https://casino.example',
};

type Secrets = readonly [string, ...string[]];
const BOTH: Secrets = ['new', 'old'];
const addressOf = (
  round: Partial<RoundOfPage> = {},
  secrets: Readonly<Record<string, Secrets>> = { aurora: BOTH, borealis: BOTH },
) =>
  createRoundPages({
    sites: { studioServers: [AURORA, { ...AURORA, studio: 'borealis', roundPage: undefined }] },
    studioKeys: { current: () => secrets },
    clock: { now: () => NOW },
  }).addressOf({ ...ROUND, ...round });

it('fills the template of the studio, and signs path and query with its first secret', () => {
  const address = addressOf() ?? '';
  const [signed = '', signature] = address.split('&signature=');
  expect(signed).toBe(
    'https://games.aurora.example/history/round%207%2Fb?game=fox&lang=fi&bet=1.00-EUR&lobby=https%3A%2F%2Fcasino.example&timestamp=1796126400000',
  );
  const path = signed.slice(AURORA.origin.length);
  const expected = createHmac('sha256', 'new').update(`1796126400000.${path}.`).digest('hex');
  expect(signature).toBe(expected);
});

it('leaves out a parameter whose value is not known', () => {
  expect(new URL(addressOf({ stake: null }) ?? '').searchParams.has('bet')).toBe(false);
});

it.each([
  ['a studio without such pages', { studio: 'borealis' }],
  ['a studio that was removed', { studio: 'gone' }],
  ['the sportsbook', { studio: 'sportsbook' }],
])('there is none for %s', (_name, round) => expect(addressOf(round)).toBeNull());

it('there is none without a secret', () => expect(addressOf({}, {})).toBeNull());
