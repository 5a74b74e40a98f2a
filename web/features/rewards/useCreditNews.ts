import { useEffect, useRef } from 'react';
import { useMoney, useText } from '../content/index.ts';
import { useMessages } from '../messages/index.ts';
import type { RewardList } from './rewardList.ts';

/** What has been credited since the page was opened is told in passing, in every tab that shows it. */
export function useCreditNews(list: RewardList): void {
  const text = useText();
  const money = useMoney();
  const messages = useMessages();
  const told = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const credited = list.filter(({ status }) => status === 'Credited');
    const before = told.current;
    told.current = new Set(credited.map(({ assignationId }) => assignationId));
    if (before === null) return;
    for (const { assignationId, reward } of credited) {
      if (before.has(assignationId)) continue;
      const { rewardType: gift } = reward;
      const values =
        gift.__typename === 'FreeSpin' ? { spins: gift.freeSpinsAmount } : { amount: money(gift) };
      const message = text(`places.rewards.news.${gift.__typename}`, values);
      messages.show({ namespace: `reward ${assignationId}`, kind: 'success', message });
    }
  }, [list, text, money, messages]);
}
