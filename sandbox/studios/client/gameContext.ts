import { compare, fromDecimal, fromJson, zero, type Money, type MoneyJson } from '@foyer/domain/money.ts';
import type { Settings } from '../http/page.ts';
import { createFormat, type Format } from './amounts.ts';
import { ApiFailure, createApi, type ApiResponse, type Api } from './api.ts';
import { createBar, type Bar, type BarHandlers, type BarLabels } from './bar.ts';
import { createPostToLobby, type FailureReason, type PostToLobby } from './lobby.ts';
import { createNotice, type Notice } from './notice.ts';
import { byId, fill } from './page.ts';
import { createRules, type Rules } from './rules.ts';

/** What games of every kind are played with: the bar, the line to their server, the word to the lobby. */
export interface GameContext {
  readonly settings: Settings;
  readonly texts: Settings['texts'];
  readonly api: Api;
  readonly bar: Bar;
  readonly notice: Notice;
  readonly rules: Rules;
  readonly tellLobby: PostToLobby;
  readonly format: Format;
  readonly nothing: Money;
  /** Whether the player asked for less motion. */
  readonly isStill: () => boolean;
}

export interface GameContextOptions {
  readonly settings: Settings;
  readonly words: BarLabels;
  readonly acts: BarHandlers;
  readonly isStill: () => boolean;
}

export function createGameContext({ settings, words, acts, isStill }: GameContextOptions): GameContext {
  const { texts, lobby, language, currency, game, mode } = settings;
  return {
    settings,
    texts,
    api: createApi(settings),
    bar: createBar(byId('bar'), texts, { ...words, isFun: mode === 'fun' }, acts),
    notice: createNotice(byId('stage'), byId('bar')),
    rules: createRules(settings),
    tellLobby: createPostToLobby(lobby, game.lookupId),
    format: createFormat(language, currency),
    nothing: zero(currency),
    isStill,
  };
}

/** The session stands: the balance is there, nothing is won yet, and the lobby need not wait any more. */
export function greet({ bar, tellLobby, format, nothing }: GameContext, balance: MoneyJson): void {
  bar.win(format(nothing), false);
  bar.balance(format(fromJson(balance)));
  tellLobby({ type: 'ready' });
}

const REASONS: Partial<Record<ApiFailure['type'], FailureReason>> = {
  ConnectionLost: 'connectionLost',
  InsufficientFunds: 'insufficientFunds',
  LimitReached: 'limitReached',
  RealityCheckDue: 'realityCheckDue',
  SessionEnded: 'sessionEnded',
  RoundRefused: 'roundRefused',
  BetTooHigh: 'roundRefused',
};

/** The wallet has said how high a bet may be while the player's bonus runs. */
const tooHigh = ({ texts, settings, format }: GameContext, highest = '0'): string =>
  fill(texts.betTooHigh, { amount: format(fromDecimal(highest, settings.currency)) });

/**
 * Tells player and lobby why a move did not come about. Answers whether the game goes on as it stood; when the line
 * broke it waits for the player, and then for `again`. `instead` are a game's own words for some
 * failures.
 * @throws the error, when it is none of the server's
 */
export function showFailure(
  desk: GameContext,
  error: unknown,
  again: () => void,
  instead: Partial<Record<ApiFailure['type'], string>> = {},
): boolean {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.type === 'TooSoon') return true;
  const { texts, bar, notice, tellLobby } = desk;
  const said = REASONS[error.type] ?? 'fault';
  tellLobby({ type: 'failed', reason: said, reasons: error.reasons });
  // What became of a bet is then as unknown as where the line broke.
  const reason = said === 'fault' ? 'connectionLost' : said;
  const usual = error.type === 'BetTooHigh' ? tooHigh(desk, error.reasons[0]) : texts[reason];
  const words = instead[error.type] ?? usual;
  bar.announce(words);
  if (reason === 'sessionEnded') {
    notice.block(texts.sessionEnded);
    return false;
  }
  if (reason === 'connectionLost') {
    notice.block(texts.connectionLost, { label: texts.tryAgain, act: again });
    return false;
  }
  notice.say(words);
  return true;
}

interface Outcome {
  /** FAIR-01: what is not above the stake is no win to celebrate. */
  readonly isCelebrated: boolean;
  readonly words: string;
}

/** What came back of all that was staked on a round. */
export function outcomeOf(
  { texts, format }: Pick<GameContext, 'texts' | 'format'>,
  stake: Money,
  win: Money,
): Outcome {
  const isCelebrated = compare(win, stake) > 0;
  const words = isCelebrated ? texts.won : win.minor > 0n ? texts.returned : texts.noWin;
  return { isCelebrated, words: fill(words, { amount: format(win) }) };
}

export interface Recovery<Standing> {
  /** Shows what the server did and this frame was never told; the game can be played on after it. */
  takeUp(standing: Standing & ApiResponse): Promise<void>;
  fail(error: unknown): Promise<void> | void;
}

/** After a broken line: asks how the game stands, and goes on from there. */
export async function recover<Standing>(
  { api, bar, format }: GameContext,
  { takeUp, fail }: Recovery<Standing>,
): Promise<void> {
  try {
    const standing = await api.move<Standing>('standing');
    bar.balance(format(fromJson(standing.balance)));
    await takeUp(standing);
    bar.focusMain();
  } catch (error) {
    await fail(error);
  }
}
