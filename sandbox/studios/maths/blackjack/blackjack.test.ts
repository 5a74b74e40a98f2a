import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { countOf, DECK, isNatural, RANKS, shuffledShoe, type Card, type Rank, type Shoe } from './cards.ts';
import { loadRules } from './model.ts';
import {
  deal,
  make,
  MOVES,
  movesOf,
  resultOf,
  returned,
  staked,
  turnOf,
  type Move,
  type Round,
} from './round.ts';
import { basicMove } from './strategy.ts';

const model = loadRules('shoe');
const card = (rank: Rank): Card => RANKS.indexOf(rank);
/** A shoe with exactly these cards: player, dealer, player, dealer, then drawn cards. */
const stacked = (text: string): Shoe => {
  const cards = text.split(' ').map((rank) => card(RANKS.find((one) => one === rank) ?? 'A'));
  return () => {
    const next = cards.shift();
    if (next === undefined) throw new RangeError('a card too many was drawn');
    return next;
  };
};
const play = (cards: string, ...moves: readonly Move[]): Round => {
  const shoe = stacked(cards);
  return moves.reduce((round, move) => make(model, round, move, shoe), deal(model, shoe));
};
const results = (round: Round) => round.hands.map((hand) => resultOf(hand, round.dealer));
/** Total stake and total return of a round, in bets. */
const money = (round: Round) => [staked(round) / 2, returned(model, round) / 2];

const anyCard = fc.integer({ min: 0, max: DECK - 1 });
const anySeed = fc.integer({ min: 1, max: 2 ** 31 });
const anyChoices = fc.array(fc.nat(5), { minLength: 40, maxLength: 40 });
/** Plays a random round with the given choices and calls `see` with each state. */
function walk(seed: number, choices: readonly number[], see: (round: Round) => void): Round {
  const shoe = shuffledShoe(model.decks, seededRandom(seed));
  let round = deal(model, shoe);
  for (let step = 0; !round.isOver; step += 1) {
    see(round);
    const moves = movesOf(model, round);
    round = make(model, round, moves[(choices[step] ?? 1) % moves.length] ?? 'stand', shoe);
  }
  return round;
}

describe('a hand', () => {
  it.each([
    ['A K', 21, true],
    ['A A', 12, true],
    ['A A 9', 21, true],
    ['A 6 K', 17, false],
    ['K Q 2', 22, false],
    ['10 J', 20, false],
    ['A 5 5 A', 12, false],
  ])('%s counts %d', (text, total, isSoft) => {
    const shoe = stacked(text);
    expect(countOf(text.split(' ').map(() => shoe()))).toEqual({ total, isSoft });
  });

  it('counts an ace as 11 unless the hand would be bust, in any order of cards', () => {
    fc.assert(
      fc.property(fc.array(anyCard, { minLength: 1, maxLength: 12 }), (cards) => {
        const aces = cards.filter((one) => one % 13 === 0).length;
        const least = cards.reduce((sum, one) => sum + Math.min(10, (one % 13) + 1), 0);
        const possible = Array.from({ length: aces + 1 }, (_, high) => least + high * 10);
        const fitting = possible.filter((total) => total <= 21);
        const { total } = countOf(cards);
        expect(total).toBe(fitting.length > 0 ? Math.max(...fitting) : least);
        expect(countOf([...cards].reverse())).toEqual(countOf(cards));
      }),
    );
  });

  it('is a blackjack only with an ace and a ten-value card', () => {
    fc.assert(
      fc.property(anyCard, anyCard, (one, other) => {
        const ranks = [one % 13, other % 13];
        expect(isNatural([one, other])).toBe(ranks.includes(0) && ranks.some((rank) => rank >= 9));
      }),
    );
  });
});

