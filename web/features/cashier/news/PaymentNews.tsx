import { useMoney } from '../../../i18n/money.ts';
import { useText } from '../../../i18n/i18n.tsx';
import { useMessages } from '../../../ui/toast/toastsContext.ts';
import { newsOf } from './news.ts';
import { usePaymentUpdates } from './usePaymentUpdates.ts';

/** Shows a toast for each finished payment, on every page and in every tab of the player. */
export function PaymentNews(): null {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  usePaymentUpdates({
    updated(payment, isNews) {
      const news = isNews ? newsOf(payment) : null;
      if (!news) return;
      const message = text(`wallet.news.${news.key}`, { amount: money(payment) });
      messages.show({ namespace: 'payment', kind: news.kind, message });
    },
    // Missed updates are not shown later as toasts; the balance and the histories reflect them.
    missed() {},
  });
  return null;
}
