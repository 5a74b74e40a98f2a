import { TransactionsSlice } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import type { Payment } from './payment.ts';

/** Nobody has more begun at once. */
const LATEST = 20;

/** One of the player's latest payments as it is now; null when there is none of that name, or nothing can be read. */
export async function readPayment(graphql: Graphql, id: string): Promise<Payment | null> {
  const { data } = await graphql.reread(TransactionsSlice, { first: LATEST });
  const found = data?.viewer?.transactions.edges.find(({ node }) => node.id === id);
  return found?.node ?? null;
}
