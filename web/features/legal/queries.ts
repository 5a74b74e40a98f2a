import { ContentPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** A page of words by its key, with the frame around it. */
export const contentPageQuery = (key: string) => createQuery(ContentPage, { key });
