import type { Locale } from '@foyer/domain/locale.ts';
import type { AcceptedVersions, Legal } from '../../modules/legal/index.ts';
import type { Players } from '../../modules/player/index.ts';
import type { SignIn } from '../../modules/signIn/index.ts';
import type { Wallet } from '../../modules/wallet/index.ts';
import type { Database } from '../../infra/database/database.ts';
import { transactionWithEvents } from '../../infra/outbox/index.ts';
import type { Session } from '../../infra/session.ts';
import type { Site } from '../../sites/index.ts';

export interface AcceptDocumentsDeps {
  readonly database: Database;
  readonly players: Pick<Players, 'hold' | 'commands' | 'announce' | 'accountState'>;
  readonly signIn: Pick<SignIn, 'holdSession'>;
  readonly legal: Pick<Legal, 'record' | 'requireCurrent'>;
  readonly wallet: Pick<Wallet, 'renewGameSessions'>;
  wakeRelay(): void;
}

interface ReadDocuments {
  readonly site: Site;
  readonly locale: Locale;
  readonly versions: AcceptedVersions;
}

/**
 * OVER-08: the signed-in player accepts the documents that they have read, and may play on. Idempotent.
 * @throws Refusal DocumentChanged, AuthenticationFailure
 */
export const acceptDocuments = (
  deps: AcceptDocumentsDeps,
  { playerId, sessionId, brand }: Session,
  { site, locale, versions }: ReadDocuments,
): Promise<void> =>
  transactionWithEvents(deps, async (tx) => {
    const { players, signIn, legal, wallet } = deps;
    await players.hold(tx, playerId);
    await signIn.holdSession(tx, sessionId);
    legal.requireCurrent(site, versions);
    await legal.record(tx, { playerId, site, locale, versions });
    await players.commands.acceptDocuments(tx, playerId, versions);
    await players.announce(tx, playerId);
    const { documentsOwed } = players.accountState(await players.hold(tx, playerId));
    if (documentsOwed.length === 0) await wallet.renewGameSessions(tx, { sessionId, brand });
  });
