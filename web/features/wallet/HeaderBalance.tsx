import { fromDecimal } from '@foyer/domain/money.ts';
import { Balance } from './Balance.tsx';
import { Money } from '../../ui/money/Money.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useWallet } from './WalletProvider.tsx';

/** MONEY-01, WALLET-08: the live balance, with the bonus balance beside it. */
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
