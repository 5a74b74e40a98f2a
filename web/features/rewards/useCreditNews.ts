import { useEffect, useRef } from 'react';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useMessages } from '../../ui/toast/toastsContext.ts';
import type { RewardList } from './rewardList.ts';

/** Shows a toast for each reward credited since the page was opened, in every tab that shows the page. */
export function useCreditNews(list: RewardList): void {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const credited = list.filter(({ status }) => status === 'Credited');
    const before = known.current;
    known.current = new Set(credited.map(({ assignationId }) => assignationId));
    if (before === null) return;
    for (const { assignationId, reward } of credited) {
      if (before.has(assignationId)) continue;
      const { rewardType: value } = reward;
      const message =
        value.__typename === 'FreeSpin'
          ? text('places.rewards.news.FreeSpin', { spins: value.freeSpinsAmount })
          : text(`places.rewards.news.${value.__typename}`, { amount: money(value) });
      messages.show({ namespace: `reward ${assignationId}`, kind: 'success', message });
    }
  }, [list, text, money, messages]);
}
