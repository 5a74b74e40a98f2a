import { ContentPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/query.ts';

/** A page of words by its key, with the frame around it. */
export const contentPageQuestion = (key: string) => question(ContentPage, { key });
