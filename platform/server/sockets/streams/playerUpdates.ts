import { documentsOwed } from '@foyer/contract/legal/documents.ts';
import type { PlayerUpdate } from '@foyer/contract/generated/resolvers.ts';
import type { PlayerId } from '@foyer/domain/ids.ts';
import type { Events } from '../../../infra/bus.ts';
import type { Database } from '../../../infra/database/database.ts';
import type { Players } from '../../../modules/player/index.ts';
import type { Sites } from '../../../sites/index.ts';

interface PlayerUpdateDeps {
  readonly database: Database;
  readonly sites: Pick<Sites, 'byBrand'>;
  readonly services: { readonly players: Pick<Players, 'announced' | 'get'> };
}

/** GQLO-11, OVER-08: player updates, with the documents that the site data of this node requires them to accept. */
export function playerUpdates({ database, sites, services: { players } }: PlayerUpdateDeps) {
  const playerUpdate = ({
    brand,
    acceptedVersions,
    isAccountClosed,
    emailVerified,
    isPhoneNumberVerified,
  }: Omit<Events['identity.playerUpdated'], 'playerId'>): PlayerUpdate => {
    const required = sites.byBrand(brand)?.settings.documentVersions;
    const isContentAccepted =
      required !== undefined && documentsOwed(acceptedVersions, required).length === 0;
    return { isAccountClosed, isContentAccepted, emailVerified, isPhoneNumberVerified };
  };
  return {
    playerUpdate,
    async playerState(id: PlayerId): Promise<PlayerUpdate> {
      const player = await players.get(database.query, id);
      return playerUpdate({ brand: player.brand, ...players.announced(player) });
    },
  };
}
