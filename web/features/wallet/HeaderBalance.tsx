import { fromDecimal } from '@foyer/domain/money.ts';
import { Balance } from '../../ui/header/Balance.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { useMoney, useText } from '../content/index.ts';
import { useWallet } from './WalletProvider.tsx';

/** MONEY-01, WALLET-08: what the player holds, with the bonus beside it; it moves by the stream. */
export function HeaderBalance() {
  const text = useText();
  const money = useMoney();
  const { status, amounts, isStale } = useWallet();
  if (status === 'NOT_AVAILABLE' || !amounts) return null;
  const { balance, bonusBalance, currency } = amounts;
  const hasBonus = fromDecimal(bonusBalance, currency).minor > 0n;
  return (
    <Balance
      label={text('wallet.balance')}
      cash={<Money parts={money.parts({ amount: balance, currency })} />}
      bonus={
        hasBonus && (
          <>
            + <Money parts={money.parts({ amount: bonusBalance, currency })} /> {text('wallet.bonus')}
          </>
        )
      }
      doubt={isStale && text('wallet.mayBeOutOfDate')}
    />
  );
}
