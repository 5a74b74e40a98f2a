import type { PotId } from '@foyer/contract/jackpot/potNames.ts';
import type { Multipliers, OptInStatus, Pot } from '@foyer/contract/jackpot/pots.ts';
import type { WinEvent } from '@foyer/contract/jackpot/socket.ts';
import { isCurrency } from '@foyer/domain/currency.ts';
import { add, fromDecimal, toJson, type MoneyJson } from '@foyer/domain/money.ts';
import type { Choice } from './optIn/optIn.ts';

interface OwnWin {
  readonly id: string;
  readonly pot: PotId;
  readonly amount: MoneyJson;
  /** FAIR-01: whether the win exceeds the player's contribution. */
  readonly isGain: boolean;
}

export interface JackpotState {
  /** JACK-25: whether the player takes part. */
  readonly optedIn: 'loading' | boolean | 'failed';
  /** JACK-28: false for a player who has never opted in or out. */
  readonly hasChosen: boolean;
  /** In major units of the player's currency; null means the first one offered. */
  readonly contribution: number | null;
  readonly pots: readonly Pot[];
  /** Null until loaded. */
  readonly multipliers: Multipliers | null;
  readonly isLive: boolean;
  /** The state before a pending opt-in, restored if the opt-in is refused. */
  readonly before: EarlierChoice | null;
  /** JACK-24: a choice that the platform has just accepted. */
  readonly confirmation: Choice | null;
  /**
   * Why the last opt-in failed: the type of the platform's error, or one of our own (`unanswered`,
   * `notConnected`).
   */
  readonly refusal: string | null;
  /** JACK-50: the latest win of any player. */
  readonly notice: { readonly id: string; readonly pot: PotId; readonly euros: string } | null;
  readonly wins: readonly OwnWin[];
  /** Ids of received wins, to ignore repeated messages. */
  readonly receivedWins: readonly string[];
}

type EarlierChoice = Pick<JackpotState, 'optedIn' | 'hasChosen' | 'contribution'>;

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
  receivedWins: [],
};

/** JACK-26: applies the status from the platform; null means never chosen. */
export const withStatus = (state: JackpotState, status: OptInStatus | null): JackpotState => ({
  ...state,
  optedIn: status?.opted_in ?? false,
  hasChosen: status !== null,
  contribution: status?.preferred_contribution_value ?? null,
  before: null,
});

/** Applies a status from another tab. The confirmation message on the page stays only if the player made the same choice there. */
export function withNews(state: JackpotState, status: OptInStatus): JackpotState {
  const next = withStatus(state, status);
  const { confirmation } = state;
  const isSame =
    confirmation?.isIn === next.optedIn &&
    (confirmation.contribution ?? next.contribution) === next.contribution;
  return isSame ? next : { ...next, confirmation: null };
}

/** Contribution per stake in major units; null for a player who has not opted in. */
export const givenOf = ({ optedIn, contribution }: JackpotState, offeredFirst: number): number | null =>
  optedIn === true ? (contribution ?? offeredFirst) : null;

/** Shows a choice before it is sent, because an earlier choice is pending. */
export const withChoice = (state: JackpotState, { isIn, contribution }: Choice): JackpotState => ({
  ...state,
  optedIn: isIn,
  hasChosen: true,
  contribution: contribution ?? state.contribution,
  confirmation: null,
  refusal: null,
});

/** JACK-31, AMB-42: shows a choice that is being sent. */
export const withPendingChoice = (state: JackpotState, choice: Choice): JackpotState => ({
  ...withChoice(state, choice),
  before: { optedIn: state.optedIn, hasChosen: state.hasChosen, contribution: state.contribution },
});

/** Whether the state already matches the choice. */
export const isAs = (state: JackpotState, { isIn, contribution }: Choice): boolean =>
  state.optedIn === isIn && (!isIn || contribution === null || contribution === state.contribution);

/** AMB-42: restores the previous state and stores why the opt-in failed. */
export const refused = (state: JackpotState, refusal: string): JackpotState => ({
  ...state,
  ...state.before,
  before: null,
  refusal,
});

export function withWin(state: JackpotState, { data }: WinEvent, playerId: string): JackpotState {
  if (state.receivedWins.includes(data.win_id)) return state;
  const own = ownWin(data, playerId);
  return {
    ...state,
    receivedWins: [...state.receivedWins, data.win_id],
    notice: { id: data.win_id, pot: data.win_pot_id, euros: data.win_amount },
    wins: own ? [...state.wins, own] : state.wins,
  };
}

export const withoutWin = (state: JackpotState, win: string): JackpotState => {
  const wins = state.wins.filter(({ id }) => id !== win);
  return wins.length === state.wins.length ? state : { ...state, wins };
};

/** The amount credited to the player: the pot, a share of the shared pot, or both. */
function ownWin(data: WinEvent['data'], playerId: string): OwnWin | null {
  const own = data.community_winners.filter((winner) => winner.player_id === playerId);
  const shared = own.map(({ win_amount: amount, currency }) => ({ amount, currency }));
  const isWinner = data.player_id === playerId;
  const amounts = (isWinner ? [data.paid, ...shared] : shared).flatMap(({ amount, currency }) =>
    isCurrency(currency) ? [fromDecimal(amount, currency)] : [],
  );
  const [first, ...more] = amounts;
  if (!first) return null;
  const amount = toJson(more.reduce(add, first));
  // A pot always exceeds the player's contribution; a share of the shared pot may not.
  const isGain = isWinner || own.some(({ is_gain: isMore }) => isMore);
  return { id: data.win_id, pot: isWinner ? data.win_pot_id : 'shared', amount, isGain };
}
