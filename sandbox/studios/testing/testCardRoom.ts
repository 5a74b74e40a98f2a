import type { CardTableState } from '../client/live/cards/cardTableState.ts';
import type { CardsTable } from '../games.ts';
import { loadMaths } from '../maths/maths.ts';
import type { Random } from '../maths/window.ts';
import { funWallet } from '../play/funWallet.ts';
import { stackedDraws } from './testShoe.ts';
import type { GameWallet } from '../play/gameWallet.ts';
import { LIVE_GAME, record } from './liveSeats.ts';
import { testTimers } from './testTimers.ts';
import { CardRoom } from '../live/cards/cardRoom.ts';
import type { CardSeat } from '../live/cards/cardSeat.ts';

const DECKS = 6;
export const PACE = { bettingMs: 15_000, insuranceMs: 8_000, decisionMs: 12_000, payingMs: 5_000 };

interface TestFacts {
  readonly seats?: number;
  readonly random?: Random;
}

/** For tests: a card table with a clock that the test controls and a stacked shoe. */
export function testCardRoom({ seats = 3, random = stackedDraws('', DECKS) }: TestFacts = {}) {
  const time = { clock: 1_800_000_000_000 };
  let draw: Random = random;
  let players = 0;
  const timers = testTimers({ now: () => time.clock, turnTo: (at) => void (time.clock = at) });
  const maths = loadMaths().get('shoe');
  if (!maths) throw new Error('no maths of blackjack');
  const game: CardsTable = {
    lookupId: 'cards',
    title: 'Cards',
    maths,
    rtp: 99.6,
    maxWin: 8,
    minStake: '1.00',
    maxStake: '500.00',
    ...LIVE_GAME,
    live: { dealer: { name: 'Mira', look: 'bun' }, seats, pace: PACE },
  };
  const logged: string[] = [];
  const room = new CardRoom(game, {
    log: (line) => void logged.push(line),
    random: (below) => draw(below),
    now: () => time.clock,
    later: timers.later,
  });
  return {
    room,
    time,
    logged,
    pass: timers.pass,
    waiting: timers.waiting,
    /** Order of the shoe: players' first cards, dealer's open card, players' second cards, hole card, drawn cards. */
    stack: (cards: string) => void (draw = stackedDraws(cards, DECKS)),
    sit: (player: string | null = `player ${(players += 1)}`, wallet: GameWallet = funWallet('EUR')) =>
      room.sit(wallet, player),
  };
}

const read = (answer: object | undefined): CardTableState => JSON.parse(JSON.stringify(answer));
export const make = async (seat: CardSeat, move: string, request: object = {}): Promise<CardTableState> =>
  read(await seat.moves[move]?.(request));
export const bet = (seat: CardSeat, stake = '10.00'): Promise<CardTableState> => make(seat, 'bet', { stake });

export const listen = record<CardTableState>;
