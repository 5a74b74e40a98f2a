import { randomUUID } from 'node:crypto';
import { MINUTE, SECOND } from '@foyer/domain/duration.ts';
import { toJson } from '@foyer/domain/money.ts';
import * as v from 'valibot';
import { shuffledShoe } from '../../maths/blackjack/cards.ts';
import type { BlackjackModel } from '../../maths/blackjack/model.ts';
import { COST, deal, make, MOVES, movesOf, returned, type Move } from '../../maths/blackjack/round.ts';
import { amountText, stakeOf, parseBody } from '../requestBody.ts';
import { blackjackText } from '../resultTexts.ts';
import { PlayRefusal } from '../refusal.ts';
import { CYCLE_MS } from '../rounds.ts';
import { betsFor, isOffered, type Ladder, type Limits } from '../stakes.ts';
import type { Table, TableDeps } from '../table.ts';
import { inHalves, stakeBeside, type Played } from './played.ts';
import { roundJson } from './roundJson.ts';

/** Time after which a win is paid even if the frame has not reported that the win was shown. */
const REVEAL_MS = 10 * SECOND;
/** Minutes without a decision after which the table declines insurance and stands for the player. */
const LEFT_MINUTES = 30;

const dealSchema = v.object({ stake: amountText });

/** One player against the dealer. Double, split and insurance are further bets in the same wallet round. */
export class BlackjackTable implements Table {
  readonly wallet: Table['wallet'];
  readonly moves: Table['moves'];
  readonly #model: BlackjackModel;
  readonly #deps: TableDeps;
  readonly #bets: Ladder;
  #round: Played | null = null;
  #startedAt = Number.NEGATIVE_INFINITY;
  #isBusy = false;

  constructor(model: BlackjackModel, deps: TableDeps, limits: Limits) {
    this.#model = model;
    this.#deps = deps;
    this.wallet = deps.wallet;
    this.#bets = betsFor(deps.wallet.currency, limits);
    const moves = MOVES.map((move) => [move, () => this.#runExclusively(() => this.#make(move))] as const);
    this.moves = {
      ...Object.fromEntries(moves),
      deal: (request) => this.#runExclusively(() => this.#deal(request)),
      reveal: async () => ({ isPaid: await this.#pay() }),
      standing: async () => this.#stateJson(),
    };
  }

  hasRound(roundId: string): boolean {
    return this.#round?.roundId === roundId;
  }

  greet(openRound: string | null): object {
    const isOpen = this.#round?.win === null || (openRound !== null && this.hasRound(openRound));
    return {
      ...this.#stateJson(),
      stakes: this.#bets.stakes.map(toJson),
      defaultStake: this.#bets.defaultIndex,
      cycleMs: CYCLE_MS,
      leftMinutes: LEFT_MINUTES,
      isResumed: isOpen,
    };
  }

  /** Runs one move at a time: while a stake is in flight, nothing else may change the hand. */
  async #runExclusively(act: () => Promise<void>): Promise<object> {
    if (this.#isBusy) throw new PlayRefusal('TooSoon');
    this.#isBusy = true;
    try {
      await act();
    } finally {
      this.#isBusy = false;
    }
    return this.#stateJson();
  }

  async #deal(request: unknown): Promise<void> {
    const stake = stakeOf(parseBody(dealSchema, request).stake, this.wallet.currency);
    if (!isOffered(stake, this.#bets)) throw new PlayRefusal('BadStake');
    const { now, random } = this.#deps;
    if (this.#round?.win === null || now() - this.#startedAt < CYCLE_MS) throw new PlayRefusal('TooSoon');
    // One round at a time: the next stake waits until the wallet has confirmed the last win.
    if (!(await this.#pay())) throw new PlayRefusal('ConnectionLost');
    const roundId = randomUUID();
    await this.wallet.stake(roundId, stake);
    // The minimum cycle is measured from the wallet's answer; a refused stake starts no cycle.
    this.#startedAt = now();
    const shoe = shuffledShoe(this.#model.decks, random);
    const round = deal(this.#model, shoe);
    this.#round = { roundId, stake, shoe, round, movedAt: now(), win: null, isPaid: false };
    await this.#continueRound(this.#round);
  }

  /** A move that is not, or no longer, allowed changes nothing; the response contains the current state. */
  async #make(move: Move): Promise<void> {
    const played = this.#round;
    if (!played || !movesOf(this.#model, played.round).includes(move)) return;
    played.movedAt = this.#deps.now();
    if (COST[move] > 0) await stakeBeside(this.wallet, played, COST[move]);
    played.round = make(this.#model, played.round, move, played.shoe);
    await this.#continueRound(played);
  }

  async #continueRound(played: Played): Promise<void> {
    const { later } = this.#deps;
    if (!played.round.isOver) return later(LEFT_MINUTES * MINUTE, () => void this.#standIfLeft(played));
    const win = inHalves(returned(this.#model, played.round), played.stake);
    played.win = win;
    await this.wallet.owe(played.roundId, win, blackjackText(played.round));
    later(REVEAL_MS, () => void this.#pay());
  }

  async #standIfLeft(played: Played): Promise<void> {
    const isLeft = this.#deps.now() - played.movedAt >= LEFT_MINUTES * MINUTE;
    if (!isLeft || played.win || this.#isBusy) return;
    await this.#runExclusively(async () => {
      while (!played.round.isOver) {
        const move = played.round.insurance === 'offered' ? 'decline' : 'stand';
        played.round = make(this.#model, played.round, move, played.shoe);
      }
      await this.#continueRound(played);
    });
    await this.#pay();
  }

  /** Pays the last win. Resolves to false while the round is open or the payment is not confirmed. */
  async #pay(): Promise<boolean> {
    const played = this.#round;
    if (!played || played.isPaid) return true;
    if (!played.win) return false;
    played.isPaid = await this.wallet.settle(played.roundId);
    return played.isPaid;
  }

  #stateJson(): object {
    return { round: this.#round && roundJson(this.#model, this.#round) };
  }
}
