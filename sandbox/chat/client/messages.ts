/** How the conversation looks, and what the page hands over for it: values of the custom properties of its style sheet, and a font. */
export interface Style {
  /** BCP 47 tag for dates and times; by default the language of the conversation. */
  readonly dates?: string;
  /** Name of the brand for the header. */
  readonly brand?: string;
  readonly theme?: Readonly<Record<string, string>>;
  readonly font?: { readonly family: string; readonly url: string; readonly weight: string };
}

export type ToFrame =
  | { readonly say: 'style'; readonly style: Style }
  | { readonly say: 'hello'; readonly locale: string }
  | { readonly say: 'login'; readonly jwt: string }
  | { readonly say: 'logout' }
  | { readonly say: 'shown'; readonly isShown: boolean };

export type FromFrame =
  | { readonly say: 'ready' }
  | { readonly say: 'loggedIn' }
  | { readonly say: 'refused'; readonly reason: string }
  | { readonly say: 'proofIsOver' }
  | { readonly say: 'unread'; readonly count: number }
  | { readonly say: 'close' }
  | { readonly say: 'launch' };

/** Not a full validation: the sender's window is checked, so any object with `say` is one of these messages. */
export const isMessage = <Message extends { readonly say: string }>(data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'say' in data && typeof data.say === 'string';
