import { ContentPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../../transport/graphql/query.ts';

export const contentPageQuery = (key: string, countryCode: string) =>
  createQuery(ContentPage, { key, countryCode });
