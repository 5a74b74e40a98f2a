import { randomUUID } from 'node:crypto';
import type { Account, FindAccount, KoaContextWithOIDC, Grant } from 'oidc-provider';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { PlayerRecord } from '../player/record.ts';
import { findPlayer } from '../players.ts';
import { CLIENT_ID } from './client.ts';
import type { Realm } from './realm.ts';
import { grantResource, SCOPES } from './tokens.ts';

export const findAccount =
  ({ database, brand }: Realm): FindAccount =>
  async (ctx, accountId) => {
    const read = () => findPlayer(database.query, accountId as PlayerId);
    // Our own form has just said who it is, or a grant was given: to players of this brand, and there are no others here.
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

/** No name and no address: the browser shows this token to the provider again in a URL, as `id_token_hint`. */
const idTokenClaims = (ctx: KoaContextWithOIDC, accountId: string) => ({
  sub: accountId,
  azp: CLIENT_ID,
  sid: ctx.oidc.entities.Grant?.jti,
});

export const userinfoClaims = (player: PlayerRecord) => ({
  sub: player.id,
  player_id: player.id,
  email: player.email,
  email_verified: player.emailVerified,
  given_name: player.firstName,
  family_name: player.lastName,
  locale: player.language,
});

export const claimsByScope = {
  openid: ['sub', 'azp', 'sid', 'auth_time'],
  profile: ['given_name', 'family_name', 'locale', 'player_id'],
  email: ['email', 'email_verified'],
};

/** The lobby is the brand's own, so signing in is the consent; the grant opens the session (payloads/grants.ts). */
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
  await grant.save();
  return grant;
}
