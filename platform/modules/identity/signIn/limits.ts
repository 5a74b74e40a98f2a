import type { BrandId, PlayerId } from '@foyer/domain/ids.ts';
import { networkOf } from '../../../infra/edge/networks.ts';
import { budget, type Budget } from '../attempts.ts';

// As with passwords: few from one place, more from all places together, so that a stranger cannot keep a player out.
// A code has five tries, so `toOne` also says how often one account's code may be guessed at: 50 of a million.
const MOST_SENT = { toOneFromHere: 5, toOne: 10, fromHere: 40 } as const;
const MOST_ENTERED_FROM_HERE = 80;
const MOST_BEGUN_FROM_HERE = 40;
// A text message costs the house money, whatever number it goes to.
const MOST_SENT_FOR_PLAYER = 5;

/**
 * Codes sent: to one address from one network, to one address, from one network. A network from which the address signed
 * in before has codes of its own, so that strangers cannot use up those of the owner.
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

/** Codes entered from one network, whatever the attempt: five tries each would else be five times as many as wanted. */
export const enteringBudget = (ip: string): readonly Budget[] => [
  budget(`codes entered from ${networkOf(ip)}`, MOST_ENTERED_FROM_HERE),
];

/** Codes that one player has sent to numbers that may be his, from wherever. */
export const phoneBudget = (player: PlayerId): Budget =>
  budget(`phone codes of ${player}`, MOST_SENT_FOR_PLAYER);

/** Sign-ins begun at payment providers from one network. */
export const beginningBudget = (ip: string): readonly Budget[] => [
  budget(`provider sign-ins from ${networkOf(ip)}`, MOST_BEGUN_FROM_HERE),
];
