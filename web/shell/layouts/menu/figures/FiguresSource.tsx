import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  MenuFigures as Figures,
  NotificationsUpdated,
  RewardsContextSubscription,
} from '@foyer/contract/generated/operations.ts';
import { SECOND } from '@foyer/domain/duration.ts';
import { useGraphql, useQuery } from '../../../../app/graphql.tsx';
import { useSubscription } from '../../../../app/useSubscription.ts';
import { usePaymentUpdates } from '../../../../features/cashier/news/usePaymentUpdates.ts';
import { tightest } from '../../../../features/limits/roomLeft.ts';
import { useWallet } from '../../../../features/wallet/index.ts';
import { useText } from '../../../../i18n/i18n.tsx';
import { useMoney } from '../../../../i18n/money.ts';
import { browserClock } from '../../../../transport/clock/clock.ts';
import { createQuery } from '../../../../transport/graphql/query.ts';
import { Countdown } from './Countdown.tsx';
import { runningCashback } from './figures.ts';
import { NO_FIGURES, type MenuFigures } from './menuFigures.ts';
import { PlayCard } from './PlayCard.tsx';

export interface FiguresSourceProps {
  /** Start of the session. */
  readonly startedAt: string;
  onFigures(figures: MenuFigures): void;
}

/** Several rounds change the cashback and the limits once. */
const REREAD_AFTER_MS = 15 * SECOND;

const figuresQuery = () => createQuery(Figures, {});

/** The figures of the menu, from one query. Rewards, payments and rounds update them; without a connection there are none. */
export function FiguresSource({ startedAt, onFigures }: FiguresSourceProps): null {
  const text = useText();
  const money = useMoney();
  const { data, reread } = useFigures();
  const unread = useUnread();
  const show = useEffectEvent(() => {
    const viewer = data?.viewer;
    const count = (value: number, label: string) => (value > 0 ? { value, label } : undefined);
    const notifications = count(unread, text('menu.figures.unread', { count: unread }));
    if (!viewer) return onFigures({ ...NO_FIGURES, counts: { notifications } });
    const rewards = viewer.playerRewards.length;
    const cashback = runningCashback(viewer.cashback);
    const nextDropAt = data.raffleSettings?.nextDropAt;
    const hasLimits = viewer.limits.deposit.length > 0 || viewer.limits.global !== null;
    onFigures({
      meta: {
        ...(nextDropAt && { hourlyDrop: <Countdown until={nextDropAt} onEnd={reread} /> }),
        ...(cashback && { cashback: money(cashback) }),
      },
      counts: {
        rewards: count(rewards, text('menu.figures.rewards', { count: rewards })),
        notifications,
      },
      card: <PlayCard startedAt={startedAt} limits={hasLimits && tightest(viewer.limits)} />,
    });
  });
  useEffect(() => show(), [data, startedAt, unread]);
  useEffect(() => () => onFigures(NO_FIGURES), [onFigures]);
  return null;
}

/** The player's unread notifications; 0 while the number may be out of date. */
function useUnread(): number {
  const [unread, setUnread] = useState(0);
  const [isLost, setLost] = useState(false);
  useSubscription(NotificationsUpdated, {
    next: ({ notificationsUpdated }) => setUnread(notificationsUpdated.unread),
    // After a reconnect the platform sends what was missed, or the current number.
    missed: () => setLost(false),
    lost: () => setLost(true),
  });
  return isLost ? 0 : unread;
}

function useFigures() {
  const graphql = useGraphql();
  const { data, error } = useQuery(figuresQuery());
  const { latest } = useWallet();
  const [isLost, setLost] = useState(false);
  const cancelTimer = useRef<(() => void) | null>(null);
  const reread = () => void figuresQuery().reread(graphql);
  useSubscription(RewardsContextSubscription, {
    next: reread,
    missed() {
      // The first result is on its way.
      if (!data && !error) return;
      void figuresQuery()
        .reread(graphql)
        .then((reply) => reply.data && setLost(false));
    },
    lost: () => setLost(true),
  });
  usePaymentUpdates({ updated: (_payment, isNews) => isNews && reread(), missed() {} });
  const rereadSoon = useEffectEvent(() => {
    cancelTimer.current ??= browserClock.after(REREAD_AFTER_MS, () => {
      cancelTimer.current = null;
      reread();
    });
  });
  useEffect(() => {
    if (latest) rereadSoon();
  }, [latest]);
  useEffect(() => () => cancelTimer.current?.(), []);
  return { data: isLost ? undefined : data, reread };
}
