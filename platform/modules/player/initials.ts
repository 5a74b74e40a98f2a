import type { PlayerRecord } from './record.ts';

/** The player's initials, the only part of the name that other players see; empty if there is no name. */
export const initials = ({ firstName, lastName }: Pick<PlayerRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => Array.from(name.trim())[0] ?? '').join('');
