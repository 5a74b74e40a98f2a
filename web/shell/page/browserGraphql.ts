import type { LobbySettings } from '@foyer/contract/content/lobbySettings.ts';
import { PUBLIC_READS } from '@foyer/contract/transport/publicReads.ts';
import type { Locale } from '@foyer/domain/locale.ts';
import type { Report } from '../../transport/errorReports/uncaughtErrors.ts';
import { createGraphql, type Graphql } from '../../transport/graphql/client.ts';
import { graphqlServerOfPage } from '../../transport/graphql/graphqlServer.ts';
import type { SessionStore } from '../../transport/session/session.ts';
import { playerRanks } from '../../transport/storage/playerRanks.ts';
import { playedGames } from '../../transport/storage/playedGames.ts';

export interface Reader {
  readonly settings: LobbySettings;
  readonly locale: Locale;
  readonly session: Pick<SessionStore, 'current' | 'refresh'>;
  readonly report: Report;
}

export const browserGraphql = ({ settings, locale, session, report }: Reader): Graphql =>
  createGraphql({
    brand: settings.brand,
    locale,
    session,
    report,
    publicReads: PUBLIC_READS,
    server: graphqlServerOfPage(),
    reader: () => ({
      rankIds: ofPlayer(session, playerRanks.of),
      country: settings.country,
      licence: settings.license,
      currency: settings.currency,
      device: matchMedia('(pointer: coarse)').matches ? 'touch' : 'pointer',
      recentlyPlayed: ofPlayer(session, playedBy),
    }),
  });

/** GAME-16: the ids stored for the signed-in player; none for visitors. */
function ofPlayer(
  session: Reader['session'],
  idsOf: (player: string) => readonly string[],
): readonly string[] {
  const player = session.current()?.playerId;
  return player === undefined ? [] : idsOf(player);
}

const playedBy = (player: string): readonly string[] =>
  playedGames.of(player).games.map(({ gameId }) => gameId);
