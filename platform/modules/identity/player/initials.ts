import type { PlayerRecord } from './record.ts';

/** What of a player's name others may see; empty without one. */
export const initials = ({ firstName, lastName }: Pick<PlayerRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => Array.from(name.trim())[0] ?? '').join('');