describe('a shoe', () => {
  it('has each card once per deck', () => {
    const shoe = shuffledShoe(2, seededRandom(1));
    const drawn = Array.from({ length: 2 * DECK }, () => shoe()).sort((a, b) => a - b);
    expect(drawn).toEqual(Array.from({ length: 2 * DECK }, (_, index) => Math.floor(index / 2)));
    expect(shoe).toThrow(RangeError);
  });

  it('deals each card with the same frequency', () => {
    const random = seededRandom(5);
    const counts = Array.from({ length: DECK }, () => 0);
    for (let draw = 0; draw < 52_000; draw += 1) {
      const drawn = shuffledShoe(6, random)();
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    // Chi-square with 51 degrees of freedom: a fair shoe exceeds 101 less than once in 30,000 runs.
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(101);
  });
});

describe('a round', () => {
  it.each([
    ['a blackjack pays three to two', 'A 9 K 9', [], ['blackjack'], [1, 2.5]],
    ['two blackjacks are a push', 'A K K A', [], ['push'], [1, 1]],
    ['the dealer’s blackjack beats what is no blackjack', '9 K 9 A', [], ['lost'], [1, 0]],
    ['the higher hand wins as much as its bet', 'K 9 Q 9', ['stand'], ['won'], [1, 2]],
    ['the lower one loses it', 'K 9 8 Q', ['stand'], ['lost'], [1, 0]],
    ['as many are a push', 'K 9 9 Q', ['stand'], ['push'], [1, 1]],
    ['who is bust loses before the dealer draws', 'K 6 6 Q K', ['hit'], ['bust'], [1, 0]],
    ['a dealer who is bust loses to every hand that stands', 'K 6 2 Q K', ['stand'], ['won'], [1, 2]],
    ['the dealer stands on a soft seventeen', 'K 6 8 A', ['stand'], ['won'], [1, 2]],
    ['the dealer draws to sixteen', 'K 6 8 K 5', ['stand'], ['lost'], [1, 0]],
    ['twenty-one stops by itself', 'K 9 6 Q 5', ['hit'], ['won'], [1, 2]],
    ['a double takes one card and counts twice', '6 9 5 Q 10', ['double'], ['won'], [2, 4]],
    ['a double may be bust', 'K 9 6 Q K', ['double'], ['bust'], [2, 0]],
    ['a double may be a push', '6 9 5 Q 8', ['double'], ['push'], [2, 2]],
  ] as const)('%s', (_, cards, moves, expected, amounts) => {
    const round = play(cards, ...moves);
    expect(round.isOver).toBe(true);
    expect(results(round)).toEqual(expected);
    expect(money(round)).toEqual(amounts);
  });

  it('ends with a dealer’s blackjack under a ten before the player can stake more', () => {
    const round = play('8 K 8 A');
    expect([round.isOver, movesOf(model, round), money(round)]).toEqual([true, [], [1, 0]]);
  });
});

describe('a split', () => {
  it('makes two hands, which are played one after the other with a stake each', () => {
    const round = play('8 6 8 Q 3 9 K 5', 'split', 'double', 'stand');
    expect(round.hands.map(({ cards }) => countOf(cards).total)).toEqual([21, 17]);
    expect(round.dealer).toHaveLength(3);
    expect(results(round)).toEqual(['push', 'lost']);
    expect(money(round)).toEqual([3, 2]);
  });

  it('of aces gives one card to each, and a ten does not make a blackjack', () => {
    const round = play('A 6 A Q K 5 5', 'split');
    expect(round.isOver).toBe(true);
    expect(results(round)).toEqual(['push', 'lost']);
    expect(money(round)).toEqual([2, 1]);
  });

  it('with 21 loses only to a dealer’s blackjack, and is paid as a normal win', () => {
    const round = play('A 9 A 9 K 5', 'split');
    expect(results(round)).toEqual(['won', 'lost']);
    expect(money(round)).toEqual([2, 2]);
  });

  it('is possible once, with any two cards of the same value', () => {
    expect(movesOf(model, play('K 6 Q 9'))).toContain('split');
    expect(movesOf(model, play('9 6 8 9'))).not.toContain('split');
    expect(movesOf(model, play('8 6 8 9 8 8', 'split'))).toEqual(['hit', 'stand', 'double']);
  });

  it('with a bust first hand goes on with the second hand, for which the dealer draws', () => {
    const round = play('8 6 8 Q 7 2 K K K', 'split', 'hit', 'hit', 'stand');
    expect(results(round)).toEqual(['bust', 'won']);
    expect(money(round)).toEqual([2, 2]);
  });

  it('with two bust hands draws no card for the dealer', () => {
    const round = play('8 6 8 Q 7 6 K K', 'split', 'hit', 'hit');
    expect(results(round)).toEqual(['bust', 'bust']);
    expect(round.dealer).toHaveLength(2);
  });

  it('with two doubled winning hands pays eight bets, the maximum', () => {
    expect(money(play('5 6 5 Q 6 6 10 10 K', 'split', 'double', 'double'))).toEqual([4, 8]);
  });
});

describe('insurance', () => {
  it('is offered when the dealer shows an ace, before any other move', () => {
    expect(movesOf(model, play('8 A 8 9'))).toEqual(['insure', 'decline']);
    expect(movesOf(model, play('8 A 8 9', 'decline'))).toEqual(['hit', 'stand', 'double', 'split']);
    expect(movesOf(model, play('8 K 8 9'))).not.toContain('insure');
  });

  it.each([
    ['pays two to one for the dealer’s blackjack', '8 A 8 K', ['insure'], [1.5, 1.5]],
    ['is lost without one, and the hand goes on', '8 A 9 9', ['insure', 'stand'], [1.5, 0]],
    ['with a blackjack is even money', 'A A K K', ['insure'], [1.5, 2.5]],
    ['with a blackjack that the dealer has not', 'A A K 9', ['insure'], [1.5, 2.5]],
    ['not bought, loses the bet to a blackjack', '8 A 8 K', ['decline'], [1, 0]],
    ['not bought, costs a blackjack its win', 'A A K K', ['decline'], [1, 1]],
  ] as const)('%s', (_, cards, moves, amounts) => {
    const round = play(cards, ...moves);
    expect([round.isOver, money(round)]).toEqual([true, amounts]);
  });
});

describe('with random cards and random moves', () => {
  it('a round ends, pays the sum of its hands, and at most eight bets', () => {
    fc.assert(
      fc.property(anySeed, anyChoices, (seed, choices) => {
        const round = walk(seed, choices, () => {});
        const back = returned(model, round);
        expect(Number.isInteger(back)).toBe(true);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(16);
        const dealer = countOf(round.dealer).total;
        const isContested = round.hands.some((hand) =>
          ['won', 'push', 'lost'].includes(resultOf(hand, round.dealer)),
        );
        if (isContested && !isNatural(round.dealer)) expect(dealer).toBeGreaterThanOrEqual(17);
        for (const hand of round.hands) {
          const { total } = countOf(hand.cards);
          const result = resultOf(hand, round.dealer);
          if (total > 21) expect(result).toBe('bust');
          else if (dealer > 21) expect(['won', 'blackjack']).toContain(result);
          else if (total > dealer) expect(['won', 'blackjack']).toContain(result);
          else if (total < dealer) expect(result).toBe('lost');
          else expect(['push', 'blackjack', 'lost']).toContain(result);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('a move never changes an earlier state, and a forbidden move changes nothing', () => {
    fc.assert(
      fc.property(anySeed, anyChoices, (seed, choices) => {
        const shoe = shuffledShoe(1, seededRandom(seed));
        walk(seed, choices, (round) => {
          const before = JSON.stringify(round);
          const may = movesOf(model, round);
          const others = MOVES.filter((move) => !may.includes(move));
          for (const move of others) expect(() => make(model, round, move, shoe)).toThrow(RangeError);
          for (const move of may) make(model, round, move, shoe);
          expect(JSON.stringify(round)).toBe(before);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('hands are played in order, and stakes only grow', () => {
    fc.assert(
      fc.property(anySeed, anyChoices, (seed, choices) => {
        let [turn, lies] = [0, 0];
        walk(seed, choices, (round) => {
          expect(staked(round)).toBeGreaterThanOrEqual(lies);
          lies = staked(round);
          if (round.insurance === 'offered') return;
          expect(turnOf(round)).toBeGreaterThanOrEqual(turn);
          turn = turnOf(round);
        });
      }),
      { numRuns: 200 },
    );
  });
});

describe('surrender', () => {
  const rules = loadRules('parlour');
  const surrendering = (cards: string, ...moves: readonly Move[]): Round => {
    const shoe = stacked(cards);
    return moves.reduce((round, move) => make(rules, round, move, shoe), deal(rules, shoe));
  };

  it('returns half the bet, and the dealer draws no card', () => {
    const round = surrendering('K 9 6 7', 'surrender');
    expect(results(round)).toEqual(['surrendered']);
    expect(round).toMatchObject({ isOver: true, dealer: [card('9'), card('7')] });
    expect([staked(round) / 2, returned(rules, round) / 2]).toEqual([1, 0.5]);
  });

  it('is too late after a dealer’s blackjack', () => {
    const round = surrendering('K A 6 K', 'decline');
    expect(results(round)).toEqual(['lost']);
    expect(movesOf(rules, round)).toEqual([]);
  });

  it('is possible with the first two cards only, and at tables that offer it', () => {
    expect(movesOf(rules, surrendering('K 9 2 7'))).toContain('surrender');
    expect(movesOf(rules, surrendering('K 9 2 7 3', 'hit'))).not.toContain('surrender');
    expect(movesOf(rules, surrendering('8 9 8 7 2 3', 'split'))).not.toContain('surrender');
    expect(movesOf(model, play('K 9 6 7'))).not.toContain('surrender');
  });

  it('is offered at a table whose dealer draws to a soft 17', () => {
    expect(surrendering('K 6 9 A 4', 'stand').dealer).toHaveLength(3);
  });
});

it('split hands cannot be doubled where the rules forbid it', () => {
  const rules = loadRules('twosome');
  const shoe = stacked('8 9 8 7 3 3');
  const round = make(rules, deal(rules, shoe), 'split', shoe);
  expect(movesOf(rules, round)).toEqual(['hit', 'stand']);
});

describe('basic strategy', () => {
  const wish = (cards: string, ...moves: readonly Move[]) => basicMove(model, play(cards, ...moves));

  it.each([
    ['K 6 6 9', 'stand'],
    ['K 7 6 9', 'hit'],
    ['6 6 5 9', 'double'],
    ['8 K 8 9', 'split'],
    ['K 6 K 9', 'stand'],
    ['5 9 5 9', 'double'],
    ['A 6 7 9', 'double'],
    ['A 9 7 9', 'hit'],
    ['A 8 8 9', 'stand'],
    ['9 7 9 9', 'stand'],
    ['8 A 8 9', 'decline'],
  ] as const)('with %s: %s', (cards, move) => {
    expect(wish(cards)).toBe(move);
  });

  it('stands or hits when it can no longer double', () => {
    expect(wish('2 6 4 9 5', 'hit')).toBe('hit');
    expect(wish('A 6 4 9 3', 'hit')).toBe('stand');
  });
});
