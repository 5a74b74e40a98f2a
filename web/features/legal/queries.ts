import { DocumentsToAccept } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

export const documentsQuery = () => createQuery(DocumentsToAccept, {});
