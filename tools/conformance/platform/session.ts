import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { StudioCallName } from '@foyer/contract/studios/calls.ts';
import { STUDIO_ERRORS } from '@foyer/contract/studios/http.ts';
import type { Currency } from '@foyer/domain/currency.ts';
import { fromDecimal, money, toDecimal } from '@foyer/domain/money.ts';

/** What goes wrong with a call: an answer that is lost after the effect, an error without effect, or a late answer. */
export type Fault =
  | { readonly on: FaultyCalls; readonly kind: 'lost' | 'error' | 'late' }
  | {
      readonly on: FaultyCalls;
      readonly kind: 'refused';
      readonly type: string;
      readonly reasons: readonly string[];
    };
type FaultyCalls = readonly StudioCallName[];

export interface StudioReply {
  readonly status: number;
  readonly body: object;
}

/** A call of the studio, with the same id as often as it was sent. */
export interface RecordedCall {
  readonly name: StudioCallName;
  readonly id: string;
  readonly round: string | null;
  readonly rollsBack: string | null;
  readonly text: string;
  /** What the call violates; null if nothing. */
  readonly problem: string | null;
  /** Whether no bet of its round was answered when the call arrived. */
  readonly isBeforeAnswer: boolean;
  /** Whether its answer is on its way. */
  isAnswered: boolean;
  /** Null while the studio has no answer. */
  answered: StudioReply | null;
}

const movementFields = v.object({
  transactionId: v.string(),
  roundId: v.string(),
  rollsBack: v.optional(v.string()),
  amount: v.optional(v.string()),
});

export const refusal = (type: string, reasons: readonly string[] = []): StudioReply => ({
  status: Object.entries(STUDIO_ERRORS).find(([known]) => known === type)?.[1] ?? 500,
  body: { error: { type, reasons, keys: {}, traceId: '0'.repeat(32) } },
});

/** One launch of a game: the money of its player, and everything that the studio sent in it. */
export class PlayedSession {
  readonly token = randomUUID();
  readonly sessionId = randomUUID();
  readonly calls: RecordedCall[] = [];
  faults: Fault[] = [];
  readonly #game: string;
  readonly #currency: Currency;
  readonly #openRound: { roundId: string; bets: { transactionId: string; amount: string }[] } | null;
  readonly #effects = new Map<string, { readonly text: string; readonly answer: StudioReply }>();
  readonly #bets = new Map<string, { readonly round: string; readonly minor: bigint }>();
  readonly #rolledBack = new Set<string>();
  readonly #ended = new Set<string>();
  #minor = 100_000n;

