import type { FastifyReply, FastifyRequest } from 'fastify';

const BROWSER_COOKIE = 'foyerBrowser';

/** What a browser is known again by after a sign-in of the custom flow. */
export interface BrowserCookie {
  /** Null for a browser that shows none. */
  readonly shown: string | null;
  leave(mark: string): void;
}

/** No script reads it, no other site makes the browser send it, and it goes to `path` alone, until the browser closes. */
export const browserCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { path, isSecure }: { readonly path: string; readonly isSecure: boolean },
): BrowserCookie => ({
  shown: request.cookies[BROWSER_COOKIE] ?? null,
  leave(mark) {
    reply.setCookie(BROWSER_COOKIE, mark, {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
    });
  },
});

/** What a page asks while it is rendered signs nobody in. */
export const NO_BROWSER: BrowserCookie = { shown: null, leave: () => {} };
