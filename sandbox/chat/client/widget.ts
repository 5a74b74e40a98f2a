import type { Frames } from './frames.ts';
import type { FromFrame, Style, ToFrame } from './messages.ts';

export type Callback = (value?: unknown) => void;
/** Obtains a signed JWT for the current user and passes it to the callback. */
export type Proof = (pass: (jwt: string) => void) => void;

export const isCallback = (value: unknown): value is Callback => typeof value === 'function';
export const isProof = (value: unknown): value is Proof => typeof value === 'function';

export type Widget = ReturnType<typeof createWidget>;

/** Executes the page's commands and handles the frame's messages. */
export function createWidget(frames: Frames, post: (message: ToFrame) => void) {
  const listeners = new Map<string, Set<Callback>>();
  const emit = (event: string, value?: unknown) =>
    listeners.get(event)?.forEach((callback) => callback(value));
  let state = { isOpen: false, layer: 999_999 };
  let proof: Proof | null = null;
  let onLogin: Callback | undefined;
  const show = (isOpen: boolean): void => {
    if (isOpen === state.isOpen) return;
    state = { ...state, isOpen };
    frames.place(state);
    post({ say: 'shown', isShown: isOpen });
    if (isOpen) frames.frame.focus();
    emit(isOpen ? 'open' : 'close');
  };
  const prove = () => proof?.((jwt) => post({ say: 'login', jwt }));
  return {
    show,
    lift(layer: number): void {
      state = { ...state, layer };
      frames.place(state);
    },
    setStyle: (style: Style) => post({ say: 'style', style }),
    login(next: Proof, callback?: Callback): void {
      [proof, onLogin] = [next, callback];
      prove();
    },
    logout(): void {
      [proof, onLogin] = [null, undefined];
      show(false);
      post({ say: 'logout' });
    },
    /** @returns a function that removes the listener */
    on(event: string, callback: Callback): () => void {
      const those = listeners.get(event) ?? new Set();
      listeners.set(event, those.add(callback));
      return () => void those.delete(callback);
    },
    receive(message: FromFrame): void {
      if (message.say === 'loggedIn') onLogin?.(null);
      if (message.say === 'refused') onLogin?.(new Error(message.reason));
      if (message.say === 'proofIsOver') prove();
      if (message.say === 'unread') emit('unreadMessages', message.count);
      if (message.say === 'close') show(false);
      if (message.say === 'launch') show(true);
    },
  };
}
