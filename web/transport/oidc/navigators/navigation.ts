import type { IWindow, NavigateParams, NavigateResponse } from 'oidc-client-ts';
import { SECOND } from '@foyer/domain/duration.ts';
import type { Clock } from '../../clock/clock.ts';

/** OIDC-52: how often the opener checks whether the child window was closed. */
const CLOSED_CHECK_MS = SECOND / 2;

/** A popup or hidden frame that is sent to the provider and returns. */
export interface Child {
  go(url: string): void;
  isOpen(): boolean;
  close(): void;
}

/** What the navigation needs from the page that opens the child. */
export interface OpenerPage {
  readonly clock: Clock;
  /** Receives the child's messages about one sign-in. @returns unsubscribe function */
  listen(state: string, onMessage: (message: unknown) => void): () => void;
  /** Sends a message from the child. */
  send(state: string, message: unknown): void;
}

export interface Ending {
  /** Error message if the child disappears without a response. */
  readonly gone: string;
  readonly limit: { readonly durationMs: number; readonly error: () => Error };
  /** Error message if the caller closes the child. */
  readonly closed: string;
}

export interface Navigation extends IWindow {
  abort(reason: Error): void;
}

/** Sends the child to the provider and resolves with its callback URL, or rejects. */
export function navigation({ clock, listen }: OpenerPage, child: Child, ending: Ending): Navigation {
  let abort = (_reason: Error): void => {};

  const responseFor = (state: string): Promise<NavigateResponse> =>
    new Promise((resolve, reject) => {
      const stops: (() => void)[] = [];
      const settle = (act: () => void): void => {
        for (const stop of stops.splice(0)) stop();
        act();
      };
      abort = (reason) => settle(() => reject(reason));
      const check = (): void => {
        if (!child.isOpen()) return abort(new Error(ending.gone));
        stops[0] = clock.after(CLOSED_CHECK_MS, check);
      };
      stops.push(
        clock.after(CLOSED_CHECK_MS, check),
        clock.after(ending.limit.durationMs, () => abort(ending.limit.error())),
        listen(state, (message) => {
          // ERR-12 specifies this text.
          if (!isResponse(message, state)) return abort(new Error('Invalid response from window'));
          settle(() => resolve({ url: message.url }));
        }),
      );
    });

  return {
    async navigate({ url, state = '' }: NavigateParams) {
      const response = responseFor(state);
      child.go(url);
      try {
        return await response;
      } finally {
        child.close();
      }
    },
    abort: (reason) => abort(reason),
    close() {
      child.close();
      abort(new Error(ending.closed));
    },
  };
}

function isResponse(message: unknown, state: string): message is NavigateResponse {
  if (typeof message !== 'object' || message === null || !('url' in message)) return false;
  const { url } = message;
  return typeof url === 'string' && URL.canParse(url) && stateOf(url) === state;
}

const stateOf = (url: string): string | null => new URL(url).searchParams.get('state');

/** Runs in the child: passes the callback URL to the opening page. */
export function passToOpener({ send }: Pick<OpenerPage, 'send'>, url: string): void {
  const state = stateOf(url);
  if (state === null) throw new Error('No state in response');
  send(state, { url });
}
