import { fromDecimal } from '@foyer/domain/money.ts';
import { Money } from '../../ui/money/Money.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useWallet } from './WalletProvider.tsx';
import './balance.css';

/** MONEY-01, WALLET-08: not a live region, so that screen readers do not announce every change. */
export function HeaderBalance() {
  const text = useText();
  const money = useMoney();
  const { status, amounts, isStale } = useWallet();
  if (status === 'NOT_AVAILABLE' || !amounts) return null;
  const { balance, bonusBalance, currency } = amounts;
  const hasBonus = fromDecimal(bonusBalance, currency).minor > 0n;
  return (
    <fieldset className="fy-balance" aria-label={text('wallet.balance')}>
      <span className="fy-balance__cash">
        <Money parts={money.parts({ amount: balance, currency })} />
      </span>
      {hasBonus && (
        <span className="fy-balance__bonus">
          + <Money parts={money.parts({ amount: bonusBalance, currency })} /> {text('wallet.bonus')}
        </span>
      )}
      {isStale && <span className="fy-balance__doubt">{text('wallet.mayBeOutOfDate')}</span>}
    </fieldset>
  );
}
