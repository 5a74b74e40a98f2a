import { useId, useState } from 'react';
import { add, multiply, toDecimal, zero } from '@foyer/domain/money.ts';
import type { Quote } from '../../board.ts';
import { lobby } from '../lobby.ts';
import { amount, marketText, oddsText, outcomeText, say } from '../say.ts';
import { settings } from '../settings.ts';
import { isSame } from '../slip.ts';
import { combinedOdds, returnsOf, stakeOf } from './returns.ts';
import { useCounter, type SlipProps, type BetType } from './useCounter.ts';

const {
  language,
  terms: { currency, presets },
} = settings;
const POINT = (1.5).toLocaleString(language).charAt(1);
const written = (decimal: string): string => decimal.replace('.', POINT);

/** The betslip: picks, stake, possible return and the button that places the bet. */
export function Coupon(props: SlipProps) {
  const { picks, quotes, isPlayer, onChange, onBets } = props;
  const [stake, setStake] = useState(written(presets[1] ?? ''));
  const [chosen, setBetType] = useState<BetType>('combination');
  const counter = useCounter(props);
  const isRelated = new Set(picks.map(({ match }) => match)).size < picks.length;
  const betType: BetType = picks.length < 2 || isRelated ? 'singles' : chosen;
  const shown = picks.map((pick) => quotes.find((one) => one && isSame(one, pick)) ?? null);
  const sum = sumOf(shown, stake, betType);
  const change = (to: typeof picks) => {
    counter.forget();
    onChange(to);
  };
  return (
    <div className="coupon">
      <header>
        <h2>
          {say('coupon')} {picks.length > 0 && <span className="count">{picks.length}</span>}
        </h2>
        {picks.length > 0 && (
          <button type="button" className="plain" onClick={() => change([])}>
            {say('clear')}
          </button>
        )}
      </header>
      {picks.length > 1 && (
        <fieldset className="ways" aria-label={say('coupon')}>
          {(['singles', 'combination'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={betType === one}
              disabled={one === 'combination' && isRelated}
              onClick={() => setBetType(one)}
            >
              {say(one)}
            </button>
          ))}
        </fieldset>
      )}
      {isRelated && <p className="note">{say('related')}</p>}
      {picks.length === 0 && <p className="empty">{say('empty')}</p>}
      <ul className="picks">
        {picks.map((pick, place) => (
          <PickLine
            key={`${pick.match} ${pick.market}`}
            quote={shown[place] ?? null}
            market={pick.market}
            outcome={pick.outcome}
            onRemove={() => change(picks.filter((one) => one !== pick))}
          />
        ))}
      </ul>
      <p
        role={counter.said?.tone === 'bad' ? 'alert' : 'status'}
        className={`said ${counter.said?.tone ?? ''}`}
      >
        {counter.said?.text}
      </p>
      {counter.said?.tone === 'good' && (
        <button type="button" className="plain" onClick={onBets}>
          {say('bets')}
        </button>
      )}
      {picks.length > 0 && (
        <Counter
          betType={betType}
          count={picks.length}
          isPlayer={isPlayer}
          isBusy={counter.isBusy}
          sum={sum}
          stake={stake}
          onStake={setStake}
          onPlace={(takesBetter) => void counter.place(betType, stake.replace(',', '.'), takesBetter)}
        />
      )}
    </div>
  );
}

interface CounterProps {
  readonly betType: BetType;
  readonly count: number;
  readonly isPlayer: boolean;
  readonly isBusy: boolean;
  readonly sum: ReturnType<typeof sumOf>;
  readonly stake: string;
  onStake(stake: string): void;
  onPlace(takesBetter: boolean): void;
}

