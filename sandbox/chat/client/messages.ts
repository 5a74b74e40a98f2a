/** What the snippet says to the company's frame. */
export type ToFrame =
  | { readonly say: 'hello'; readonly locale: string }
  | { readonly say: 'login'; readonly jwt: string }
  | { readonly say: 'logout' }
  | { readonly say: 'shown'; readonly isShown: boolean };

/** And what the frame says to it. */
export type FromFrame =
  | { readonly say: 'ready' }
  | { readonly say: 'loggedIn' }
  | { readonly say: 'refused'; readonly reason: string }
  | { readonly say: 'proofIsOver' }
  | { readonly say: 'unread'; readonly count: number }
  | { readonly say: 'close' }
  | { readonly say: 'launch' };

/** Both ends are the company's own, and each checks whom it hears; so what says something is one of ours. */
export const isMessage = <Message extends { readonly say: string }>(data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'say' in data && typeof data.say === 'string';
