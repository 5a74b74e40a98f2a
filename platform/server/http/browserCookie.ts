import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserMark } from '../../modules/signIn/index.ts';

const BROWSER_COOKIE = 'foyerBrowser';

/** The cookie is HttpOnly, SameSite and limited to `path`, and the browser deletes it when it closes. */
export const browserCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  { path, isSecure }: { readonly path: string; readonly isSecure: boolean },
): BrowserMark => ({
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
export const NO_BROWSER: BrowserMark = { shown: null, leave: () => {} };
