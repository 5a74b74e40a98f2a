import { sql } from 'kysely';
import { mayReceive, MESSAGE_KINDS } from '@foyer/contract/player/messageKinds.ts';

/** What of the stored notifications a player may see now. */
export interface Visibility {
  /** Whether the player may receive advertising (EXCLUSION-08, PLAYER-09). */
  readonly mayAdvertise: boolean;
  /** Ids of the operator's messages that the site shows the player now. */
  readonly messages: readonly string[];
}

export const messageKey = (message: string): string => `OperatorMessage:${message}`;

const KINDS = Object.entries(MESSAGE_KINDS.notification);

export const isAdvertising = (kind: string): boolean =>
  KINDS.some(([name, message]) => name === kind && message === 'marketing');

/**
 * Condition for rows of `notifications.notification` without an alias. Kinds that a later version stored, which may run
 * on other nodes, are left out.
 */
export function isVisible({ mayAdvertise, messages }: Visibility) {
  const kinds = KINDS.filter(([, kind]) => mayReceive(kind, !mayAdvertise)).map(([name]) => name);
  return sql<boolean>`(kind = any(${kinds}::text[])
    or (kind = 'OperatorMessage' and key = any(${messages.map(messageKey)}::text[])))`;
}
