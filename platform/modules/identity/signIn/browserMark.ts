/**
 * What a browser that has signed in is known again by: a secret that the page's scripts cannot read, so that whoever
 * got hold of the tokens has not got it.
 */
export interface BrowserMark {
  /** Null for a browser that shows none. */
  readonly shown: string | null;
  /** From now on the browser shows this one, and no page of another site can make it. */
  leave(mark: string): void;
}
