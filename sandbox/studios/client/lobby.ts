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
