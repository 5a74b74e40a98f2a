/**
 * Reference model of the full ledger for one player: every recipe, real and bonus money, in plain
 * arithmetic. It shares no code with the ledger it is compared with.
 */
export type LedgerStep =
  | {
      readonly kind: 'bet';
      readonly id: string;
      readonly round: string;
      readonly minor: bigint;
      readonly share: bigint;
      /** Whether the response is lost, as when the connection breaks after the commit. */
      readonly isLost?: boolean;
    }
  | { readonly kind: 'win'; readonly id: string; readonly round: string; readonly minor: bigint }
  | { readonly kind: 'rollback'; readonly id: string; readonly round: string; readonly of: string }
  | { readonly kind: 'endRound'; readonly id: string; readonly round: string }
  | { readonly kind: 'deposit'; readonly id: string; readonly minor: bigint; readonly isPending: boolean }
  | { readonly kind: 'withdraw'; readonly id: string; readonly minor: bigint }
  | { readonly kind: 'conclude'; readonly of: string; readonly verdict: 'posted' | 'voided' }
  | { readonly kind: 'sendBack' | 'chargeBack'; readonly id: string; readonly of: string }
  | { readonly kind: 'correct'; readonly id: string; readonly minor: bigint }
  | { readonly kind: 'jackpotWin'; readonly id: string; readonly minor: bigint }
  | { readonly kind: 'grant'; readonly id: string; readonly minor: bigint; readonly terms: Terms }
  | { readonly kind: 'forfeit'; readonly of: string }
  | { readonly kind: 'dayPasses' | 'expire' };

export interface Terms {
  readonly required: bigint;
  readonly maxBet: bigint | null;
  readonly maxPayout: bigint | null;
  readonly isForADay: boolean;
}

/** Real and bonus balance after the step, or the type of the refusal. */
export type StepResult = readonly [real: bigint, bonus: bigint] | string;

interface Round {
  real: bigint;
  bonus: bigint;
  bonusId: string | null;
  isClosed: boolean;
}

interface Bet {
  readonly round: string;
  readonly real: bigint;
  readonly bonus: bigint;
  readonly share: bigint;
  readonly bonusId: string | null;
  isBack: boolean;
}

interface Win {
  readonly round: string;
  readonly real: bigint;
  readonly bonus: bigint;
  readonly bonusId: string | null;
  isBack: boolean;
}

interface Payment {
  readonly recipe: 'deposit' | 'withdrawal' | 'undoing';
  readonly amount: bigint;
  status: 'pending' | 'posted' | 'voided';
  isUndone: boolean;
}

interface Running extends Terms {
  readonly id: string;
  wagered: bigint;
  isOver: boolean;
}

const NEVER = 'never to be taken';

export class LedgerModel {
  real: bigint;
  bonus = 0n;
  owed = 0n;
  pot = 0n;
  #running: Running | null = null;
  readonly #answered = new Map<string, { readonly payload: string; readonly result: StepResult }>();
  readonly #rounds = new Map<string, Round>();
  readonly #bets = new Map<string, Bet>();
  readonly #wins = new Map<string, Win>();
  /** What became real money of each converted bonus and was not taken back. */
  readonly #converted = new Map<string, bigint>();
  readonly #payments = new Map<string, Payment>();
  /** What the steps have reached, so that a test can check that its steps reach it. */
  readonly reached = new Set<
    | 'conversion'
    | 'late conversion'
    | 'forfeit converts'
    | 'takes converted money'
    | 'takes less than the win'
  >();

  constructor(real: bigint) {
    this.real = real;
  }

  /** Wagered amount of the bonus that can be staked or is yet to be converted; null without one. */
  get wagered(): bigint | null {
    const running = this.#running;
    return running && (!running.isOver || running.wagered >= running.required) ? running.wagered : null;
  }

  take(step: LedgerStep): StepResult {
    const name = nameOf(step);
    const known = name === null ? undefined : this.#answered.get(name);
    // The jackpot contribution is the player's setting and not part of the studio's payload.
    const payload = JSON.stringify(step, (key, value: unknown) =>
      key === 'share' || key === 'isLost' ? undefined : typeof value === 'bigint' ? `${value}` : value,
    );
    if (known?.payload === NEVER && step.kind === 'bet') return 'BetRolledBack';
    if (known?.payload === NEVER && step.kind === 'win') return 'WinRolledBack';
    if (known && known.payload !== payload) return 'TransactionConflict';
    const refusal = known ? null : this.#apply(step);
    if (refusal !== null) return refusal;
    const result: StepResult = known?.result ?? [this.real, this.bonus];
    // The conversion in place of a forfeit has a key of its own.
    const isForfeited = step.kind !== 'forfeit' || !this.#converted.has(step.of);
    if (name !== null && isForfeited) this.#answered.set(name, { payload, result });
    if (isAnswered(step)) this.#convert();
    return result;
  }

