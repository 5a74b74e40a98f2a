import { compare, fromJson, toDecimal, zero, type Money } from '@foyer/domain/money.ts';
import type { Settings } from '../../http/page.ts';
import { PlayRefusal } from '../../play/refusal.ts';
import type { Api } from '../api.ts';
import { balanceInMessage, type LobbyBalance } from '../lobby.ts';

export type Balance = ReturnType<typeof createBalance>;

interface BalanceDeps {
  readonly settings: Pick<Settings, 'currency' | 'mode'>;
  readonly api: Pick<Api, 'settled' | 'balance'>;
  readonly show: (balance: Money) => void;
  /** Called when the player has more money than before, from outside of the game. */
  readonly onRise: () => void;
}

/** The balance that the game shows: after each answer of its server, and when the lobby says that it has changed. */
export function createBalance({ settings, api, show, onRise }: BalanceDeps) {
  let current = zero(settings.currency);
  /** The round that is being shown, or the last one. */
  let round: Promise<unknown> = Promise.resolve();
  let latest: LobbyBalance | null = null;
  const set = (balance: Money): void => {
    current = balance;
    show(balance);
  };
  /** The lobby's amount is a hint. What the game shows comes from its wallet. */
  const follow = async (lobby: LobbyBalance): Promise<void> => {
    latest = lobby;
    // The change may be that of a move whose answer is on its way, or of a win that the player is yet to see.
    let shown: Promise<unknown>;
    do {
      shown = round;
      await Promise.all([shown, api.settled()]);
    } while (shown !== round);
    const isKnown = lobby.currency !== settings.currency || lobby.balance === toDecimal(current);
    if (isKnown || lobby !== latest) return;
    const before = current;
    const answer = await api.balance();
    if (!answer || shown !== round) return;
    set(fromJson(answer));
    if (compare(current, before) > 0) onRise();
  };
  return {
    set,
    current: (): Money => current,
    /** Until the round has been shown, what the lobby says waits: it would tell the result. */
    async showRound(shown: Promise<void>): Promise<void> {
      round = shown.catch(() => {});
      await shown;
    },
    /** Play money changes only in the game. */
    follow: (lobby: LobbyBalance): void => {
      if (settings.mode === 'real') void follow(lobby).catch(ignoreRefusal);
    },
  };
}

/** The balance stays as it is, and the next move says why it is refused. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PlayRefusal)) throw error;
}

/** Passes on the balances that the lobby around the frame reports. */
export function listenToLobby(lobbyOrigin: string, follow: Balance['follow']): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    const balance = source === parent && origin === lobbyOrigin ? balanceInMessage(data) : null;
    if (balance) follow(balance);
  });
}
