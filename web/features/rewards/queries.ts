import { RewardsPage } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** GQLO-05: the newest 500 open rewards. */
export const rewardsPageQuery = () =>
  createQuery(RewardsPage, {
    sort: { field: 'assignedAt', isDescending: false },
    status: ['Unclaimed', 'Scheduled'],
    last: 500,
  });
