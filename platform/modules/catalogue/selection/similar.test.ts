import { expect, it } from 'vitest';
import { similarTo } from './similar.ts';

const game = (slug: string, facts: object = {}) => ({
  slug,
  released: '2025-01-01',
  studio: slug,
  volatility: null,
  features: [],
  tags: [],
  ...facts,
});
const played = game('played', {
  studio: 'kvarn',
  volatility: 'high',
  features: ['wilds', 'ways'],
  tags: ['north'],
});
const slugs = async (...games: ReturnType<typeof game>[]) =>
  (await similarTo(played, games)).map(({ node }) => node.slug);

it('two common properties make games similar: studio, volatility, each feature, each tag', async () => {
  expect(
    await slugs(
      game('studio-alone', { studio: 'kvarn' }),
      game('studio-and-volatility', { studio: 'kvarn', volatility: 'high' }),
      game('two-features', { features: ['ways', 'wilds'] }),
      game('feature-and-tag', { features: ['ways'], tags: ['north', 'sea'] }),
      game('nothing'),
    ),
  ).toEqual(['feature-and-tag', 'studio-and-volatility', 'two-features']);
});

it('games with the most in common come first, then the newest', async () => {
  const two = { features: ['ways', 'wilds'] };
  expect(
    await slugs(
      game('older', { ...two, released: '2024-01-01' }),
      game('newer', { ...two, released: '2025-06-01' }),
      game('closer', { ...two, studio: 'kvarn', released: '2020-01-01' }),
    ),
  ).toEqual(['closer', 'newer', 'older']);
});

it('a game is not similar to itself, and a missing volatility is not common', async () => {
  const unsaid = game('unsaid', { studio: 'kvarn' });
  expect(await slugs(played)).toEqual([]);
  expect(await similarTo({ ...unsaid, slug: 'other' }, [unsaid])).toEqual([]);
});
