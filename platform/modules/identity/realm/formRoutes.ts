import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Site } from '../../../sites/index.ts';
import { deviceCookie } from '../access/deviceCookie.ts';
import { deviceMark } from '../verification/matching/keys.ts';
import { formRequest, isOwnForm, wasGiven, type FormRequest } from './formRequest.ts';
import { localeOf, sendPage, type Page, type Pages } from './pages.ts';
import { homeOf } from './providerPages.ts';
import { KEYCLOAK_ROUTES } from './paths.ts';
import type { RealmParams, RealmRouteDeps } from './request.ts';
import { usesIdentityProvider, signIn, signInPage, type SignedIn } from './signInForm.ts';
import { signUp, signUpPage } from './signUpForm.ts';

type FormParams = RealmParams & { readonly uid: string };
type Request = FastifyRequest<{
  Params: FormParams;
  Body: URLSearchParams;
  Querystring: { readonly ui_locales?: unknown };
}>;

const FORM = `/realms/:brand${KEYCLOAK_ROUTES.authorization}/:uid/form`;
const LARGEST_FORM_BYTES = 8_192;

/** The sign-in and sign-up forms: plain pages that post to themselves. */
export function formRoutes(app: FastifyInstance, { realms, pages, openAccount }: RealmRouteDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  type Answer = (form: FormRequest, request: Request, reply: FastifyReply) => Promise<unknown>;

  const withForm = (answer: Answer) => async (request: Request, reply: FastifyReply) => {
    const open = await realms(request, request.params.brand);
    if (!open) return reply.callNotFound();
    const form = await formRequest(open, request.params.uid, request, reply.raw);
    const locale = form?.locale ?? localeOf(request.query.ui_locales, open.site);
    const isPost = request.method === 'POST';
    const door = ownDoor(locale, form?.isSignUp || request.url.includes('/form/sign-up'));
    if (!form && wasGiven(request, request.params.uid)) return leadOn(reply, pastUsed(door));
    if (!form && !isPost) return leadOn(reply, door);
    if (!form || (isPost && !isOwnForm(form, request.body, request.headers.origin)))
      return sendPage(reply, 400, expiredPage(pages, open.site, locale));
    if (!usesIdentityProvider(form.site)) return leadOn(reply, door);
    return answer(form, request, reply);
  };

  const show = (
    reply: FastifyReply,
    status: number,
    form: FormRequest,
    model: Parameters<typeof pages.page>[0],
  ) => sendPage(reply, status, pages.page(model, form.site, form.locale));

  const showSignIn: Answer = async (form, _request, reply) =>
    show(reply, 200, form, signInPage(form, form.loginHint));

  app.get(
    FORM,
    withForm(async (form, request, reply) =>
      form.isSignUp ? reply.redirect(form.signUpPath, 303) : showSignIn(form, request, reply),
    ),
  );

  app.get(`${FORM}/sign-in`, withForm(showSignIn));

  app.post(
    `${FORM}/sign-in`,
    withForm(async (form, request, reply) => {
      const outcome = await signIn(form, request.body, request);
      if ('playerId' in outcome) return leadIn(reply, form, outcome);
      return show(reply, outcome.status, form, signInPage(form, request.body.get('email') ?? '', outcome));
    }),
  );

  app.get(
    `${FORM}/sign-up`,
    withForm(async (form, _request, reply) =>
      show(reply, 200, form, signUpPage(form, new URLSearchParams())),
    ),
  );

  app.post(
    `${FORM}/sign-up`,
    withForm(async (form, { body, ip, headers }, reply) => {
      const outcome = await signUp(form, body, { address: ip, device: deviceMark(ip, headers) }, openAccount);
      if ('writtenTo' in outcome)
        return show(reply, 200, form, signInPage(form, outcome.writtenTo, { hasWritten: true }));
      return show(reply, outcome.status, form, signUpPage(form, body, outcome));
    }),
  );
}

async function leadIn(
  reply: FastifyReply,
  form: FormRequest,
  { playerId, device }: SignedIn,
): Promise<FastifyReply> {
  return reply
    .header('set-cookie', deviceCookie(form.realm, device))
    .redirect(await form.finish(playerId), 303);
}

/** Framed by nobody, like the form in whose place it comes. */
const leadOn = (reply: FastifyReply, path: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .redirect(path, 303);

const expiredPage = (pages: Pages, site: Site, locale: Locale): Page =>
  pages.page({ kind: 'problem', problem: 'formExpired', homeHref: homeOf(locale) }, site, locale);

/** OIDC-02: the lobby's own door, which leads a player on to the lobby (ROUTE-29), and a visitor by his country's way. */
const ownDoor = (locale: Locale, isSignUp: boolean): string =>
  `/${locale}/${isSignUp ? 'register' : 'login'}/`;

/**
 * Back, into a form that has done its work: whoever is not signed in gets a fresh one at once (AMB-08). Only in the
 * browser that had it: one that keeps no cookies would be led round and round.
 */
const pastUsed = (door: string): string => (door.endsWith('/login/') ? `${door}?autoSignIn=1` : door);
