import { GenerateZendeskToken } from '@foyer/contract/generated/operations.ts';
import type { Graphql } from '../graphql/client.ts';

export interface ChatTokenDeps {
  readonly graphql: () => Promise<Pick<Graphql, 'mutate'>>;
  readonly log: (text: string, error: unknown) => void;
}

/**
 * GQLO-28, CHAT-06: requests a token, which is neither stored nor logged.
 * @throws the error of the failed mutation
 */
export async function generateToken({ graphql, log }: ChatTokenDeps): Promise<string> {
  try {
    const { data, error } = await (await graphql()).mutate(GenerateZendeskToken, {});
    if (!data) throw error ?? new Error('no answer');
    return data.generateZendeskToken.token;
  } catch (error) {
    log('Error generating token:', error);
    throw error;
  }
}
