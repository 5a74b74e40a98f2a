import type { MoneyJson } from '@foyer/domain/money.ts';

/** Why a round did not come about; the lobby may offer what the game cannot: a deposit, a way out. */
export type FailureReason =
  | 'insufficientFunds'
  | 'limitReached'
  | 'realityCheckDue'
  | 'sessionEnded'
  | 'connectionLost'
  /** The game's own server does not understand it, or does not know the game. */
  | 'fault'
  | 'roundRefused';

export type LobbyMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'roundStarted'; readonly stake: MoneyJson }
  | {
      readonly type: 'roundEnded';
      readonly roundId: string;
      readonly stake: MoneyJson;
      readonly win: MoneyJson;
    }
  | { readonly type: 'failed'; readonly reason: FailureReason; readonly reasons: readonly string[] };

export type PostToLobby = (message: LobbyMessage) => void;

/** Speaks to the lobby around the frame and to nobody else: the browser drops a message for another origin. */
export function createPostToLobby(lobbyOrigin: string, game: string): PostToLobby {
  return (message) => {
    if (window.parent === window) return;
    window.parent.postMessage({ source: 'foyer-studio', game, ...message }, lobbyOrigin);
  };
}
