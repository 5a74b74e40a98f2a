import { randomUUID } from 'node:crypto';
import type { Account, FindAccount, KoaContextWithOIDC, Grant } from 'oidc-provider';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Account as PlayerAccount } from '../ports.ts';
import { FormOutdated } from './payloads/grants.ts';
import type { Realm } from './realm.ts';
import { grantResource, SCOPES } from './tokens.ts';

export const findAccount =
  ({ database, brand, players }: Realm): FindAccount =>
  async (ctx, accountId) => {
    const read = () => players.find(database.query, accountId as PlayerId);
    // Either our form has just authenticated the account or a grant exists. Forms and grants
    // are only for players of this brand.
    const { Grant: granted, Interaction: form } = ctx.oidc.entities;
    const isKnown = [granted?.accountId, form?.result?.login?.accountId].includes(accountId);
    if (!isKnown && (await read())?.brand !== brand) return undefined;
    return {
      accountId,
      async claims(use) {
        if (use === 'id_token') return idTokenClaims(ctx, accountId);
        const player = await read();
        return player ? userinfoClaims(player) : { sub: accountId };
      },
    } satisfies Account;
  };

/** Contains no name or email address, because the browser sends this token back in a URL as `id_token_hint`. */
const idTokenClaims = (ctx: KoaContextWithOIDC, accountId: string) => ({
  sub: accountId,
  azp: ctx.oidc.client?.clientId,
  sid: ctx.oidc.entities.Grant?.jti,
});

const userinfoClaims = (player: PlayerAccount) => ({
  sub: player.id,
  player_id: player.id,
  email: player.email,
  email_verified: player.emailVerified,
  given_name: player.firstName,
  family_name: player.lastName,
  locale: player.language,
});

export const claimsByScope: Readonly<Record<(typeof SCOPES)[number], string[]>> = {
  openid: ['sub', 'azp', 'sid', 'auth_time'],
  profile: ['given_name', 'family_name', 'locale', 'player_id'],
  email: ['email', 'email_verified'],
};

/** OIDC-08: the user info that an access token with this scope may read. The lobby's own tokens read `sub` alone. */
export function userinfoIn(player: PlayerAccount, scope: string) {
  const requested = scope.split(' ');
  const readable = SCOPES.filter((one) => requested.includes(one)).flatMap((one) => claimsByScope[one]);
  const claims = Object.entries(userinfoClaims(player)).filter(([name]) => readable.includes(name));
  return { sub: player.id, ...Object.fromEntries(claims) };
}

/**
 * The lobby and the programs of the operator are first-party clients: signing in implies consent. The grant opens the session.
 * @returns undefined if the provider must show the sign-in form again
 */
export async function loadGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { session, provider, client, account } = ctx.oidc;
  if (!session || !client || !account) return undefined;
  const existing = session.grantIdFor(client.clientId);
  const found = existing ? await provider.Grant.find(existing) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.jti = randomUUID();
  grant.addOIDCScope(SCOPES.join(' '));
  grant.addResourceScope(grantResource, SCOPES.join(' '));
  try {
    await grant.save();
  } catch (error) {
    if (!(error instanceof FormOutdated)) throw error;
    forgetLogin(session);
    return undefined;
  }
  // The new session has ended the player's other one, of which another client may still have the grant.
  session.authorizations = {};
  return grant;
}

/** The provider shows its form where the browser's session has no account. */
function forgetLogin(session: NonNullable<KoaContextWithOIDC['oidc']['session']>): void {
  delete session.accountId;
  delete session.loginTs;
  delete session.amr;
}
