import { TransactionsSlice } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../../../transport/graphql/client.ts';
import type { Payment } from './payment.ts';

/** Number of payments to search; no player has more pending payments. */
const LATEST = 20;

/** One of the player's latest payments; null if there is none with this id or the request fails. */
export async function readPayment(graphql: Graphql, id: string): Promise<Payment | null> {
  const { data } = await graphql.reread(TransactionsSlice, { first: LATEST });
  const found = data?.viewer?.transactions.edges.find(({ node }) => node.id === id);
  return found?.node ?? null;
}
