import { fromDecimal, toDecimal } from '@foyer/domain/money.ts';
import { oddsOfSelections } from '../../bets/selections.ts';
import type { Coupon, Pick } from '../api.ts';
import { amount, say } from '../say.ts';
import { settings } from '../settings.ts';
import { Legs } from './Legs.tsx';
import { returnsOf } from './returns.ts';

export const Reference = ({ id }: { readonly id: string }) => (
  <p className="reference">
    {say('reference')} <span>{id}</span>
  </p>
);

interface ReceiptProps {
  readonly coupons: readonly Coupon[];
  onAgain(picks: readonly Pick[]): void;
  onBets(): void;
}

const returnText = (coupon: Coupon): string =>
  toDecimal(returnsOf(fromDecimal(coupon.stake, settings.terms.currency), oddsOfSelections(coupon)));

/** The bets that were just placed, each with its reference, and a button that puts the picks back on the slip. */
export function Receipt({ coupons, onAgain, onBets }: ReceiptProps) {
  const picks = coupons
    .flatMap(({ legs }) => legs)
    .map(({ match, market, outcome, version }) => ({ match, market, outcome, version }));
  return (
    <div className="receipt">
      {coupons.map((coupon) => (
        <div key={coupon.id}>
          <Legs coupon={coupon} />
          <dl>
            <div>
              <dt>{say('stake')}</dt>
              <dd>{amount(coupon.stake)}</dd>
            </div>
            <div>
              <dt>{say('returns')}</dt>
              <dd>{amount(returnText(coupon))}</dd>
            </div>
          </dl>
          <Reference id={coupon.id} />
        </div>
      ))}
      <div className="next">
        <button type="button" className="plain" onClick={() => onAgain(picks)}>
          {say('sameAgain')}
        </button>
        <button type="button" className="plain" onClick={onBets}>
          {say('bets')}
        </button>
      </div>
    </div>
  );
}
