import { ContentPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';

/** A text page by its key, including the data of the page's frame. */
export const contentPageQuery = (key: string) => createQuery(ContentPage, { key });
