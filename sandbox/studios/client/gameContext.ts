import { compare, fromDecimal, fromJson, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../http/page.ts';
import { createFormat, createShortFormat } from './stakes/amounts.ts';
import { createApi, type ApiResponse } from './api.ts';
import { PlayRefusal } from '../play/refusal.ts';
import { createBalance, listenToLobby } from './stakes/balance.ts';
import { createBar, type BarOptions } from './bar/bar.ts';
import { createSound } from './bar/sound.ts';
import { createPostToLobby, type FailureReason } from './lobby.ts';
import { createNotice } from './panels/notice.ts';
import { byId, fill } from './page.ts';
import { createRules } from './panels/rules.ts';
import { StakeChoice } from './stakes/stakeChoice.ts';

export type GameContext = ReturnType<typeof createGameContext>;

export interface GameContextOptions {
  readonly settings: Settings;
  readonly bar: BarOptions;
  readonly isStill: () => boolean;
  readonly act: () => void;
  readonly rulesContent: () => readonly HTMLElement[];
}

/** Dependencies shared by all games: settings, bar, stake, API client and messages to the lobby. */
export function createGameContext(options: GameContextOptions) {
  const { settings, isStill, act, rulesContent } = options;
  const { texts, lobby, language, currency, game, mode } = settings;
  const format = createFormat(language, currency);
  const rules = createRules(settings);
  byId('loading').remove();
  onMainKey(act);
  const sound = createSound();
  const bar = createBar(
    byId('bar'),
    texts,
    { ...options.bar, isFun: mode === 'fun', sound },
    {
      main: act,
      lessStake: () => choice.step(-1),
      moreStake: () => choice.step(1),
      chooseStake: (index) => choice.choose(index),
      showRules: () => rules.show(...rulesContent()),
    },
  );
  const choice = new StakeChoice(bar, format, createShortFormat(language));
  const api = createApi(settings);
  const notice = createNotice(byId('stage'), byId('bar'));
  const balance = createBalance({
    settings,
    api,
    show: (amount) => bar.balance(format(amount)),
    onRise: () => notice.withdraw(texts.insufficientFunds),
  });
  listenToLobby(lobby, balance.follow);
  return {
    settings,
    texts,
    api,
    bar,
    balance,
    choice,
    sound,
    notice,
    rules,
    postToLobby: createPostToLobby(lobby, game.lookupId),
    format,
    nothing: zero(currency),
    isStill,
  };
}

/** Space and Enter trigger the main button, unless another control has the focus. */
function onMainKey(act: () => void): void {
  document.addEventListener('keydown', (event) => {
    const isMain = event.key === ' ' || event.key === 'Enter';
    const isElsewhere =
      event.target instanceof Element && event.target.closest('button, dialog, select, input') !== null;
    if (!isMain || event.repeat || isElsewhere) return;
    event.preventDefault();
    act();
  });
}

/** Shows the balance of a new session and notifies the lobby that the game is ready. */
export function greet({ bar, balance, postToLobby, format, nothing }: GameContext, opened: MoneyJson): void {
  bar.win(format(nothing), false);
  balance.set(fromJson(opened));
  postToLobby({ type: 'ready' });
}

const REASONS: Partial<Record<PlayRefusal['type'], FailureReason>> = {
  ConnectionLost: 'connectionLost',
  InsufficientFunds: 'insufficientFunds',
  LimitReached: 'limitReached',
  ContentAcceptRequired: 'contentAcceptRequired',
  RealityCheckDue: 'realityCheckDue',
  SessionEnded: 'sessionEnded',
  RoundRefused: 'roundRefused',
  BetTooHigh: 'roundRefused',
};

/** Text with the maximum bet that the wallet allows while a bonus is active. */
const tooHigh = ({ texts, settings, format }: GameContext, highest = '0'): string =>
  fill(texts.betTooHigh, { amount: format(fromDecimal(highest, settings.currency)) });

/** Shows why a move failed, and returns whether the game can continue. `instead` overrides texts of failures. */
export function showFailure(
  context: GameContext,
  error: unknown,
  again: () => void,
  instead: Partial<Record<PlayRefusal['type'], string>> = {},
): boolean {
  if (!(error instanceof PlayRefusal)) throw error;
  if (error.type === 'TooSoon') return true;
  const { texts, bar, notice, postToLobby } = context;
  const lobbyReason = REASONS[error.type] ?? 'fault';
  postToLobby({ type: 'failed', reason: lobbyReason, reasons: error.reasons });
  // After a server fault, the outcome of the bet is as unknown as after a lost connection.
  const reason = lobbyReason === 'fault' ? 'connectionLost' : lobbyReason;
  const usual = error.type === 'BetTooHigh' ? tooHigh(context, error.reasons[0]) : texts[reason];
  const message = instead[error.type] ?? usual;
  bar.announce(message);
  if (reason === 'sessionEnded') {
    notice.block(texts.sessionEnded);
    return false;
  }
  if (reason === 'connectionLost') {
    notice.block(texts.connectionLost, { label: texts.tryAgain, act: again });
    return false;
  }
  notice.showMessage(message);
  return true;
}

interface Outcome {
  /** FAIR-01: a return that is not above the stake is not celebrated as a win. */
  readonly isCelebrated: boolean;
  readonly message: string;
}

/** Result of a round: its text, and whether it is celebrated. */
export function outcomeOf(
  { texts, format }: Pick<GameContext, 'texts' | 'format'>,
  stake: Money,
  win: Money,
): Outcome {
  const isCelebrated = compare(win, stake) > 0;
  const message = isCelebrated ? texts.won : win.minor > 0n ? texts.returned : texts.noWin;
  return { isCelebrated, message: fill(message, { amount: format(win) }) };
}

export interface Recovery<FlightState> {
  /** Shows the state from the server, including changes that this frame missed, and continues the game. */
  takeUp(standing: FlightState & ApiResponse): Promise<void>;
  fail(error: unknown): Promise<void> | void;
}

/** After a lost connection: requests the state of the game and resumes from it. */
export async function recover<FlightState>(
  { api, bar, balance }: GameContext,
  { takeUp, fail }: Recovery<FlightState>,
): Promise<void> {
  try {
    const standing = await api.move<FlightState>('standing');
    balance.set(fromJson(standing.balance));
    await takeUp(standing);
    bar.focusMain();
  } catch (error) {
    await fail(error);
  }
}
