import type { PlayerId } from '@foyer/domain/ids.ts';
import { UPLOAD_ERRORS } from '@foyer/contract/verification/upload.ts';
import type { SourceOfWealth } from '@foyer/contract/generated/resolvers.ts';
import {
  formOf,
  inspectDocument,
  type Compliance,
  type Form,
  type NewDocument,
  type OptionChoice,
  type Papers,
} from '../../modules/compliance/index.ts';
import type { PlayerRecord } from '../../modules/identity/index.ts';
import type { Queryable, Transaction } from '../../infra/database/database.ts';
import { Refusal } from '../../infra/refusal.ts';
import { requirementOf, publishComplianceStatus, type ComplianceDeps } from './complianceDeps.ts';

/** How it stands: what is asked of the player, and what he has put together. */
interface SourceOfWealthNow extends Pick<
  SourceOfWealth,
  'status' | 'dueDate' | 'dueDateExpired' | 'requested'
> {
  readonly playerId: PlayerId;
  readonly papers: Papers;
  readonly form: Form;
}

/**
 * Where a player shows where the money comes from. Open to whoever is asked, also when he is excluded, in a timeout or
 * kept from paying in: this is the way out. Whoever is not asked is refused with `SourceOfWealthNotRequired`.
 */
export interface SourceOfWealthService {
  read(playerId: PlayerId): Promise<SourceOfWealthNow>;
  /** @throws Refusal as the file is refused. @returns the document's id */
  upload(document: NewDocument): Promise<string>;
  /** @throws Refusal UnknownOption */
  check(playerId: PlayerId, choice: OptionChoice): Promise<SourceOfWealthNow>;
  /** @throws Refusal UnknownDocument, DocumentSent */
  remove(playerId: PlayerId, documentId: string): Promise<SourceOfWealthNow>;
  /** @throws Refusal SourceOfWealthIncomplete */
  send(playerId: PlayerId): Promise<SourceOfWealthNow>;
}

export function createSourceOfWealthService(parts: ComplianceDeps): SourceOfWealthService {
  const { database, identity, compliance, wakeRelay } = parts;

  const now = async (queryable: Queryable, player: PlayerRecord): Promise<SourceOfWealthNow> => {
    const papers = await compliance.papers(queryable, player.id);
    return {
      playerId: player.id,
      status: requirementOf(player),
      dueDate: player.sourceOfWealth?.dueAt ?? null,
      dueDateExpired: identity.standing(player).isSourceOfWealthOverdue,
      requested: player.sourceOfWealth?.documents ?? [],
      papers,
      form: formOf(papers, askedTypes(player)),
    };
  };

  /** One act of a player who is asked; his other tabs read again. */
  const act = async (playerId: PlayerId, work: Work): Promise<SourceOfWealthNow> => {
    const done = await database.transaction(async (tx) => {
      const player = await identity.hold(tx, playerId);
      requireAsked(player);
      await work(tx, compliance, player);
      await publishComplianceStatus(parts, tx, playerId);
      return now(tx, player);
    });
    wakeRelay();
    return done;
  };

  return {
    read: async (playerId) => now(database.query, await identity.player(database.query, playerId)),
    async upload(document) {
      // Before the file is decoded, which costs more than all else here; once more under the lock.
      requireAsked(await identity.player(database.query, document.playerId));
      const inspected = await inspectDocument(document);
      let id = '';
      await act(document.playerId, async (tx) => {
        id = await compliance.keep(tx, inspected);
      });
      return id;
    },
    check: (playerId, choice) => act(playerId, (tx) => compliance.check(tx, playerId, choice)),
    remove: (playerId, documentId) => act(playerId, (tx) => compliance.remove(tx, playerId, documentId)),
    send: (playerId) => act(playerId, (tx, _, player) => compliance.send(tx, playerId, askedTypes(player))),
  };
}

type Work = (tx: Transaction, compliance: Compliance, player: PlayerRecord) => Promise<void>;

const askedTypes = ({ sourceOfWealth }: PlayerRecord): readonly string[] =>
  (sourceOfWealth?.documents ?? []).map(({ requestedFundingType }) => requestedFundingType);

function requireAsked({ sourceOfWealth }: PlayerRecord): void {
  if (sourceOfWealth === null) throw new Refusal(UPLOAD_ERRORS.notRequired, { status: 409 });
}
