import { SportsPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/query.ts';

export const sportsQuestion = () => question(SportsPage, {});
