import { RewardsPage } from '@foyer/contract/generated/operations.ts';
import { question } from '../../transport/graphql/query.ts';

/** GQLO-05: the newest 500 of what is open. */
export const rewardsPageQuestion = () =>
  question(RewardsPage, {
    sort: { field: 'assignedAt', isDescending: false },
    status: ['Unclaimed', 'Scheduled'],
    last: 500,
  });
