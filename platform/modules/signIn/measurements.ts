import type { BrandId } from '@foyer/domain/ids.ts';
import { Refusal } from '../../infra/refusal.ts';
import { createMeasurement } from '../../infra/telemetry/measurement.ts';

export type SignInMethod = 'password' | 'code' | 'provider';

/** A completed attempt to sign in. */
export const signInTried = createMeasurement<{
  readonly brand: BrandId;
  readonly method: SignInMethod;
  /** `success`, or the reason for which the player is not signed in. */
  readonly outcome: string;
}>();

/** Records the outcome of `work`. @param outcomeOf of a result; null if the attempt is not over yet */
export async function measuredSignIn<Result>(
  { brand, method }: { readonly brand: BrandId; readonly method: SignInMethod },
  outcomeOf: (result: Result) => string | null,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    const outcome = outcomeOf(result);
    if (outcome !== null) signInTried.record({ brand, method, outcome });
    return result;
  } catch (error) {
    const outcome = error instanceof Refusal ? (error.reasons[0] ?? error.type) : 'fault';
    signInTried.record({ brand, method, outcome });
    throw error;
  }
}
