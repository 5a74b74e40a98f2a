import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';
import { createStore } from '../../../transport/store/store.ts';

interface CodeEntryState {
  readonly error: CodeRefusal | null;
  /** A code is being submitted; input is ignored meanwhile. */
  readonly isEntering: boolean;
  /** Number of refused codes. Used as a key, which clears the boxes. */
  readonly turn: number;
}

/** The code is too short, or the platform refused it with a message. */
type CodeRefusal = { readonly kind: 'incomplete' } | { readonly kind: 'refused'; readonly why: string };

/** Submits a code. @returns null if it is correct, otherwise an error message */
export type SendCode = (code: string) => Promise<string | null>;

/** Submits a complete code automatically, and never two codes at a time. */
export function createCodeEntry() {
  let code = '';
  const state = createStore<CodeEntryState>({ error: null, isEntering: false, turn: 0 });
  const refuse = (error: CodeRefusal) => {
    code = '';
    state.set({ error, isEntering: false, turn: state.get().turn + 1 });
  };

  function enter(send: SendCode): void {
    if (state.get().isEntering) return;
    if (code.length !== CODE_DIGITS) return refuse({ kind: 'incomplete' });
    state.set({ ...state.get(), isEntering: true });
    // After a correct code the page navigates or shows something else.
    void send(code).then((why) => why !== null && refuse({ kind: 'refused', why }));
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    write(entered: string, send: SendCode): void {
      if (state.get().isEntering) return;
      code = entered;
      if (code.length === CODE_DIGITS) enter(send);
    },
    /** Submits on button press, unless a code is already being submitted. */
    enter,
  };
}
