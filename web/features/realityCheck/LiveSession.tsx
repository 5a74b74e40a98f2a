import { useEffect, useState } from 'react';
import { fromDecimal, type MoneyJson } from '@foyer/domain/money.ts';
import { SessionClock } from './SessionClock.tsx';
import { useApp } from '../../app/app.tsx';
import { useMoney } from '../../i18n/money.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useStore } from '../../app/useStore.ts';
import { browserClock } from '../../transport/clock/clock.ts';
import { nextMinuteMs, sessionTime, type SessionTimeProps } from './sessionTime.ts';
import { useRealityCheck } from './useRealityCheck.ts';
import { useSessionClock } from './useSessionClock.ts';

/** CLOCK-01 to CLOCK-03: the live session time in the header, and the reality check when it is due. */
export function LiveSession({ startedAt, path, isCheckShown }: SessionTimeProps) {
  const text = useText();
  const money = useMoney();
  const { renderedAtMs } = useApp();
  const [nowMs, setNowMs] = useState(renderedAtMs);
  const sessionClock = useSessionClock();
  const now = useStore(sessionClock);
  useRealityCheck(sessionClock, now, { path, isCheckShown });
  useEffect(
    () => browserClock.after(nextMinuteMs(startedAt, nowMs), () => setNowMs(browserClock.now())),
    [startedAt, nowMs],
  );
  const { played } = now.clock ?? {};
  return (
    <SessionClock
      time={{
        label: text('shell.sessionTime'),
        caption: text('shell.session'),
        value: sessionTime(startedAt, nowMs),
      }}
      net={
        played && {
          label: text('account.realityCheck.net.label'),
          caption: text('shell.sessionResult'),
          value: signed(money, { amount: played.net, currency: played.currency }),
        }
      }
    />
  );
}

/** A gain gets a plus sign and no other emphasis (FAIR-01). */
const signed = (money: (amount: MoneyJson) => string, net: MoneyJson): string =>
  fromDecimal(net.amount, net.currency).minor > 0n ? `+${money(net)}` : money(net);
