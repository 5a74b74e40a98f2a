import { Frame } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** Query for the player and the menu, for pages without a query of their own. */
export const frameQuery = () => createQuery(Frame, {});
