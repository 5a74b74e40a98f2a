import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { birthDateIn } from '@foyer/contract/registration/birthDate.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Site } from '../../../sites/index.ts';
import { measuredSignIn } from '../measurements.ts';
import { deviceCookie } from '../access/deviceCookie.ts';
import { formRequest, isOwnForm, wasGiven, type FormRequest } from './formRequest.ts';
import { localeOf, sendPage, type Page, type Pages } from './pages.ts';
import { homeOf } from './providerPages.ts';
import { KEYCLOAK_ROUTES } from './paths.ts';
import type { RealmParams, RealmRouteDeps } from './request.ts';
import { usesIdentityProvider, signIn, signInPage, type SignedIn, type SignInOutcome } from './signInForm.ts';
import { signUpPage } from './signUpForm.ts';

type FormParams = RealmParams & { readonly uid: string };
type Request = FastifyRequest<{
  Params: FormParams;
  Body: URLSearchParams;
  Querystring: { readonly ui_locales?: unknown };
}>;

const FORM = `/realms/:brand${KEYCLOAK_ROUTES.authorization}/:uid/form`;
const LARGEST_FORM_BYTES = 8_192;

/** Routes of the sign-in and sign-up forms: plain HTML pages that post to their own URL. */
export function formRoutes(app: FastifyInstance, { realms, pages, submitSignUpForm }: RealmRouteDeps): void {
  parseForms(app);

  type Handler = (form: FormRequest, request: Request, reply: FastifyReply) => Promise<unknown>;

  const withForm = (handler: Handler) => async (request: Request, reply: FastifyReply) => {
    const open = await realms(request, request.params.brand);
    if (!open) return reply.callNotFound();
    const form = await formRequest(open, request.params.uid, request, reply.raw);
    const locale = form?.locale ?? localeOf(request.query.ui_locales, open.site);
    const isPost = request.method === 'POST';
    const lobbyPath = lobbyPathOf(locale, form?.isSignUp || request.url.includes('/form/sign-up'));
    if (!form && wasGiven(request, request.params.uid)) return redirectTo(reply, afterUsedForm(lobbyPath));
    if (!form && !isPost) return redirectTo(reply, lobbyPath);
    if (!form || (isPost && !isOwnForm(form, request.body, request.headers.origin)))
      return sendPage(reply, 400, expiredPage(pages, open.site, locale));
    if (!usesIdentityProvider(form.site)) return redirectTo(reply, lobbyPath);
    return handler(form, request, reply);
  };

  const show = (
    reply: FastifyReply,
    status: number,
    form: FormRequest,
    model: Parameters<typeof pages.page>[0],
  ) => sendPage(reply, status, pages.page(model, form.site, form.locale));

  const showSignIn: Handler = async (form, _request, reply) =>
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
      const attempt = { brand: form.realm.brand, method: 'password' } as const;
      const outcome = await measuredSignIn(attempt, outcomeOf, () => signIn(form, request.body, request));
      if ('playerId' in outcome) return completeSignIn(reply, form, outcome);
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
    withForm(async (form, request, reply) => {
      const entered = signUpFields(request.body);
      const outcome = await submitSignUpForm(callerOf(form, request), entered);
      if ('emailSentTo' in outcome)
        return show(reply, 200, form, signInPage(form, outcome.emailSentTo, { hasWritten: true }));
      return show(reply, outcome.status, form, signUpPage(form, entered, outcome));
    }),
  );
}

const callerOf = ({ site, locale, realm }: FormRequest, { ip, headers }: Request) => ({
  site,
  locale,
  origin: realm.origin,
  ip,
  headers,
});

/** The fields as the form shows them again; the parts of the date of birth are one date. */
function signUpFields(body: URLSearchParams): URLSearchParams {
  const entered = new URLSearchParams(body);
  entered.set(
    'birthDate',
    birthDateIn((field) => body.get(field)),
  );
  return entered;
}

/** A player who may reopen the account is asked first, and sends the form again. */
const outcomeOf = (outcome: SignInOutcome): string | null => {
  if ('playerId' in outcome) return 'success';
  return outcome.problem === 'mayReopen' ? null : outcome.problem;
};

function parseForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
    (_request, body, done) => {
      // PostgreSQL cannot store a NUL character in text.
      if (/%00|\0/.test(String(body)))
        return done(Object.assign(new Error('The form holds a NUL'), { statusCode: 400 }));
      done(null, new URLSearchParams(String(body)));
    },
  );
}

async function completeSignIn(
  reply: FastifyReply,
  form: FormRequest,
  { device, ...login }: SignedIn,
): Promise<FastifyReply> {
  return reply.header('set-cookie', deviceCookie(form.realm, device)).redirect(await form.finish(login), 303);
}

/** Redirects with the same framing protection as the form. */
const redirectTo = (reply: FastifyReply, path: string): FastifyReply =>
  reply
    .headers({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    .redirect(path, 303);

const expiredPage = (pages: Pages, site: Site, locale: Locale): Page =>
  pages.page({ kind: 'problem', problem: 'formExpired', homeHref: homeOf(locale) }, site, locale);

/**
 * OIDC-02: the lobby's own sign-in or sign-up page. It forwards a signed-in player to the lobby (ROUTE-29)
 * and a visitor to the registration or sign-in method of their country.
 */
const lobbyPathOf = (locale: Locale, isSignUp: boolean): string =>
  `/${locale}/${isSignUp ? 'register' : 'login'}/`;

/**
 * The path for a browser that navigates back to a completed form: a player who is not signed in gets a new form
 * (AMB-08). Used only in the browser that had the form; one without cookies would be redirected endlessly.
 */
const afterUsedForm = (lobbyPath: string): string =>
  lobbyPath.endsWith('/login/') ? `${lobbyPath}?autoSignIn=1` : lobbyPath;