  constructor(game: string, currency: Currency, hasOpenRound = false) {
    this.#game = game;
    this.#currency = currency;
    this.#openRound = hasOpenRound
      ? { roundId: randomUUID(), bets: [{ transactionId: randomUUID(), amount: this.#decimal(100n) }] }
      : null;
    for (const { transactionId } of this.#openRound?.bets ?? [])
      this.#bets.set(transactionId, { round: this.#openRound?.roundId ?? '', minor: 100n });
  }

  /** Records a call at its arrival. */
  record(sent: Omit<RecordedCall, 'isBeforeAnswer' | 'isAnswered' | 'answered'>): RecordedCall {
    const bets = this.calls.filter(({ name, round }) => name === 'bet' && round === sent.round);
    const isBeforeAnswer = bets.length > 0 && !bets.some(({ isAnswered }) => isAnswered);
    const call: RecordedCall = { ...sent, isBeforeAnswer, isAnswered: false, answered: null };
    this.calls.push(call);
    return call;
  }

  /** The next fault of such a call, which happens once. */
  faultOf(name: StudioCallName): Fault | null {
    const at = this.faults.findIndex(({ on }) => on.includes(name));
    return at < 0 ? null : (this.faults.splice(at, 1)[0] ?? null);
  }

  authenticate(): StudioReply {
    const { sessionId } = this;
    const of = { sessionId, playerId: `player-of-${sessionId}`, game: this.#game, locale: 'en' };
    return {
      status: 200,
      body: { ...of, ...this.#balances(), openRound: this.#openRound, freeRounds: [] },
    };
  }

  balance = (): StudioReply => ({ status: 200, body: this.#balances() });

  /** A movement with its effect; a repeated one has none. */
  move(name: StudioCallName, text: string): StudioReply {
    const {
      transactionId,
      roundId,
      rollsBack = '',
      amount = '0',
    } = v.parse(movementFields, JSON.parse(text));
    const known = this.#effects.get(transactionId);
    if (known) return known.text === text ? known.answer : refusal('TransactionConflict');
    const problem = this.#change(name, { transactionId, roundId, rollsBack, amount });
    if (problem !== null) return refusal(problem);
    const answer = { status: 200, body: { transactionId, ...this.#balances() } };
    this.#effects.set(transactionId, { text, answer });
    return answer;
  }

  #change(
    name: StudioCallName,
    {
      transactionId,
      roundId,
      rollsBack,
      amount,
    }: Record<'transactionId' | 'roundId' | 'rollsBack' | 'amount', string>,
  ): keyof typeof STUDIO_ERRORS | null {
    const minor = fromDecimal(amount, this.#currency).minor;
    const standing = () => this.#standing().some(([, { round }]) => round === roundId);
    if (name === 'bet') {
      if (this.#rolledBack.has(transactionId)) return 'BetRolledBack';
      if (this.#ended.has(roundId)) return 'RoundClosed';
      if (minor > this.#minor) return 'InsufficientFunds';
      this.#bets.set(transactionId, { round: roundId, minor });
      this.#minor -= minor;
    } else if (name === 'win') {
      if (!standing()) return 'UnknownRound';
      this.#minor += minor;
    } else if (name === 'rollback') {
      const bet = this.#bets.get(rollsBack);
      if (bet && !this.#rolledBack.has(rollsBack)) this.#minor += bet.minor;
      this.#rolledBack.add(rollsBack);
    } else this.#ended.add(roundId);
    return null;
  }

  #standing() {
    return [...this.#bets].filter(([id]) => !this.#rolledBack.has(id));
  }

  /** Bets whose stake the player has paid. */
  get stakes(): number {
    return this.#standing().length;
  }

  /** What the studio still owes: repetitions of calls without an answer, and the ends of rounds. */
  owed(): readonly string[] {
    const movements = this.calls.filter(({ name }) => name !== 'authenticate' && name !== 'balance');
    const unanswered = [...new Set(movements.map(({ id }) => id))].filter((id) => {
      const sent = movements.filter((call) => call.id === id);
      const isAnswered = sent.some(({ answered }) => answered !== null && answered.status < 500);
      return !isAnswered && !(sent[0]?.name === 'bet' && this.#rolledBack.has(id));
    });
    const open = this.#standing().filter(([, { round }]) => !this.#ended.has(round));
    return [
      ...unanswered.map((id) => `call ${id} has no answer, and was neither repeated nor rolled back`),
      ...open.map(([id, { round }]) => `round ${round} with the bet ${id} has no endRound and no rollback`),
    ];
  }

  /** Violations that no later call can mend. */
  violations(): readonly string[] {
    return this.calls.flatMap(({ name, id, text, problem, isBeforeAnswer }, at) => [
      ...(problem === null ? [] : [`${name}: ${problem}`]),
      ...(this.calls
        .slice(0, at)
        .some((earlier) => earlier.id === id && earlier.text !== text && name !== 'authenticate')
        ? [`${name}: the id ${id} was sent with two different bodies`]
        : []),
      ...(name === 'win' && isBeforeAnswer ? ['win: sent before its bet was answered'] : []),
    ]);
  }

  #balances = () => ({
    balance: this.#decimal(this.#minor),
    bonusBalance: this.#decimal(0n),
    currency: this.#currency,
  });
  #decimal = (minor: bigint): string => toDecimal(money(minor, this.#currency));
}
