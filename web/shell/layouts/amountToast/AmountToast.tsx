import { useEffect } from 'react';
import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import { useWallet } from '../../../features/wallet/index.ts';
import { replaceAddress } from '../../navigation/history/history.ts';
import { withoutParameters } from '../../overlays/overlayState.ts';
import { toastAmount } from './amountToast.ts';

/** OPEN-48: shows the amount once, and removes it from the URL so that a reload does not show it again. */
export function AmountToast() {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  const currency = useWallet().amounts?.currency;
  useEffect(() => {
    const address = new URL(location.href);
    if (!currency || !address.searchParams.has('showToast')) return;
    replaceAddress(window, withoutParameters(address, ['showToast', 'amount']));
    const toast = toastAmount(address, currency);
    if (!toast) return;
    const message = text('wallet.completed', { amount: money(toast) });
    messages.show({ namespace: 'amount', kind: 'success', message });
  }, [currency, text, money, messages]);
  return null;
}
