import type { MoneyJson } from '@foyer/domain/money.ts';

/** Why a round failed. The lobby can offer help that the game cannot, such as a deposit. */
export type FailureReason =
  | 'insufficientFunds'
  | 'limitReached'
  | 'contentAcceptRequired'
  | 'realityCheckDue'
  | 'sessionEnded'
  | 'connectionLost'
  /** The game's own server does not understand the request or does not know the game. */
  | 'fault'
  | 'roundRefused';

export type LobbyMessage =
  | { readonly type: 'ready' }
  /** The id is that of the end; a game with one round at a time needs none. */
  | { readonly type: 'roundStarted'; readonly roundId?: string; readonly stake: MoneyJson }
  | {
      readonly type: 'roundEnded';
      readonly roundId: string;
      readonly stake: MoneyJson;
      readonly win: MoneyJson;
    }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly reasons: readonly string[] };

export type PostToLobby = (message: LobbyMessage) => void;

/** Posts messages to the embedding lobby. The browser drops a message when the parent has another origin. */
export function createPostToLobby(lobbyOrigin: string, game: string): PostToLobby {
  return (message) => {
    if (window.parent === window) return;
    window.parent.postMessage({ source: 'foyer-studio', game, ...message }, lobbyOrigin);
  };
}

/** The player's balance as the lobby shows it, a decimal string in major units. */
export interface LobbyBalance {
  readonly balance: string;
  readonly currency: string;
}

/** The balance in a message of the lobby; null in any other message. */
export function balanceInMessage(data: unknown): LobbyBalance | null {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('type' in data)) return null;
  if (data.source !== 'foyer-lobby' || data.type !== 'balanceChanged') return null;
  if (!('balance' in data) || !('currency' in data)) return null;
  const { balance, currency } = data;
  return typeof balance === 'string' && typeof currency === 'string' ? { balance, currency } : null;
}