  #apply(step: LedgerStep): string | null {
    switch (step.kind) {
      case 'bet':
        return this.#bet(step);
      case 'win':
        return this.#win(step);
      case 'rollback':
        return this.#takeBack(step);
      case 'endRound': {
        const round = this.#rounds.get(step.round);
        if (!round) return 'UnknownRound';
        round.isClosed = true;
        return null;
      }
      case 'grant':
      case 'forfeit':
      case 'dayPasses':
      case 'expire':
        return this.#bonusAct(step);
      case 'correct':
      case 'jackpotWin':
        if (this.real + step.minor < 0n) return 'InsufficientFunds';
        this.real += step.minor;
        if (step.kind === 'jackpotWin') this.pot -= step.minor;
        return null;
      case 'deposit':
      case 'withdraw':
      case 'conclude':
      case 'sendBack':
      case 'chargeBack':
        return this.#pay(step);
    }
  }

  /** The active, unexpired bonus, whose money can be staked. */
  get #playable(): Running | null {
    return this.#running?.isOver === false ? this.#running : null;
  }

  #bet({ id, round: roundId, minor, share }: LedgerStep & { kind: 'bet' }): string | null {
    const running = this.#playable;
    const round = this.#rounds.get(roundId) ?? { real: 0n, bonus: 0n, bonusId: null, isClosed: false };
    if (round.isClosed) return 'RoundClosed';
    if (running?.maxBet && minor > running.maxBet) return 'BonusMaxBet';
    const fromReal = minor < this.real ? minor : this.real;
    const fromBonus = minor - fromReal;
    if (fromBonus > (running ? this.bonus : 0n)) return 'InsufficientFunds';
    const contributions = this.real - fromReal >= share ? share : 0n;
    this.real -= fromReal + contributions;
    this.bonus -= fromBonus;
    this.pot += contributions;
    const bonusId = running?.id ?? null;
    if (running) running.wagered += minor;
    const isSame = bonusId !== null && round.bonusId === bonusId;
    this.#rounds.set(roundId, {
      real: round.real + fromReal + (isSame ? 0n : round.bonus),
      bonus: fromBonus + (isSame ? round.bonus : 0n),
      bonusId,
      isClosed: false,
    });
    this.#bets.set(id, {
      round: roundId,
      real: fromReal,
      bonus: fromBonus,
      share: contributions,
      bonusId,
      isBack: false,
    });
    return null;
  }

  #win({ id, round: roundId, minor }: LedgerStep & { kind: 'win' }): string | null {
    const round = this.#rounds.get(roundId);
    if (!round || round.real + round.bonus === 0n) return 'UnknownRound';
    const isRunning = round.bonusId !== null && round.bonusId === this.#playable?.id;
    const toBonus = isRunning ? (minor * round.bonus) / (round.real + round.bonus) : 0n;
    this.bonus += toBonus;
    this.real += minor - toBonus;
    const bonusId = isRunning ? round.bonusId : null;
    this.#wins.set(id, { round: roundId, real: minor - toBonus, bonus: toBonus, bonusId, isBack: false });
    return null;
  }

  #takeWinBack(win: Win, roundId: string): string | null {
    if (win.round !== roundId) return 'TransactionConflict';
    if (win.isBack) return null;
    win.isBack = true;
    let due = win.real;
    if (win.bonusId !== null && this.#running?.id === win.bonusId)
      this.bonus -= win.bonus < this.bonus ? win.bonus : this.bonus;
    const left = this.#converted.get(win.bonusId ?? '') ?? 0n;
    const converted = left < win.bonus ? left : win.bonus;
    if (win.bonusId !== null && converted > 0n) {
      due += converted;
      this.#converted.set(win.bonusId, left - converted);
      this.reached.add('takes converted money');
      if (converted < win.bonus) this.reached.add('takes less than the win');
    }
    const taken = due < this.real ? due : this.real;
    this.real -= taken;
    this.owed += due - taken;
    return null;
  }

  #takeBack({ of, round: roundId }: LedgerStep & { kind: 'rollback' }): string | null {
    const win = this.#wins.get(of);
    if (win) return this.#takeWinBack(win, roundId);
    const bet = this.#bets.get(of);
    const known = this.#answered.get(`studio ${of}`);
    if (bet ? bet.round !== roundId : known !== undefined) return 'TransactionConflict';
    if (!bet) {
      this.#answered.set(`studio ${of}`, { payload: NEVER, result: [this.real, this.bonus] });
      this.#bets.set(of, { round: roundId, real: 0n, bonus: 0n, share: 0n, bonusId: null, isBack: true });
      return null;
    }
    const round = this.#rounds.get(roundId);
    if (bet.isBack || !round) return null;
    bet.isBack = true;
    const isRunning = bet.bonusId !== null && bet.bonusId === this.#playable?.id;
    if (this.#running && bet.bonusId === this.#running.id) this.#running.wagered -= bet.real + bet.bonus;
    this.bonus += isRunning ? bet.bonus : 0n;
    this.real += bet.real + bet.share + (isRunning ? 0n : bet.bonus);
    this.pot -= bet.share;
    const stillBonus = bet.bonusId !== null && round.bonusId === bet.bonusId ? bet.bonus : 0n;
    round.bonus -= stillBonus;
    round.real -= bet.real + bet.bonus - stillBonus;
    return null;
  }

  #pay(
    step: LedgerStep & { kind: 'deposit' | 'withdraw' | 'conclude' | 'sendBack' | 'chargeBack' },
  ): string | null {
    if (step.kind === 'deposit') {
      if (!step.isPending) this.real += step.minor;
      this.#payments.set(step.id, {
        recipe: 'deposit',
        amount: step.minor,
        status: step.isPending ? 'pending' : 'posted',
        isUndone: false,
      });
      return null;
    }
    if (step.kind === 'withdraw') {
      if (step.minor > this.real) return 'InsufficientFunds';
      this.real -= step.minor;
      this.#payments.set(step.id, {
        recipe: 'withdrawal',
        amount: step.minor,
        status: 'pending',
        isUndone: false,
      });
      return null;
    }
    const payment = this.#payments.get(step.of);
    if (!payment) return 'UnknownTransfer';
    if (step.kind === 'conclude') {
      if (payment.status !== 'pending') return payment.status === step.verdict ? null : 'TransactionConflict';
      payment.status = step.verdict;
      if ((payment.recipe === 'withdrawal') === (step.verdict === 'voided')) this.real += payment.amount;
      return null;
    }
    const undone = step.kind === 'chargeBack' ? 'deposit' : 'withdrawal';
    if (payment.recipe !== undone || payment.status !== 'posted' || payment.isUndone)
      return 'TransactionConflict';
    payment.isUndone = true;
    const taken = payment.amount < this.real ? payment.amount : this.real;
    if (undone === 'withdrawal') this.real += payment.amount;
    else {
      this.real -= taken;
      this.owed += payment.amount - taken;
    }
    this.#payments.set(step.id, { recipe: 'undoing', amount: 0n, status: 'posted', isUndone: false });
    return null;
  }

  #bonusAct(step: LedgerStep & { kind: 'grant' | 'forfeit' | 'dayPasses' | 'expire' }): string | null {
    if (step.kind === 'grant') {
      if (this.#running) return 'BonusRunning';
      this.bonus += step.minor;
      this.#running = { ...step.terms, id: step.id, wagered: 0n, isOver: false };
    } else if (step.kind === 'dayPasses') {
      if (this.#running?.isForADay) this.#running.isOver = true;
    } else if (step.kind === 'forfeit') {
      if (this.#running?.id !== step.of) return 'BonusNotActive';
      if (this.#convert()) this.reached.add('forfeit converts');
      else this.#end();
    } else if (!this.#convert() && this.#running?.isOver) this.#end();
    return null;
  }

  /** Converts the active bonus, also an expired one, if it is wagered. */
  #convert(): boolean {
    const running = this.#running;
    if (!running || running.wagered < running.required) return false;
    const { maxPayout } = running;
    const converted = maxPayout !== null && maxPayout < this.bonus ? maxPayout : this.bonus;
    this.real += converted;
    this.#converted.set(running.id, converted);
    this.reached.add(running.isOver ? 'late conversion' : 'conversion');
    this.#end();
    return true;
  }

  #end(): void {
    this.bonus = 0n;
    this.#running = null;
  }
}

/** Whether the step is a studio's command whose response arrives: then a wagered bonus is converted. */
const isAnswered = (step: LedgerStep): boolean =>
  step.kind === 'bet' ? step.isLost !== true : ['win', 'rollback', 'endRound'].includes(step.kind);

/** The step's idempotency key in the ledger; null for steps without one. */
function nameOf(step: LedgerStep): string | null {
  switch (step.kind) {
    case 'bet':
    case 'win':
    case 'rollback':
    case 'endRound':
      return `studio ${step.id}`;
    case 'deposit':
    case 'withdraw':
    case 'sendBack':
    case 'chargeBack':
      return `payment ${step.id}`;
    case 'correct':
    case 'jackpotWin':
    case 'grant':
      return `${step.kind} ${step.id}`;
    case 'forfeit':
      return `forfeit ${step.of}`;
    case 'conclude':
    case 'dayPasses':
    case 'expire':
      return null;
  }
}
