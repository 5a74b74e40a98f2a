import { SportsPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/question.ts';

export const sportsQuestion = () => question(SportsPage, {});
