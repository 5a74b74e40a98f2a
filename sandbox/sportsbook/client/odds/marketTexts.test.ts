import { afterEach, expect, it, vi } from 'vitest';
import { createRandomSource } from '../../model/randomSource.ts';
import { fixturesOf, LEAGUES } from '../../model/fixtures.ts';
import { createMatchModel } from '../../model/match.ts';
import words from '../../words.json' with { type: 'json' };

const chance = createRandomSource('a secret of a test');
const AT = Date.parse('2026-11-20T10:00:00Z');
const markets = LEAGUES.flatMap((league) =>
  fixturesOf(chance, league, AT)
    .slice(0, 1)
    .flatMap((fixture) => {
      const teams = { home: fixture.home.name, away: fixture.away.name };
      return createMatchModel(chance, fixture)
        .markets(0)
        .map((market) => ({ ...market, teams }));
    }),
);

/** The texts as the client has them in this language. */
async function textsIn(language: keyof typeof words) {
  const settings = { words: words[language], language, terms: { currency: 'EUR' } };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(settings) }) });
  vi.stubGlobal('location', { hash: '' });
  vi.resetModules();
  return import('./marketTexts.ts');
}
afterEach(() => vi.unstubAllGlobals());

it.each(Object.keys(words) as (keyof typeof words)[])(
  'OPEN-43 each market and outcome has a text of its own in %s',
  async (language) => {
    const { marketText, outcomeText } = await textsIn(language);
    for (const { market, outcomes, teams } of markets) {
      expect(marketText(market, teams), market).not.toMatch(/market\.|undefined|\{|^$/);
      const texts = outcomes.map(({ outcome }) => outcomeText(market, outcome, teams));
      expect(new Set(texts).size, `${market}: ${texts.join()}`).toBe(
        texts.length === 2 && /^(double|scorer|brace)/.test(market) ? 1 : texts.length,
      );
      for (const text of texts) expect(text, market).not.toMatch(/undefined|\{|^$|^[hasnm]\d/);
    }
  },
);

it('a market says which side, half or corners it is about', async () => {
  const { marketText, outcomeText, playerText } = await textsIn('en');
  const teams = { home: 'Brenholm', away: 'Ostravik' };
  expect(marketText('hometotal:1.5', teams)).toBe('Brenholm – Over or under 1.5');
  expect(marketText('result1', teams)).toBe('Result – Half 1');
  expect(marketText('cornertotal1:4.5', teams)).toBe('Corners – Over or under 4.5 – Half 1');
  expect(marketText('nil:away', teams)).toBe('Ostravik – Win to nil');
  expect(marketText('total:2.5', teams, { hasLine: false })).toBe('Over or under');
  expect(outcomeText('handicap:-1.5', 'away', teams)).toBe('Ostravik (+1.5)');
  expect(outcomeText('european:-1', 'draw', teams)).toBe('Draw (Brenholm -1)');
  expect(outcomeText('double:away', 'yes', teams)).toBe('Brenholm / Draw');
  expect(outcomeText('score', 's2x1', teams)).toBe('2–1');
  expect(outcomeText('margin', 'away3', teams)).toBe('Ostravik by 3+');
  expect(outcomeText('resulttotal:2.5', 'drawunder', teams)).toBe('Draw / Under 2.5');
  expect(outcomeText('firstscorer', 'h9', teams)).toBe(playerText('h9', teams));
});
