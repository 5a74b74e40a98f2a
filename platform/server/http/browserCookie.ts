import type { FastifyReply, FastifyRequest } from 'fastify';

const BROWSER_COOKIE = 'foyerBrowser';

/** The cookie that recognises a browser after a sign-in of the custom flow. */
export interface BrowserCookie {
  /** Null if the browser sent no cookie. */
  readonly shown: string | null;
  leave(mark: string): void;
}

/** The cookie is HttpOnly, SameSite and limited to `path`, and the browser deletes it when it closes. */
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

/** Requests made during page rendering never sign anybody in. */
export const NO_BROWSER: BrowserCookie = { shown: null, leave: () => {} };
