import { toDecimal, type Money } from '@foyer/vocabulary/money.ts';
import { WalletRefusal, WalletSilence, type WalletClient } from '../wallet/walletClient.ts';
import type { Settlements } from '../wallet/settlements.ts';
import type { WalletCall } from '../wallet/wire.ts';
import type { Purse } from './purse.ts';
import { PlayRefusal } from './refusal.ts';

export interface WalletPurseParts {
  readonly sessionId: string;
  readonly balance: Money;
  readonly client: WalletClient;
  readonly settlements: Settlements;
  /** How long a player is kept waiting for a win to land; it goes on landing after that. */
  readonly patience: () => Promise<void>;
}

/** One transaction of a kind in a round, so its id needs no other memory than the round's id. */
const transactionId = (roundId: string, name: WalletCall['name']): string => `${roundId}-${name}`;

/** A purse whose money lies in the casino's wallet. */
export function walletPurse({
  sessionId,
  balance: opening,
  client,
  settlements,
  patience,
}: WalletPurseParts): Purse {
  let balance = opening;
  const { currency } = opening;
  const inRound = (roundId: string, name: WalletCall['name']) => ({
    sessionId,
    roundId,
    transactionId: transactionId(roundId, name),
  });

  return {
    currency,
    balance: () => balance,
    hear(told) {
      balance = told;
    },

    async stake(roundId, amount) {
      const rollsBack = transactionId(roundId, 'bet');
      // Written before the bet leaves: a studio that stops here gives the stake back when it starts again.
      await settlements.owe({
        roundId,
        calls: [{ name: 'rollback', body: { ...inRound(roundId, 'rollback'), rollsBack } }],
      });
      try {
        const body = { ...inRound(roundId, 'bet'), amount: toDecimal(amount), currency };
        balance = await client.send({ name: 'bet', body });
      } catch (error) {
        if (error instanceof WalletSilence) {
          void settlements.send(roundId);
          throw new PlayRefusal('ConnectionLost');
        }
        if (!(error instanceof WalletRefusal)) throw error;
        await settlements.release(roundId);
        throw asPlayRefusal(error);
      }
    },

    async owe(roundId, win) {
      const body = { ...inRound(roundId, 'win'), amount: toDecimal(win), currency };
      const calls: WalletCall[] = win.minor > 0n ? [{ name: 'win', body }] : [];
      await settlements.owe({
        roundId,
        calls: [...calls, { name: 'endRound', body: inRound(roundId, 'endRound') }],
      });
    },

    async settle(roundId) {
      const landing = settlements.send(roundId).then((landed) => {
        balance = landed ?? balance;
      });
      await Promise.race([landing, patience()]);
      return !settlements.isOwing(roundId);
    },
  };
}

function asPlayRefusal({ type, reasons, keys }: WalletRefusal): PlayRefusal {
  if (type === 'InsufficientFunds') return new PlayRefusal('InsufficientFunds', reasons);
  if (type === 'SessionEnded' || type === 'UnknownSession') return new PlayRefusal('SessionEnded', reasons);
  if (type === 'BonusMaxBet' && keys.maxBet) return new PlayRefusal('BetTooHigh', [keys.maxBet, type]);
  return new PlayRefusal('RoundRefused', [type, ...reasons]);
}
