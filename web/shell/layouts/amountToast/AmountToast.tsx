import { useEffect } from 'react';
import { useMoney, useText } from '../../../features/content/index.ts';
import { useMessages } from '../../../features/messages/index.ts';
import { useWallet } from '../../../features/wallet/index.ts';
import { replaceAddress } from '../../navigation/history.ts';
import { withoutParameters } from '../../overlays/overlayState.ts';
import { toastAmount } from './amountToast.ts';

/** OPEN-48: told once, then taken out of the address, so that a reload or a shared address tells nothing. */
export function AmountToast() {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  const currency = useWallet().amounts?.currency;
  useEffect(() => {
    const address = new URL(location.href);
    if (!currency || !address.searchParams.has('showToast')) return;
    replaceAddress(window, withoutParameters(address, ['showToast', 'amount']));
    const told = toastAmount(address, currency);
    if (!told) return;
    const message = text('wallet.completed', { amount: money(told) });
    messages.show({ namespace: 'amount', kind: 'success', message });
  }, [currency, text, money, messages]);
  return null;
}
