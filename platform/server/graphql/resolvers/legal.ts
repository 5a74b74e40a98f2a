import { isLegalDocument, type DocumentVersions } from '@foyer/contract/legal/documents.ts';
import type { DocumentVersion, Resolvers } from '@foyer/contract/generated/resolvers.ts';
import { playerId } from '@foyer/domain/ids.ts';
import { acceptDocuments } from '../../../flows/registration/acceptDocuments.ts';
import { Refusal } from '../../../infra/refusal.ts';
import type { GraphqlContext } from '../context.ts';
import { playerOfContext } from '../playerPayload.ts';
import { signedIn } from '../signedIn.ts';

export const legalResolvers: Resolvers<GraphqlContext> = {
  Player: {
    async documentsToAccept({ id }, _args, { site, locale, database, services: { players, legal } }) {
      const player = await players.get(database.query, playerId(id));
      return legal.pages(players.accountState(player).documentsOwed, { site, locale });
    },
  },
  Mutation: {
    async acceptDocuments(_mutation, { documents }, context) {
      const { session, site, locale, services } = context;
      const versions = versionsOf(documents);
      await acceptDocuments(services, signedIn(session), { site, locale, versions });
      return playerOfContext(context);
    },
  },
};

const unknownDocument = () => new Refusal('BadRequest', { keys: { field: 'documents' } });

/** @throws Refusal BadRequest for none, an unknown or a repeated document */
function versionsOf(documents: readonly DocumentVersion[]): Partial<DocumentVersions> {
  const versions = new Map(documents.map(({ key, version }) => [key, version]));
  if (documents.length === 0 || versions.size < documents.length) throw unknownDocument();
  return Object.fromEntries(
    [...versions].map(([key, version]) => {
      if (!isLegalDocument(key)) throw unknownDocument();
      return [key, version];
    }),
  );
}
