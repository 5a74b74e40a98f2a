import type { PlayerId } from '@foyer/domain/ids.ts';
import { UPLOAD_ERRORS } from '@foyer/contract/sourceOfWealth/upload.ts';
import type { SourceOfWealth } from '@foyer/contract/generated/resolvers.ts';
import {
  formOf,
  inspectDocument,
  type Form,
  type NewDocument,
  type OptionChoice,
  type SourceOfWealthDocuments,
  type SubmittedDocuments,
} from '../../modules/sourceOfWealth/index.ts';
import type { PlayerRecord, Players } from '../../modules/player/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Database, Queryable, Transaction } from '../../infra/database/database.ts';
import { transactionWithEvents } from '../../infra/outbox/index.ts';
import { Refusal } from '../../infra/refusal.ts';
import { publishComplianceStatus, requirementOf } from '../kyc/publishStatus.ts';

export interface SourceOfWealthServiceDeps {
  readonly clock: Clock;
  readonly database: Database;
  readonly players: Pick<Players, 'hold' | 'get' | 'accountState'>;
  readonly sourceOfWealth: SourceOfWealthDocuments;
  wakeRelay(): void;
}

export interface SourceOfWealthNow extends Pick<
  SourceOfWealth,
  'status' | 'dueDate' | 'dueDateExpired' | 'requested'
> {
  readonly playerId: PlayerId;
  readonly submitted: SubmittedDocuments;
  readonly form: Form;
}

/**
 * Manages a player's source of wealth documents, also for excluded and blocked players, because the documents may
 * unblock them. Commands are refused with `SourceOfWealthNotRequired` where no documents are required.
 */
export function createSourceOfWealthService(deps: SourceOfWealthServiceDeps) {
  const { database, players, sourceOfWealth } = deps;

  const now = async (queryable: Queryable, player: PlayerRecord): Promise<SourceOfWealthNow> => {
    const submitted = await sourceOfWealth.submitted(queryable, player.id);
    return {
      playerId: player.id,
      status: requirementOf(player),
      dueDate: player.sourceOfWealth?.dueAt ?? null,
      dueDateExpired: players.accountState(player).isSourceOfWealthOverdue,
      requested: player.sourceOfWealth?.documents ?? [],
      submitted,
      form: formOf(submitted, requestedTypes(player)),
    };
  };

  /** Runs a command if documents are required of the player, and notifies their tabs. */
  const act = (playerId: PlayerId, work: Work): Promise<SourceOfWealthNow> =>
    transactionWithEvents(deps, async (tx) => {
      const player = await players.hold(tx, playerId);
      requireRequested(player);
      await work(tx, player);
      await publishComplianceStatus(deps, tx, playerId);
      return now(tx, player);
    });

  return {
    read: async (playerId: PlayerId) => now(database.query, await players.get(database.query, playerId)),
    /** @throws Refusal when the file is not accepted. @returns the document's id */
    async upload(document: NewDocument): Promise<string> {
      // The request is checked before the expensive decoding, and again after the player is locked.
      requireRequested(await players.get(database.query, document.playerId));
      const inspected = await inspectDocument(document);
      let id = '';
      await act(document.playerId, async (tx) => {
        id = await sourceOfWealth.save(tx, inspected);
      });
      return id;
    },
    check: (playerId: PlayerId, choice: OptionChoice) =>
      act(playerId, (tx) => sourceOfWealth.check(tx, playerId, choice)),
    remove: (playerId: PlayerId, documentId: string) =>
      act(playerId, (tx) => sourceOfWealth.remove(tx, playerId, documentId)),
    send: (playerId: PlayerId) =>
      act(playerId, (tx, player) => sourceOfWealth.send(tx, playerId, requestedTypes(player))),
  };
}

type Work = (tx: Transaction, player: PlayerRecord) => Promise<void>;

const requestedTypes = ({ sourceOfWealth }: PlayerRecord): readonly string[] =>
  (sourceOfWealth?.documents ?? []).map(({ requestedFundingType }) => requestedFundingType);

function requireRequested({ sourceOfWealth }: PlayerRecord): void {
  if (sourceOfWealth === null) throw new Refusal(UPLOAD_ERRORS.notRequired, { status: 409 });
}
