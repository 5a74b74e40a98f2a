import type { LastDepositPartsFragment } from '@foyer/contract/generated/operations.ts';

/** What the last completed deposit was paid with. */
export interface LastDeposit {
  readonly method: string;
  /** Null if the provider named no account. */
  readonly account: string | null;
}

/** CASH-16: null before the first deposit, and if the payload is not readable. */
export function lastDepositOf({ lastCompletedDeposit }: LastDepositPartsFragment): LastDeposit | null {
  const payload = parsed(lastCompletedDeposit?.payload ?? '');
  const method = fieldOf(fieldOf(payload, 'attributes'), 'paymentMethod');
  const account = fieldOf(fieldOf(payload, 'debtor'), 'account');
  return typeof method === 'string'
    ? { method, account: typeof account === 'string' ? account : null }
    : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
