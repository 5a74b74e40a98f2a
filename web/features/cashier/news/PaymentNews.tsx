import { useMoney, useText } from '../../content/index.ts';
import { useMessages } from '../../messages/index.ts';
import { newsOf } from './news.ts';
import { useNews } from './useNews.ts';

/** What became of a payment, told in every tab of the player's, wherever he is. */
export function PaymentNews(): null {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  useNews({
    told(payment, isNews) {
      const news = isNews ? newsOf(payment) : null;
      if (!news) return;
      const message = text(`wallet.news.${news.key}`, { amount: money(payment) });
      messages.show({ namespace: 'payment', kind: news.kind, message });
    },
    // The balance and the histories say what was missed; a toast that comes late tells nothing.
    missed() {},
  });
  return null;
}
