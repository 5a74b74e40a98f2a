import { useEffect, useState, type ReactNode } from 'react';
import { api, type ValuedCoupon } from '../api.ts';
import { Loading } from '../Loading.tsx';
import { CashOut, CashOuts } from '../cashOut/CashOut.tsx';
import { amount, dayText, say, timeText } from '../say.ts';
import { Legs } from './Legs.tsx';
import { createReads } from './reads.ts';
import { Reference } from './Receipt.tsx';

const EVERY_MS = 3000;

interface Read {
  readonly coupons: readonly ValuedCoupon[] | null;
  readonly now: number;
}

export function MyBets() {
  const [{ coupons, now }, setRead] = useState<Read>({ coupons: null, now: 0 });
  const [paid, setPaid] = useState<{ readonly id: string; readonly amount: string } | null>(null);
  const [reads] = useState(createReads);
  useEffect(() => {
    const read = async (): Promise<void> => {
      const isNewest = reads.start();
      const response = await api.bets().catch(() => null);
      if (response && isNewest()) setRead({ coupons: response.coupons, now: Date.now() });
    };
    void read();
    const timer = setInterval(() => void read(), EVERY_MS);
    return () => clearInterval(timer);
  }, [reads]);
  const cashedOut = (coupon: ValuedCoupon, amountPaid: string): void => {
    reads.dropStarted();
    setPaid({ id: coupon.id, amount: amountPaid });
    setRead((before) => ({
      ...before,
      coupons: before.coupons?.map((one) => (one.id === coupon.id ? coupon : one)) ?? null,
    }));
  };
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
              <Bet key={coupon.id} coupon={coupon} now={now}>
                <CashOut
                  coupon={coupon}
                  paid={paid?.id === coupon.id ? paid.amount : null}
                  onDone={cashedOut}
                />
              </Bet>
            ))}
          </ul>
        </section>
      ),
  );
}

interface BetProps {
  readonly coupon: ValuedCoupon;
  readonly now: number;
  readonly children: ReactNode;
}

function Bet({ coupon, now, children }: BetProps) {
  const { id, stake, state, paid, placedAt, value, possible } = coupon;
  return (
    <li className="bet" data-state={state}>
      <p className="meta">
        <span>
          {dayText(placedAt, now)} {timeText(placedAt)}
        </span>
        <span className="state">{say(`state.${state}`)}</span>
      </p>
      <Legs coupon={coupon} />
      <dl>
        <div>
          <dt>{say('stake')}</dt>
          <dd>{amount(stake)}</dd>
        </div>
        <CashOuts coupon={coupon} />
        {state === 'open' && (
          <div className="value">
            <dt>{say('value')}</dt>
            <dd>{value === null ? '–' : amount(value)}</dd>
          </div>
        )}
        <div className="returns">
          <dt>{say(state === 'open' ? 'returns' : 'paid')}</dt>
          <dd>{amount((state === 'open' ? possible : paid) ?? '0')}</dd>
        </div>
      </dl>
      {children}
      <Reference id={id} />
    </li>
  );
}
