import { useEffect, useState, type CSSProperties } from 'react';
import { useSettings } from '../../../../app/app.tsx';
import { usedPart, type LimitLeft } from '../../../../features/limits/roomLeft.ts';
import { nextMinuteMs, sessionTime } from '../../../../features/realityCheck/sessionTime.ts';
import { useHref, useText } from '../../../../i18n/i18n.tsx';
import { useMoney } from '../../../../i18n/money.ts';
import { browserClock } from '../../../../transport/clock/clock.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { accountNavItems } from '../accountNavItems.ts';

import './playCard.css';

const LINKS = ['limits', 'self-exclusion'];

interface PlayCardProps {
  readonly startedAt: string;
  /** LIMIT-07: the deposit limit with the least left, one of each currency; false if the licence has none. */
  readonly limits: readonly LimitLeft[] | false;
}

/** RG-01: the time since sign-in, what is used of a deposit limit, and the ways to limits and breaks. */
export function PlayCard({ startedAt, limits }: PlayCardProps) {
  const text = useText();
  const href = useHref();
  const site = useSettings();
  const links = accountNavItems({ site, path: '', href, text }).filter(({ key }) => LINKS.includes(key));
  return (
    <section className="fy-safer" aria-label={text('shell.saferGambling')}>
      <p className="fy-safer__row">
        <span>{text('menu.figures.signedIn')}</span>
        <SessionTime startedAt={startedAt} />
      </p>
      {limits && limits.length === 0 && (
        <p className="fy-safer__row">
          <span>{text('menu.figures.deposit')}</span>
          <b>{text('menu.figures.notSet')}</b>
        </p>
      )}
      {limits && limits.map((limit) => <DepositLimit key={limit.currency} limit={limit} />)}
      <p className="fy-safer__row">
        {links.map(({ key, label, href: to }) => (
          <Link key={key} className="fy-link" href={to}>
            {label}
          </Link>
        ))}
      </p>
    </section>
  );
}

function SessionTime({ startedAt }: Pick<PlayCardProps, 'startedAt'>) {
  const [nowMs, setNowMs] = useState(() => browserClock.now());
  useEffect(
    () => browserClock.after(nextMinuteMs(startedAt, nowMs), () => setNowMs(browserClock.now())),
    [startedAt, nowMs],
  );
  return <b className="fy-num">{sessionTime(startedAt, nowMs)}</b>;
}

function DepositLimit({ limit }: { limit: LimitLeft }) {
  const text = useText();
  const money = useMoney();
  const { period, currency, amount, used } = limit;
  const bar: CSSProperties & Record<'--_used', number> = { '--_used': Math.min(1, usedPart(limit)) };
  return (
    <>
      <p className="fy-safer__row">
        <span>{text(`menu.figures.deposit.${period}`)}</span>
        <b className="fy-num">
          {text('menu.figures.used', {
            used: money.brief({ amount: used, currency }),
            limit: money.brief({ amount, currency }),
          })}
        </b>
      </p>
      <div className="fy-safer__bar" style={bar} aria-hidden="true" />
    </>
  );
}
