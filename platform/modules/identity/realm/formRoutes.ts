import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../../../plumbing/sites/index.ts';
import { formRequest, isOwnForm, type FormRequest } from './formRequest.ts';
import { sendPage, type Page, type Pages } from './pages.ts';
import { homeOf } from './providerPages.ts';
import { KEYCLOAK_ROUTES } from './paths.ts';
import { originOf, type RealmParams, type RealmRouteParts } from './request.ts';
import { isWayIn, signIn, signInPage } from './signInForm.ts';
import { signUp, signUpPage } from './signUpForm.ts';

type FormParams = RealmParams & { readonly uid: string };
type Request = FastifyRequest<{ Params: FormParams; Body: URLSearchParams }>;

const FORM = `/realms/:brand${KEYCLOAK_ROUTES.authorization}/:uid/form`;
const LARGEST_FORM_BYTES = 8_192;

/** The sign-in and sign-up forms: plain pages that post to themselves. */
export function formRoutes(app: FastifyInstance, { realms, pages, openAccount }: RealmRouteParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  type Answer = (form: FormRequest, request: Request, reply: FastifyReply) => Promise<unknown>;

  const withForm = (answer: Answer) => async (request: Request, reply: FastifyReply) => {
    const open = await realms(originOf(request), request.params.brand);
    if (!open) return reply.callNotFound();
    const form = await formRequest(open, request.params.uid, request, reply.raw);
    if (!form || (request.method === 'POST' && !isOwnForm(form, request.body, request.headers.origin)))
      return sendPage(reply, 400, expiredPage(pages, open.site));
    if (!isWayIn(form.site)) return reply.redirect(ownDoor(form, request.url), 303);
    return answer(form, request, reply);
  };

  const show = (
    reply: FastifyReply,
    status: number,
    form: FormRequest,
    model: Parameters<typeof pages.page>[0],
  ) => sendPage(reply, status, pages.page(model, form.site, form.locale));

  app.get(
    FORM,
    withForm(async (form, _request, reply) =>
      reply.redirect(form.isSignUp ? form.signUpPath : form.signInPath, 303),
    ),
  );

  app.get(
    `${FORM}/sign-in`,
    withForm(async (form, _request, reply) => show(reply, 200, form, signInPage(form, form.loginHint))),
  );

  app.post(
    `${FORM}/sign-in`,
    withForm(async (form, { body, ip }, reply) => {
      const outcome = await signIn(form, body, ip);
      if ('playerId' in outcome) return reply.redirect(await form.finish(outcome.playerId), 303);
      return show(reply, outcome.status, form, signInPage(form, body.get('email') ?? '', outcome));
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
    withForm(async (form, { body, ip }, reply) => {
      const outcome = await signUp(form, body, ip, openAccount);
      if ('writtenTo' in outcome)
        return show(reply, 200, form, signInPage(form, outcome.writtenTo, { hasWritten: true }));
      return show(reply, outcome.status, form, signUpPage(form, body, outcome));
    }),
  );
}

function expiredPage(pages: Pages, site: Site): Page {
  const locale = site.settings.defaultLocale;
  return pages.page({ kind: 'problem', problem: 'formExpired', homeHref: homeOf(locale) }, site, locale);
}

/** OIDC-02: the lobby's own door, where the country's way in is not the identity provider. */
const ownDoor = ({ locale, isSignUp, signUpPath }: FormRequest, url: string): string =>
  `/${locale}/${isSignUp || url.startsWith(signUpPath) ? 'register' : 'login'}/`;
