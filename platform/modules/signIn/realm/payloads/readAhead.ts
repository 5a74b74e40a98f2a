import type { AdapterPayload } from 'oidc-provider';
import { LOST_RESPONSE_MS } from '../../sessions.ts';
import { digestOf } from '../../../../infra/secrets/secrets.ts';
import { Provider } from '../oidcProvider.ts';
import { SESSION_COOKIE } from '../paths.ts';
import type { Realm } from '../realm.ts';
import { restored } from './payloads.ts';

/**
 * Distinguishes a retry after a lost response from a replay: the provider session of the browser, and the
 * earliest time at which the token may have been used.
 */
export function lossOf({ clock }: Realm): { readonly shownBy: Buffer; readonly since: Date } {
  const signIn = Provider.ctx?.oidc.route === 'token' ? Provider.ctx.cookies.get(SESSION_COOKIE) : undefined;
  return { shownBy: digestOf(signIn ?? ''), since: new Date(clock.now().getTime() - LOST_RESPONSE_MS) };
}

interface TokenRow {
  readonly payload: AdapterPayload;
  readonly consumedAt: Date | null;
  readonly mayRepeat: boolean | null;
  readonly grantPayload: AdapterPayload | null;
  readonly signIn: AdapterPayload | null;
  readonly signInConsumedAt: Date | null;
}

const READ_TOKEN = `
  select token.payload, token.consumed_at as "consumedAt", identity.is_lost(token, $4, $5) as "mayRepeat",
         granted.payload as "grantPayload", browser.payload as "signIn", browser.consumed_at as "signInConsumedAt"
  from identity.oidc_payload token
  left join identity.oidc_payload granted
    on granted.brand = token.brand and granted.model = 'Grant' and granted.session_id = token.session_id
  left join identity.oidc_payload browser
    on browser.brand = token.brand and browser.model = 'Session' and browser.uid = token.payload ->> 'sessionUid'
  where token.brand = $1 and token.model = $2 and token.id = $3`;

/**
 * Reads a code or refresh token sent to the token endpoint together with what the provider reads next: its
 * grant and the provider session. A used token whose response was lost is returned as unused.
 */
export async function findToken(
  realm: Realm,
  model: 'AuthorizationCode' | 'RefreshToken',
  id: string,
): Promise<AdapterPayload | undefined> {
  const { shownBy, since } = lossOf(realm);
  const { rows } = await realm.database.pool.query<TokenRow>({
    name: 'identity.readToken',
    text: READ_TOKEN,
    values: [realm.brand, model, digestOf(id), shownBy, since],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { grantId, sessionUid } = row.payload;
  if (row.grantPayload && grantId !== undefined)
    prefetch('Grant', grantId, restored({ payload: row.grantPayload, consumedAt: null }, grantId));
  if (row.signIn && sessionUid !== undefined)
    prefetch('Session', sessionUid, restored({ payload: row.signIn, consumedAt: row.signInConsumedAt }));
  const isFresh = model === 'RefreshToken' && row.mayRepeat === true;
  return restored({ payload: row.payload, consumedAt: isFresh ? null : row.consumedAt }, id);
}

const readAhead = new WeakMap<object, Map<string, AdapterPayload>>();

function prefetch(model: string, key: string, payload: AdapterPayload): void {
  const request = Provider.ctx;
  if (!request) return;
  const payloads = readAhead.get(request) ?? new Map<string, AdapterPayload>();
  readAhead.set(request, payloads.set(`${model} ${key}`, payload));
}

export const prefetched = (model: 'Grant' | 'Session', key: string): AdapterPayload | undefined =>
  Provider.ctx && readAhead.get(Provider.ctx)?.get(`${model} ${key}`);
