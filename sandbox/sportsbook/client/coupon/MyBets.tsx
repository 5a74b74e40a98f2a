import { useEffect, useState } from 'react';
import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import type { Odds } from '../../model/odds.ts';
import { api, type Coupon } from '../api.ts';
import { Loading } from '../Loading.tsx';
import { amount, dayText, marketText, oddsText, outcomeText, say, timeText } from '../say.ts';
import { settings } from '../settings.ts';
import { returnsOf } from './returns.ts';

const EVERY_MS = 3000;

interface Read {
  readonly coupons: readonly Coupon[] | null;
  readonly now: number;
}

export function MyBets() {
  const [{ coupons, now }, setRead] = useState<Read>({ coupons: null, now: 0 });
  useEffect(() => {
    const read = () =>
      api.bets().then(
        (answer) => setRead({ coupons: answer.coupons, now: Date.now() }),
        () => {},
      );
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (!coupons) return <Loading />;
  if (coupons.length === 0) return <p className="note">{say('noBets')}</p>;
  const groups = [
    ['open', coupons.filter(({ state }) => state === 'open')],
    ['settled', coupons.filter(({ state }) => state !== 'open')],
  ] as const;
  return groups.map(
    ([name, own]) =>
      own.length > 0 && (
        <section key={name} className="bets" aria-labelledby={`bets-${name}`}>
          <h2 id={`bets-${name}`}>{say(name)}</h2>
          <ul>
            {own.map((coupon) => (
              <Bet key={coupon.id} coupon={coupon} now={now} />
            ))}
          </ul>
        </section>
      ),
  );
}

const possible = (stake: string, odds: readonly Odds[]): string =>
  toDecimal(returnsOf(fromDecimal(stake, settings.terms.currency), odds));

function Bet({ coupon, now }: { coupon: Coupon; now: number }) {
  const { stake, state, paid, legs, placedAt } = coupon;
  const counted = legs.filter((leg) => leg.state !== 'void').map(({ odds }) => odds);
  return (
    <li className="bet" data-state={state}>
      <p className="meta">
        <span>
          {dayText(placedAt, now)} {timeText(placedAt)}
        </span>
        <span className="state">{say(`state.${state}`)}</span>
      </p>
      <ul className="picks">
        {legs.map((leg) => (
          <li key={leg.match} data-state={leg.state}>
            <p>
              <b>{outcomeText(leg.market, leg.outcome, leg.name)}</b>
              <b>{oddsText(leg.odds)}</b>
            </p>
            <p>
              <span>
                {marketText(leg.market)}, {leg.name.home} – {leg.name.away}
              </span>
              {leg.state !== null && <span>{say(`state.${leg.state}`)}</span>}
            </p>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{say('stake')}</dt>
          <dd>{amount(stake)}</dd>
        </div>
        <div className="returns">
          <dt>{say(state === 'open' ? 'returns' : 'paid')}</dt>
          <dd>{amount(state === 'open' ? possible(stake, counted) : (paid ?? '0'))}</dd>
        </div>
      </dl>
    </li>
  );
}
