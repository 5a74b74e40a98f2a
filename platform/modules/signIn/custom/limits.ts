import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { networkOf } from '../../../infra/edge/networks.ts';
import { budget, type Budget } from '../attempts.ts';

// As with passwords: a low limit per network and a higher one over all networks, so that a stranger cannot lock
// a player out. A code allows five attempts, so `toOne` also limits guesses per account: 50 of a million.
const MOST_SENT = { toOneFromHere: 5, toOne: 10, fromHere: 40 } as const;
const MOST_ENTERED_FROM_HERE = 80;
const MOST_BEGUN_FROM_HERE = 40;
// Limited per player: every text message costs the operator money, and every code is five guesses.
const MOST_SENT_FOR_PLAYER = 5;

/**
 * Limits for sending codes: per address and network, per address, and per network. The limit per address
 * does not apply to a network from which the address signed in before, so that strangers cannot lock out
 * the owner.
 */
export function sendingBudgets(
  brand: BrandId,
  address: string,
  { ip, isKnown }: { readonly ip: string; readonly isKnown: boolean },
): readonly Budget[] {
  const network = networkOf(ip);
  return [
    budget(`code to ${brand} ${address} from ${network}`, MOST_SENT.toOneFromHere),
    ...(isKnown ? [] : [budget(`code to ${brand} ${address}`, MOST_SENT.toOne)]),
    budget(`codes from ${network}`, MOST_SENT.fromHere),
  ];
}

/** Limit for entering codes per network: each attempt alone would allow five more guesses. */
export const enteringBudget = (ip: string): readonly Budget[] => [
  budget(`codes entered from ${networkOf(ip)}`, MOST_ENTERED_FROM_HERE),
];

/** Limit for codes that a signed-in player requests, from any network and to any number or address. */
export const playerBudget = (player: PlayerId): Budget => budget(`codes of ${player}`, MOST_SENT_FOR_PLAYER);

/** Limit for sign-ins started at payment providers per network. */
export const beginningBudget = (ip: string): readonly Budget[] => [
  budget(`provider sign-ins from ${networkOf(ip)}`, MOST_BEGUN_FROM_HERE),
];
