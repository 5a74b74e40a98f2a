import type { MessageKey } from '@foyer/contract/generated/messages.ts';
const KNOWN: Readonly<Record<string, MessageKey>> = {
  DoorShut: 'calendar.refused.shut',
  DoorMissed: 'calendar.refused.missed',
  UnknownDoor: 'calendar.refused.unknown',
  RewardsBlocked: 'places.promotions.keptOut',
  IdentityUnderReview: 'places.promotions.keptOut',
  SelfExcluded: 'places.promotions.keptOut',
  Timeout: 'places.promotions.keptOut',
  AccountClosed: 'places.promotions.keptOut',
  Unavailable: 'shell.unavailable',
};

/** @param type first reason of the platform's error, or its type; null if the platform could not be reached */
export const refusalKey = (type: string | null): MessageKey =>
  (type !== null && Object.hasOwn(KNOWN, type) && KNOWN[type]) || 'calendar.refused.other';
