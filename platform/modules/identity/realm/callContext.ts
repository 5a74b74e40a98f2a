import callUnderWay from 'oidc-provider/lib/helpers/als.js';

let callsUnderWay = 0;

/**
 * oidc-provider keeps the call it answers in an AsyncLocalStorage. On Node 20 one that was ever entered has every
 * promise of the process told to it, which slows every query of the lobby, so it is let go of whenever
 * the provider, of whatever realm, has nothing to answer. The next call enters it again by itself.
 */
export function withCallContext<Call extends readonly unknown[]>(
  handle: (...call: Call) => Promise<void>,
): (...call: Call) => Promise<void> {
  return async (...call) => {
    callsUnderWay += 1;
    try {
      await handle(...call);
    } finally {
      callsUnderWay -= 1;
      if (callsUnderWay === 0) callUnderWay.disable();
    }
  };
}
