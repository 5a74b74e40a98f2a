import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { errors } from './oidcProvider.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { Site } from '../../../sites/index.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import { localeOf } from './pages.ts';
import { FORM_COOKIE, formPath, SIGN_UP_PARAMETER } from './paths.ts';
import type { OpenRealm } from './realms.ts';

export interface Login {
  readonly playerId: PlayerId;
  /** The address that the player entered. */
  readonly email: string;
}

export interface FormRequest extends OpenRealm {
  readonly locale: Locale;
  /** CSRF token, known only to this browser. */
  readonly csrf: string;
  readonly isSignUp: boolean;
  readonly loginHint: string;
  readonly signInPath: string;
  readonly signUpPath: string;
  /**
   * Completes the sign-in for the player.
   * @returns the URL to redirect the browser to
   */
  finish(login: Login): Promise<string>;
}

/** Returns null when the sign-in has expired, is complete or belongs to another browser. */
export async function formRequest(
  open: OpenRealm,
  uid: string,
  { raw: request }: FastifyRequest,
  response: FormResponse,
): Promise<FormRequest | null> {
  const { provider, realm, site } = open;
  const interaction = await provider.interactionDetails(request, response).catch((error: unknown) => {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  });
  if (!interaction?.cid || interaction.uid !== uid) return null;
  const { params, cid } = interaction;
  const locale = localeOf(params.ui_locales, site);
  const form = formPath(realm.brand, uid);
  // The locale is in the URL as well, because the sign-in is deleted once it is complete.
  const localeQuery = `ui_locales=${languageTag(locale)}`;
  return {
    ...open,
    // AMB-07: the visitor's apparent country decides what is offered, as on the lobby's own pages.
    site: inCountry(site, realm.originOf(request.headers).country ?? regionOf(locale)),
    locale,
    csrf: cid,
    isSignUp: params[SIGN_UP_PARAMETER] !== undefined,
    loginHint: typeof params.login_hint === 'string' ? params.login_hint.slice(0, 100) : '',
    signInPath: `${form}/sign-in?${localeQuery}`,
    signUpPath: `${form}/sign-up?${localeQuery}`,
    // The sign-in ends with the browser session: computers are shared and the account holds money.
    finish: ({ playerId, email }) =>
      provider.interactionResult(request, response, {
        login: { accountId: playerId, remember: false, amr: ['pwd'], email },
        // The form asks to sign in to the operator's own program, which is all that there is to consent to.
        consent: {},
      }),
  };
}

const inCountry = (site: Site, country: string | null): Site =>
  country !== null && site.serves(country) ? site.inCountry(country) : site;

/** For example `CA` of `en_CA`. */
const regionOf = (locale: Locale): string | null => locale.split('_')[1] ?? null;

/** Whether this browser was given the form, by its unguessable cookie, which other sites cannot send. */
export const wasGiven = ({ headers }: FastifyRequest, uid: string): boolean =>
  (headers.cookie ?? '').split(/; ?/).includes(`${FORM_COOKIE}=${uid}`);

type FormResponse = Parameters<OpenRealm['handle']>[1];

/**
 * CSRF check: whether the form was sent by the page that we rendered. The cookie is SameSite=Lax, so a
 * cross-site POST arrives without it; the hidden field covers browsers that do not support the attribute.
 */
export function isOwnForm(
  { csrf, realm }: FormRequest,
  body: URLSearchParams,
  origin: string | undefined,
): boolean {
  const given = Buffer.from(body.get('csrf') ?? '');
  const expected = Buffer.from(csrf);
  const sameToken = given.length === expected.length && timingSafeEqual(given, expected);
  return sameToken && (origin === undefined || origin === realm.origin);
}
