/** Minimal reference model of the ledger for one player with real money only, to compare the ledger with. */
export interface Model {
  balance: bigint;
  readonly answered: Map<string, { readonly payload: string; readonly balance: bigint }>;
  readonly bets: Map<string, { readonly round: string; readonly amount: bigint; isBack: boolean }>;
  readonly wins: Map<string, { readonly round: string; readonly amount: bigint; isBack: boolean }>;
  readonly closed: Set<string>;
}

export type Step =
  | { readonly kind: 'bet' | 'win'; readonly id: string; readonly round: string; readonly minor: bigint }
  | { readonly kind: 'rollback'; readonly id: string; readonly round: string; readonly rollsBack: string }
  | { readonly kind: 'endRound'; readonly id: string; readonly round: string };

export const emptyModel = (balance: bigint): Model => ({
  balance,
  answered: new Map(),
  bets: new Map(),
  wins: new Map(),
  closed: new Set(),
});

const NEVER = 'never to be taken';

/** The expected balance, or the type of the refusal. */
export function expectStep(model: Model, step: Step): bigint | string {
  const payload = JSON.stringify(step, (_key, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  const known = model.answered.get(step.id);
  if (known?.payload === NEVER && step.kind === 'bet') return 'BetRolledBack';
  if (known?.payload === NEVER && step.kind === 'win') return 'WinRolledBack';
  if (known) return known.payload === payload ? known.balance : 'TransactionConflict';
  const refusal = apply(model, step);
  if (refusal !== null) return refusal;
  model.answered.set(step.id, { payload, balance: model.balance });
  return model.balance;
}

function apply(model: Model, step: Step): string | null {
  const staked = [...model.bets.values()].filter(({ round, amount }) => round === step.round && amount > 0n);
  switch (step.kind) {
    case 'bet':
      if (model.closed.has(step.round)) return 'RoundClosed';
      if (step.minor > model.balance) return 'InsufficientFunds';
      model.balance -= step.minor;
      model.bets.set(step.id, { round: step.round, amount: step.minor, isBack: false });
      return null;
    case 'win':
      if (!staked.some(({ isBack }) => !isBack)) return 'UnknownRound';
      model.balance += step.minor;
      model.wins.set(step.id, { round: step.round, amount: step.minor, isBack: false });
      return null;
    case 'endRound':
      if (staked.length === 0) return 'UnknownRound';
      model.closed.add(step.round);
      return null;
    case 'rollback':
      return takeBack(model, step);
  }
}

function takeBack(model: Model, { rollsBack, round }: Step & { kind: 'rollback' }): string | null {
  const win = model.wins.get(rollsBack);
  if (win) return takeWinBack(model, win, round);
  const bet = model.bets.get(rollsBack);
  const known = model.answered.get(rollsBack);
  if (bet ? bet.round !== round : known !== undefined && known.payload !== NEVER)
    return 'TransactionConflict';
  if (bet && !bet.isBack) {
    model.balance += bet.amount;
    bet.isBack = true;
  }
  if (!bet) {
    model.answered.set(rollsBack, { payload: NEVER, balance: model.balance });
    model.bets.set(rollsBack, { round, amount: 0n, isBack: true });
  }
  return null;
}

/** What the balance does not hold is owed, which no response shows. */
function takeWinBack(
  model: Model,
  win: { readonly round: string; readonly amount: bigint; isBack: boolean },
  round: string,
): string | null {
  if (win.round !== round) return 'TransactionConflict';
  if (!win.isBack) model.balance -= win.amount < model.balance ? win.amount : model.balance;
  win.isBack = true;
  return null;
}
