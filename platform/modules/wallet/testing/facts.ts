import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { money } from '@foyer/domain/money.ts';
import type { Command } from '../command.ts';
import { promotionalWin } from '../recipes/promotionalWin.ts';
import type { BetFacts, Facts, PaymentFacts } from '../rules/facts.ts';
import type { PlayerState } from '../rules/player.ts';
import type { PlayLimit } from '../rules/playLimits.ts';

export const AT = new Date('2026-03-02T12:00:00.000Z');
export const PLAYER = 'anna' as PlayerId;

/** Account ids, different for each account. */
export const ACCOUNTS = {
  real: 1n,
  bonus: 2n,
  operator: 10n,
  promotion: 11n,
  game: 12n,
  heldWins: 13n,
  owed: 14n,
  pot: 15n,
} as const;

/** Facts about a first command in a new round of a slot, for a player with 100.00 of real money. */
export const factsWith = (changes: Partial<Facts> = {}): Facts => ({
  ordinal: 0,
  version: 7n,
  playerId: PLAYER,
  brand: 'northlight' as BrandId,
  currency: 'EUR',
  realAccount: ACCOUNTS.real,
  bonusAccount: ACCOUNTS.bonus,
  real: 100_00n,
  bonus: 0n,
  sequence: 4n,
  checkDueAt: null,
  sessionExpiresAt: null,
  playOpensAt: null,
  playClosesAt: null,
  playReturnsAt: null,
  slotRoundAt: null,
  limits: null,
  limitGroup: null,
  bonusId: null,
  wagered: null,
  required: null,
  maxBet: null,
  maxPayout: null,
  bonusExpiresAt: null,
  game: 'fox',
  isSessionEnded: false,
  isContentDue: false,
  isSwitchedOff: false,
  shortestCycleMs: null,
  weight: 100,
  largestWinHundredths: 100_00n,
  largestWinAmount: null,
  roundPlayer: null,
  roundGame: null,
  roundOpenedAt: null,
  roundClosedAt: null,
  stakedReal: null,
  stakedBonus: null,
  roundBonus: null,
  roundWon: null,
  roundReleased: null,
  roundGiven: null,
  isRoundArchived: false,
  knownHash: null,
  knownBalance: null,
  knownBonus: null,
  knownContributed: null,
  knownHeld: null,
  operatorAccount: ACCOUNTS.operator,
  promotionAccount: ACCOUNTS.promotion,
  gameAccount: ACCOUNTS.game,
  heldWinsAccount: ACCOUNTS.heldWins,
  owedAccount: ACCOUNTS.owed,
  contribution: null,
  potAccount: null,
  freeRounds: null,
  declaredBets: null,
  isStudioHeld: null,
  bet: null,
  payment: null,
  ...changes,
});

/** A round of the player with these stakes. */
export const roundWith = (stakedReal: bigint, stakedBonus = 0n, changes: Partial<Facts> = {}): Facts =>
  factsWith({
    roundPlayer: PLAYER,
    roundGame: 'fox',
    roundOpenedAt: AT,
    stakedReal,
    stakedBonus,
    ...(stakedBonus > 0n && { roundBonus: 'welcome' }),
    ...changes,
  });

export const playerWith = (changes: Partial<PlayerState> = {}): PlayerState => ({
  real: 100_00n,
  bonus: 0n,
  sequence: 4n,
  active: null,
  slotRoundAt: null,
  limits: null,
  limitGroup: null,
  freeRoundsUsed: {},
  conversions: {},
  ...changes,
});

/** An active bonus with 50.00 left to wager. */
export const BONUS = {
  id: 'welcome',
  wagered: 0n,
  required: 50_00n,
  maxBet: null,
  maxPayout: null,
  isOver: false,
} as const;

export const play = (minor: bigint) => ({
  studio: 'sandbox',
  transactionId: 't',
  gameSession: 's',
  round: 'r',
  amount: money(minor, 'EUR'),
});

/** The key of `play`'s bet, to roll back. */
export const ROLLBACK = {
  studio: 'sandbox',
  transactionId: 'back',
  gameSession: 's',
  round: 'r',
  rollsBack: 't',
} as const;

/** A prize of the terms `cup`, of which more than 10.00 is held. */
export const prize = (minor: bigint) =>
  promotionalWin({
    studio: 'sandbox',
    transactionId: 'prize',
    playerId: PLAYER,
    terms: 'cup',
    amount: money(minor, 'EUR'),
    largest: 10_00n,
  });

/** An operator's return of a held win to the studio. */
export const heldReturnOf = (minor: bigint) =>
  ({
    verb: 'heldWinReturn',
    recipe: 'heldWinReversal',
    moneyType: 'CasinoBet',
    caller: 'sandbox',
    key: 'reverse t',
    player: PLAYER,
    operatorAccount: 'heldWins',
    amount: money(minor, 'EUR'),
  }) satisfies Command;

/** A bet of 1.00 real money in the round of `play`, an hour ago. */
export const betOf = (changes: Partial<BetFacts> = {}): BetFacts => ({
  id: '70',
  recipe: 'bet',
  playerId: PLAYER,
  round: 'r',
  stakedAt: '2026-03-02T11:00:00.000Z',
  bonusId: null,
  wagered: '0',
  fromReal: '100',
  fromBonus: '0',
  bonusStatus: null,
  maxPayout: null,
  converted: null,
  takenBack: null,
  toReal: '0',
  toBonus: '0',
  amount: '100',
  contributions: [],
  freeRounds: null,
  isRolledBack: false,
  isRelease: false,
  ...changes,
});

/** A win of 3.00 real money in the round of `play`, an hour ago. */
export const winOf = (changes: Partial<BetFacts> = {}): BetFacts =>
  betOf({ id: '71', recipe: 'win', fromReal: '0', toReal: '300', amount: '300', ...changes });

/** A posted deposit of 5.00. */
export const paymentOf = (changes: Partial<PaymentFacts> = {}): PaymentFacts => ({
  id: '80',
  recipe: 'deposit',
  playerId: PLAYER,
  status: 'posted',
  debit: ACCOUNTS.operator.toString(),
  credit: ACCOUNTS.real.toString(),
  amount: '500',
  createdAt: '2026-03-01T12:00:00.000Z',
  isReversed: false,
  ...changes,
});

/** A limit of 50.00 for the day of `AT`, of which 10.00 is used. */
export const limitOf = (changes: Partial<PlayLimit> = {}): PlayLimit => ({
  kind: 'Stake',
  period: 'Day',
  amount: 50_00n,
  zone: 'UTC',
  spanFrom: new Date('2026-03-02T00:00:00.000Z'),
  spanTo: new Date('2026-03-03T00:00:00.000Z'),
  used: 10_00n,
  ...changes,
});
