import { Frame } from '@foyer/contract/generated/operations.ts';
import { createQuery } from '../../transport/graphql/query.ts';

/** The player and the menu, for a page that asks for nothing of its own. */
export const frameQuery = () => createQuery(Frame, {});