function Counter({ betType: way, count, isPlayer, isBusy, sum, stake, onStake, onPlace }: CounterProps) {
  const [takesBetter, setTakesBetter] = useState(true);
  const field = useId();
  return (
    <form
      className="counter"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPlayer) return lobby.signIn();
        return onPlace(takesBetter);
      }}
    >
      <label htmlFor={field}>{say(way === 'singles' && count > 1 ? 'stakeEach' : 'stake')}</label>
      <input
        id={field}
        inputMode="decimal"
        autoComplete="off"
        value={stake}
        aria-invalid={stakeOf(stake) === null}
        onChange={({ target }) => onStake(target.value)}
      />
      <fieldset className="presets" aria-label={say('stake')}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={Number(preset) === Number(stake.replace(',', '.'))}
            onClick={() => onStake(written(preset))}
          >
            {amount(preset).replace(/[.,]00(?=\D|$)/, '')}
          </button>
        ))}
      </fieldset>
      <label className="better">
        <input
          type="checkbox"
          checked={takesBetter}
          onChange={({ target }) => setTakesBetter(target.checked)}
        />
        {say('takeBetter')}
      </label>
      <dl>
        {way === 'combination' && (
          <div>
            <dt>{say('totalOdds')}</dt>
            <dd>{sum.odds}</dd>
          </div>
        )}
        {way === 'singles' && count > 1 && (
          <div>
            <dt>{say('totalStake')}</dt>
            <dd>{amount(sum.stake)}</dd>
          </div>
        )}
        <div className="returns">
          <dt>{say('returns')}</dt>
          <dd>{amount(sum.returns)}</dd>
        </div>
      </dl>
      <button
        type="submit"
        className="main"
        disabled={isPlayer && (isBusy || !sum.isComplete || stakeOf(stake) === null)}
      >
        {!isPlayer
          ? say('signIn')
          : isBusy
            ? say('placing')
            : say(sum.isChanged ? 'accept' : 'place', { amount: amount(sum.stake) })}
      </button>
    </form>
  );
}

interface PickLineProps {
  readonly quote: Quote | null;
  readonly market: string;
  readonly outcome: string;
  onRemove(): void;
}

function PickLine({ quote, market, outcome, onRemove }: PickLineProps) {
  if (!quote)
    return (
      <li>
        <p className="coming-line">{say('coming')}</p>
      </li>
    );
  const name = outcomeText(market, outcome, quote);
  const isChanged = quote.odds !== null && quote.was !== null && quote.odds !== quote.was;
  return (
    <li>
      <p>
        <b>{name}</b>
        <b>{quote.odds === null ? '–' : oddsText(quote.odds)}</b>
      </p>
      <p>
        <span>{marketText(market)}</span>
        <button
          type="button"
          className="remove"
          aria-label={say('remove', { pick: name })}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </p>
      <p>
        <span>
          {quote.home} – {quote.away}
        </span>
      </p>
      {quote.odds === null ? (
        <p className="warning">{say('closedPick')}</p>
      ) : quote.isSuspended ? (
        <p className="warning">{say('suspendedPick')}</p>
      ) : (
        isChanged && (
          <p className="warning">
            {say('changed', { was: oddsText(quote.was ?? 0), now: oddsText(quote.odds) })}
          </p>
        )
      )}
    </li>
  );
}

function sumOf(quotes: readonly (Quote | null)[], stakeText: string, betType: BetType) {
  const stake = stakeOf(stakeText) ?? zero(currency);
  const odds = quotes.map((quote) => quote?.odds ?? 0);
  const coupons = betType === 'singles' ? odds.map((one) => [one]) : [odds];
  return {
    odds: oddsText(combinedOdds(odds)),
    stake: toDecimal(multiply(stake, BigInt(coupons.length))),
    returns: toDecimal(coupons.map((each) => returnsOf(stake, each)).reduce(add, zero(currency))),
    isComplete: quotes.every((quote) => quote !== null && quote.odds !== null && !quote.isSuspended),
    isChanged: quotes.some(
      (quote) => quote !== null && quote.odds !== null && quote.was !== null && quote.odds !== quote.was,
    ),
  };
}
