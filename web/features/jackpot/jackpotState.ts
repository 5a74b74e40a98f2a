import type { Multipliers, OptInStatus, Pot, PotId } from '@foyer/contract/jackpot/pots.ts';
import type { WinEvent } from '@foyer/contract/jackpot/socket.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import { add, fromDecimal, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import type { Choice } from './optIn/optIn.ts';

/** JACK-25 */
export type OptedIn = 'loading' | boolean | 'failed';

/** What came to this player of one win. */
export interface OwnWin {
  readonly id: string;
  readonly pot: PotId;
  readonly amount: MoneyJson;
  /** FAIR-01: more than was given for it. */
  readonly isGain: boolean;
}

/** What everybody is told of a win, in euros. */
export interface WinNotice {
  readonly id: string;
  readonly pot: PotId;
  readonly euros: string;
}

export interface JackpotState {
  readonly optedIn: OptedIn;
  /** JACK-28: false for a player who never chose. */
  readonly hasChosen: boolean;
  /** In major units of the player's currency; null for the one that is offered first. */
  readonly contribution: number | null;
  readonly pots: readonly Pot[];
  /** Null until they are known. */
  readonly multipliers: Multipliers | null;
  /** Whether the pots are told as they grow. */
  readonly isLive: boolean;
  /** An opt-in is on its way; how it stood before, should it not be taken. */
  readonly before: Standing | null;
  /** JACK-24: what was just taken. */
  readonly confirmation: Choice | null;
  /** Why the last opt-in was not taken: the class of the refusal, or `unanswered`, `notConnected`. */
  readonly refusal: string | null;
  /** JACK-50 */
  readonly notice: WinNotice | null;
  /** Those that were not shown yet, the first first. */
  readonly wins: readonly OwnWin[];
  /** The same win told twice is one. */
  readonly heard: readonly string[];
}

type Standing = Pick<JackpotState, 'optedIn' | 'hasChosen' | 'contribution'>;

export const NOTHING_KNOWN: JackpotState = {
  optedIn: 'loading',
  hasChosen: false,
  contribution: null,
  pots: [],
  multipliers: null,
  isLive: false,
  before: null,
  confirmation: null,
  refusal: null,
  notice: null,
  wins: [],
  heard: [],
};

/** JACK-26 */
export const withStatus = (state: JackpotState, status: OptInStatus | null): JackpotState => ({
  ...state,
  optedIn: status?.opted_in ?? false,
  hasChosen: status !== null,
  contribution: status?.preferred_contribution_value ?? null,
  before: null,
});

/** Told by another tab, or again of what was just taken here: that stays confirmed, and nothing else does. */
export function withNews(state: JackpotState, status: OptInStatus): JackpotState {
  const next = withStatus(state, status);
  const { confirmation } = state;
  const isSame =
    confirmation?.isIn === next.optedIn &&
    (confirmation.contribution ?? next.contribution) === next.contribution;
  return isSame ? next : { ...next, confirmation: null };
}

/** What goes with each stake, in major units; null for who is out, or of whom nothing is known. */
export const givenOf = ({ optedIn, contribution }: JackpotState, offeredFirst: number): number | null =>
  optedIn === true ? (contribution ?? offeredFirst) : null;

/** What is wanted, shown as if it were taken already, while something else is still on its way. */
export const withChoice = (state: JackpotState, { isIn, contribution }: Choice): JackpotState => ({
  ...state,
  optedIn: isIn,
  hasChosen: true,
  contribution: contribution ?? state.contribution,
  confirmation: null,
  refusal: null,
});

/** JACK-31, AMB-42: as if it were taken already. */
export const withPendingChoice = (state: JackpotState, choice: Choice): JackpotState => ({
  ...withChoice(state, choice),
  before: { optedIn: state.optedIn, hasChosen: state.hasChosen, contribution: state.contribution },
});

/** Whether it stands as a choice would have it. */
export const isAs = (state: JackpotState, { isIn, contribution }: Choice): boolean =>
  state.optedIn === isIn && (!isIn || contribution === null || contribution === state.contribution);

/** AMB-42: it stands as before, and is told why. */
export const refused = (state: JackpotState, refusal: string): JackpotState => ({
  ...state,
  ...state.before,
  before: null,
  refusal,
});

export function withWin(state: JackpotState, { data }: WinEvent, playerId: string): JackpotState {
  if (state.heard.includes(data.win_id)) return state;
  const own = ownWin(data, playerId);
  return {
    ...state,
    heard: [...state.heard, data.win_id],
    notice: { id: data.win_id, pot: data.win_pot_id, euros: data.win_amount },
    wins: own ? [...state.wins, own] : state.wins,
  };
}

/** It is not to be shown here, or not any more. */
export const withoutWin = (state: JackpotState, win: string): JackpotState => {
  const wins = state.wins.filter(({ id }) => id !== win);
  return wins.length === state.wins.length ? state : { ...state, wins };
};

/** The pot, a part of the shared one, or both: to the cent what came to the account. */
function ownWin(data: WinEvent['data'], playerId: string): OwnWin | null {
  const own = data.community_winners.filter((winner) => winner.player_id === playerId);
  const shared = own.map(({ win_amount: amount, currency }) => ({ amount, currency }));
  const isWinner = data.player_id === playerId;
  const parts = (isWinner ? [data.paid, ...shared] : shared).flatMap(({ amount, currency }) =>
    isCurrency(currency) ? [fromDecimal(amount, currency)] : [],
  );
  const [first, ...more] = parts;
  if (!first) return null;
  const amount = toJson(more.reduce(add, first));
  // A pot is more than any contribution; a part of the shared one need not be more than the player's own.
  const isGain = isWinner || own.some(({ is_gain: isMore }) => isMore);
  return { id: data.win_id, pot: isWinner ? data.win_pot_id : 'shared', amount, isGain };
}
