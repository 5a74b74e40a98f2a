import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOf } from './search.ts';

const kvarn = { name: 'Kvarn', slug: 'kvarn' };
const moth = { name: 'Moth & Lamp', slug: 'moth-and-lamp' };
const games = [
  { id: 'crown-street', title: 'Crown Street', studio: kvarn },
  { id: 'elan-vital', title: 'Élan Vital', studio: kvarn },
  { id: 'owl-parliament', title: 'Owl Parliament', studio: moth },
  { id: 'quiet-room-blackjack', title: 'Quiet Room Blackjack', studio: kvarn },
  { id: 'the-moth-hour', title: 'The Moth Hour', studio: kvarn },
];
const lists = [
  { name: 'New games', slug: 'new' },
  { name: 'Blackjack', slug: 'blackjack' },
  { name: '新しいゲーム', slug: 'new-ja' },
];
const search = await searchOf(games, lists, [{ name: 'Crash games', slug: 'crash' }]);
const find = (term: string) => search({ term });
const titles = (term: string) => find(term).games.map(({ title }) => title);

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
    expect(find('lamp').studios).toEqual([moth]);
    expect(find('blackj').lists.map(({ slug }) => slug)).toEqual(['blackjack']);
    expect(find('ゲーム').lists.map(({ slug }) => slug)).toEqual(['new-ja']);
  });

  it.each(['', '   ', '/', '&?!'])('for %j, without a term, finds all lists and no game', (term) => {
    expect(find(term)).toEqual({ games: [], gameCount: 0, studios: [], lists, categories: [] });
  });

  it.each([
    ['a wrong letter', 'parlyament', ['Owl Parliament']],
    ['a missing one', 'blckjack', ['Quiet Room Blackjack']],
    ['one too many', 'crownn street', ['Crown Street']],
    ['two that are swapped', 'owl pariladment', ['Owl Parliament']],
    ['one before the word is finished', 'blakc', ['Quiet Room Blackjack']],
    ['one in its studio', 'kvran', ['Crown Street', 'Élan Vital', 'Quiet Room Blackjack', 'The Moth Hour']],
    ['not where a short word says too little', 'owk', []],
    ['not where too much is wrong', 'crwnstt', []],
  ])('forgives %s', (_, term, expected) => {
    expect(titles(term)).toEqual(expected);
  });

  it('finds categories by their names, apart from typing errors', () => {
    const categoriesFor = (term: string) => find(term).categories.map(({ slug }) => slug);
    expect(categoriesFor('cra')).toEqual(['crash']);
    expect(categoriesFor('crahs')).toEqual(['crash']);
    expect(categoriesFor('owl')).toEqual([]);
  });

  it('an exact match excludes similar names', async () => {
    const owls = ['Lantern Road', 'Lantren Road'].map((title) => ({ id: title, title, studio: kvarn }));
    expect((await searchOf(owls, []))({ term: 'lantern' }).games).toEqual([owls[0]]);
  });

  it('with filters finds those games only, with or without a term', () => {
    const isMatch = ({ studio }: { studio: { slug: string } }) => studio.slug === 'kvarn';
    expect(search({ term: 'moth', isMatch })).toEqual({
      games: [games[4]],
      gameCount: 1,
      studios: [],
      lists: [],
      categories: [],
    });
    expect(search({ term: '', isMatch }).gameCount).toBe(4);
    expect(search({ term: 'owl', isMatch })).toEqual({
      games: [],
      gameCount: 0,
      studios: [],
      lists: [],
      categories: [],
    });
  });

  it('any one letter of a long name may be wrong', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z'),
        (at, letter) => {
          const word = 'parliament';
          expect(titles(word.slice(0, at) + letter + word.slice(at + 1))).toEqual(['Owl Parliament']);
        },
      ),
    );
  });

  it('GQLC-06 recently played games come first among those found, in their order, and no other game is added', () => {
    const ids = (term: string, preferred: readonly string[]) =>
      search({ term, preferred }).games.map(({ id }) => id);
    expect(ids('moth', [])).toEqual(['the-moth-hour', 'owl-parliament']);
    expect(ids('moth', ['crown-street', 'owl-parliament', 'owl-parliament', 'no-such-game'])).toEqual([
      'owl-parliament',
      'the-moth-hour',
    ]);
    expect(search({ term: 'moth', preferred: ['crown-street'] }).gameCount).toBe(2);
  });

  it('returns at most 24 games', async () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      id: `owl-${at}`,
      title: `Owl ${at}`,
      studio: kvarn,
    }));
    const found = (await searchOf(many, []))({ term: 'owl' });
    expect(found.games).toHaveLength(24);
    expect(found.gameCount).toBe(60);
  });

  it('for any input finds only existing games, each once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (term) => {
        const found = find(term).games;
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
