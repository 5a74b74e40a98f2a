import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { errors } from './oidcProvider.ts';
import { languageTag, type Locale } from '@foyer/domain/locale.ts';
import type { Site } from '../../../sites/index.ts';
import { localeOf } from './pages.ts';
import { FORM_COOKIE, formPath, SIGN_UP_PARAMETER } from './paths.ts';
import type { OpenRealm } from './realms.ts';

/** A sign-in under way, found by the cookie its browser was given. */
export interface FormRequest extends OpenRealm {
  readonly locale: Locale;
  /** Known to this browser alone; a form of another site cannot know it. */
  readonly csrf: string;
  readonly isSignUp: boolean;
  readonly loginHint: string;
  readonly signInPath: string;
  readonly signUpPath: string;
  /** Records who signed in. @returns where the browser goes on */
  finish(playerId: string): Promise<string>;
}

/** Null when the browser holds no such sign-in: it expired, was finished, or belongs to another browser. */
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
  // Known from the address as well, once the sign-in is over and forgotten.
  const spoken = `ui_locales=${languageTag(locale)}`;
  return {
    ...open,
    // AMB-07: as on the lobby's own pages, where the visitor seems to be decides what is offered.
    site: inCountry(site, realm.originOf(request.headers).country ?? regionOf(locale)),
    locale,
    csrf: cid,
    isSignUp: params[SIGN_UP_PARAMETER] !== undefined,
    loginHint: typeof params.login_hint === 'string' ? params.login_hint.slice(0, 100) : '',
    signInPath: `${form}/sign-in?${spoken}`,
    signUpPath: `${form}/sign-up?${spoken}`,
    // Not remembered beyond the browser's own session: computers are shared, and there is money behind the door.
    finish: (playerId) =>
      provider.interactionResult(request, response, {
        login: { accountId: playerId, remember: false, amr: ['pwd'] },
      }),
  };
}

const inCountry = (site: Site, country: string | null): Site =>
  country !== null && site.serves(country) ? site.inCountry(country) : site;

/** `CA` of `en_CA` */
const regionOf = (locale: Locale): string | null => locale.split('_')[1] ?? null;

/** Whether this browser was given the form, be it used by now: nobody else has its cookie, and no other site sends it. */
export const wasGiven = ({ headers }: FastifyRequest, uid: string): boolean =>
  (headers.cookie ?? '').split(/; ?/).includes(`${FORM_COOKIE}=${uid}`);

type FormResponse = Parameters<OpenRealm['handle']>[1];

/**
 * Whether a form was sent by the page we rendered. The cookie is SameSite=Lax, so a post from elsewhere comes without
 * it; the field stands behind that for browsers that do not know the attribute.
 */
export function isOwnForm(
  { csrf, realm }: FormRequest,
  body: URLSearchParams,
  origin: string | undefined,
): boolean {
  const given = Buffer.from(body.get('csrf') ?? '');
  const wanted = Buffer.from(csrf);
  const sameToken = given.length === wanted.length && timingSafeEqual(given, wanted);
  return sameToken && (origin === undefined || origin === realm.origin);
}
