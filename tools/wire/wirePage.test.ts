import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import texts from '@foyer/contract/generated/persisted.json' with { type: 'json' };
import { JackpotMessageSchema, JackpotRequestSchema } from '@foyer/contract/jackpot/socket.ts';
import { LOGOUT_REASONS } from '@foyer/contract/signIn/logoutReason.ts';
import { ERROR_TYPES } from '@foyer/contract/transport/errors.ts';
import { HEADERS } from '@foyer/contract/transport/headers.ts';
import { SUBPROTOCOLS } from '@foyer/contract/transport/socket.ts';
import { ROUTES } from '@foyer/web/shell/routing/routes.ts';
import { COOKIES, PLATFORM_COOKIES } from '@foyer/web/transport/storage/cookieTable.ts';

const page = readFileSync(new URL('../../docs/wire.md', import.meta.url), 'utf8');

/** The names in the first column of a section's table. */
function listedIn(section: string): readonly string[] {
  const body = page.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? expect.fail(`no section ${section}`);
  const cells = [...body.matchAll(/^\| (`.*?) \|/gm)].map(([, cell]) => cell ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** For each section of the page: the names that the specification gives, and the names in the code. */
const WIRE: readonly [section: string, specified: string, ours: readonly string[]][] = [
  [
    'GraphQL operations',
    `GetPlayerInfo GetCustomerInfo LastCompletedDeposit Translations RewardsPage CountryContextQuery
     JackpotSettings Menu RefreshAccessToken Logout PlayerUpdated SessionDestroyed CustomerPopUpAdded
     RewardsContextSubscription Wallet SyncRecentlyPlayedGames GetGamanzaInfo RaffleWinners
     JackpotLeaderboard BasicLayoutQuery JackpotPage RafflePage LoyaltyProgramPage MissionsPage
     TournamentsPage ContentPage GameListSlice StudioGames GenerateZendeskToken`,
    Object.values(texts).map(({ operationName }) => operationName),
  ],
  ['Logout reasons', 'SESSION_EXPIRED JWT_EXPIRED LOGGED_IN_FROM_ANOTHER_DEVICE', LOGOUT_REASONS],
  [
    'Messages of the jackpot socket',
    `SubscribeRequest PlayerOptInRequest PlayerRaffleTicketsRequest JackpotUpdate WinEvent RaffleWinEvent
     PlayerRaffleTicketsListResponse`,
    [...JackpotRequestSchema.options, ...JackpotMessageSchema.options].map(
      ({ entries }) => entries.type.literal,
    ),
  ],
  ['Subprotocols of the subscription socket', 'graphql-ws', Object.values(SUBPROTOCOLS)],
  [
    'Headers',
    'x-brand locale authorization x-ranks x-context x-recently-played-games',
    Object.values(HEADERS),
  ],
  [
    'Cookies',
    `displayWantToDepositDialog accessToken refreshToken gameInit sessionInfo sportsCoupon locale
     welcomeShownAt internalTrackingId keycloakAccessToken skipOptionalPhoneNumberVerification userEmail
     productMode aff`,
    [...Object.keys(COOKIES), ...Object.keys(PLATFORM_COOKIES)],
  ],
  ['Error types', 'AuthenticationFailure', Object.values(ERROR_TYPES)],
  [
    'Pages',
    `/ /verifyEmail/ /internal/* /login/ /enter-code/ /resend-code/ /verify-email/ /quick-deposit-sign-in/
     /login-handler/ /keycloak-login-handler/ /redirection-handler/ /register/ /phone-verification/
     /finshark-login/ /krofort-login/ /piq-login/ /trustly-login/ /zimpler-login/ /games/ /games/:slug/
     /game-category/ /game-category/:slug/ /game-list/ /game-list/:slug/ /game-studio/ /game-studio/:slug/
     /sports/ /deposit/ /withdraw/ /cashback/ /rewards/ /rewards-shop/ /christmas-2024/ /promotions/
     /promotions/jackpots/ /jackpot/ /raffle/ /tournaments/ /missions/ /loyalty-program/
     /bonus-terms-and-conditions/ /additional-information/ /terms-and-conditions/ /privacy-policy/
     /more-casinos/ /source-of-wealth/ /internal-cookie/ /profile/* /*`,
    ROUTES.map(({ path }) => path),
  ],
];

describe('docs/wire.md', () => {
  it.each(WIRE)(
    '%s: the code has what the specification and the page name, and nothing else',
    (section, specified, ours) => {
      const listed = listedIn(section);
      const expected = [...words(specified), ...listed].toSorted();
      expect([...new Set(ours)].toSorted()).toEqual(expected);
    },
  );

  it.each(WIRE)('%s: each row gives a reason', (section) => {
    const body = page.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
    const rows = [...body.matchAll(/^\| `.*$/gm)].map(([row]) => row.split(' | '));
    for (const [name = '', reason = ''] of rows)
      expect(reason.replace('|', '').trim().length, name).toBeGreaterThan(20);
  });
});
