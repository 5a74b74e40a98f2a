import { useEffect, useState } from 'react';
import { fromDecimal, type MoneyJson } from '@foyer/domain/money.ts';
import { SessionClock } from '../../../ui/header/SessionClock.tsx';
import { useContent, useMoney, useText, useWatched } from '../../../features/content/index.ts';
import { browserClock } from '../../../transport/clock/clock.ts';
import { nextMinuteMs, sessionTime, type SessionTimeProps } from './sessionTime.ts';
import { useRealityCheck } from './useRealityCheck.ts';
import { useSessionClock } from './useSessionClock.ts';

/** CLOCK-01, CLOCK-02: how long, and what it has come to. Where a check is due, it is shown from here (CLOCK-03). */
export function LiveSession({ startedAt, path }: SessionTimeProps) {
  const text = useText();
  const money = useMoney();
  const { renderedAtMs } = useContent();
  const [nowMs, setNowMs] = useState(renderedAtMs);
  const watch = useSessionClock();
  const now = useWatched(watch);
  useRealityCheck(watch, now, path);
  useEffect(
    () => browserClock.after(nextMinuteMs(startedAt, nowMs), () => setNowMs(browserClock.now())),
    [startedAt, nowMs],
  );
  const { played } = now.clock ?? {};
  return (
    <SessionClock
      label={text('shell.sessionTime')}
      time={sessionTime(startedAt, nowMs)}
      net={
        played && {
          label: text('account.realityCheck.net.label'),
          amount: signed(money, { amount: played.net, currency: played.currency }),
        }
      }
    />
  );
}

/** A gain says that it is one; nothing more is made of it (FAIR-01). */
const signed = (money: (amount: MoneyJson) => string, net: MoneyJson): string =>
  fromDecimal(net.amount, net.currency).minor > 0n ? `+${money(net)}` : money(net);
