import { CODE_DIGITS } from '@foyer/contract/signIn/outcomes.ts';

/** What is to be seen of a code that is being entered. */
export interface CodeEntryState {
  readonly error: CodeRefusal | null;
  /** It is under way: what is typed meanwhile counts for nothing. */
  readonly isEntering: boolean;
  /** Counts what was refused: the boxes begin anew. */
  readonly turn: number;
}

/** Too short, or the words of who refused it. */
export type CodeRefusal =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'refused'; readonly why: string };

/** Asks whether the code is right. @returns null when it was, else why not in words */
export type SendCode = (code: string) => Promise<string | null>;

export interface CodeEntry {
  current(): CodeEntryState;
  subscribe(changed: () => void): () => void;
  /** What the boxes hold now; once it is whole it goes off by itself. */
  write(code: string, send: SendCode): void;
  /** The button: never beside one that is under way already. */
  enter(send: SendCode): void;
}

export function createCodeEntry(): CodeEntry {
  let code = '';
  let state: CodeEntryState = { error: null, isEntering: false, turn: 0 };
  const listeners = new Set<() => void>();
  const become = (next: CodeEntryState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const refuse = (error: CodeRefusal) => {
    code = '';
    become({ error, isEntering: false, turn: state.turn + 1 });
  };

  function enter(send: SendCode): void {
    if (state.isEntering) return;
    if (code.length !== CODE_DIGITS) return refuse({ kind: 'incomplete' });
    become({ ...state, isEntering: true });
    // Of a right code nothing is told here: the page goes on to another, or shows something else.
    void send(code).then((why) => why !== null && refuse({ kind: 'refused', why }));
  }

  return {
    current: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    write(entered, send) {
      if (state.isEntering) return;
      code = entered;
      if (code.length === CODE_DIGITS) enter(send);
    },
    enter,
  };
}
