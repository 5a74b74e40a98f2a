import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOf } from './search.ts';

const kvarn = { name: 'Kvarn', slug: 'kvarn' };
const moth = { name: 'Moth & Lamp', slug: 'moth-and-lamp' };
const games = [
  { title: 'Crown Street', studio: kvarn },
  { title: 'Élan Vital', studio: kvarn },
  { title: 'Owl Parliament', studio: moth },
  { title: 'Quiet Room Blackjack', studio: kvarn },
  { title: 'The Moth Hour', studio: kvarn },
];
const lists = [
  { name: 'New games', slug: 'new' },
  { name: 'Blackjack', slug: 'blackjack' },
  { name: '新しいゲーム', slug: 'new-ja' },
];
const search = searchOf(games, lists);
const titles = (term: string) => search(term).games.map(({ title }) => title);

describe('OPEN-46 search', () => {
  it.each([
    ['the beginning of a name', 'owl', ['Owl Parliament']],
    ['whatever its case', 'OWL PAR', ['Owl Parliament']],
    ['any word of it', 'black', ['Quiet Room Blackjack']],
    ['words in any order', 'black quiet', ['Quiet Room Blackjack']],
    ['a name with accents by plain letters', 'elan', ['Élan Vital']],
    ['plain letters by a name with accents', 'ÔWL', ['Owl Parliament']],
    ['with signs between', '  owl,  parliament! ', ['Owl Parliament']],
    ['inside a word, after what begins so', 'ow', ['Owl Parliament', 'Crown Street']],
    ['by its studio, after its own name', 'moth', ['The Moth Hour', 'Owl Parliament']],
    ['by name and studio together', 'owl lamp', ['Owl Parliament']],
    ['not by a letter in the middle', 'z', []],
    ['not what is not there', 'dragon', []],
  ])('finds %s', (_, term, expected) => {
    expect(titles(term)).toEqual(expected);
  });

  it('finds studios and lists by their own names', () => {
    expect(search('lamp').studios).toEqual([moth]);
    expect(search('blackj').lists.map(({ slug }) => slug)).toEqual(['blackjack']);
    expect(search('ゲーム').lists.map(({ slug }) => slug)).toEqual(['new-ja']);
  });

  it.each(['', '   ', '/', '&?!'])('of %j, which says nothing, finds all lists and no game', (term) => {
    expect(search(term)).toEqual({ games: [], studios: [], lists });
  });

  it('at most 24 games, however many there are', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({ title: `Owl ${at}`, studio: kvarn }));
    expect(searchOf(many, [])('owl').games).toHaveLength(24);
  });

  it('whatever is typed finds only what is there, each once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (term) => {
        const found = search(term).games;
        expect(games).toEqual(expect.arrayContaining([...found]));
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('the beginning of a name always finds it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.integer({ min: 1, max: 20 }), (game, length) => {
        expect(titles(game.title.slice(0, length))).toContain(game.title);
      }),
    );
  });
});
