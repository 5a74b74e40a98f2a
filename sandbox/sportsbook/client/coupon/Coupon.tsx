import { Fragment, useId, useState } from 'react';
import type { BuilderQuote, Quote } from '../../board.ts';
import { MOST_COSTLY, MOST_SELECTIONS } from '../../model/builder/builderLimits.ts';
import type { Pick } from '../api.ts';
import { lobby } from '../lobby.ts';
import { oddsText } from '../odds/oddsText.ts';
import { amount, say } from '../say.ts';
import { settings } from '../settings.ts';
import { PickLine } from './PickLine.tsx';
import { Receipt } from './Receipt.tsx';
import { stakeOf } from './returns.ts';
import { quoteOf, slipMatches, slipSum, type SlipMatch } from './slipSum.ts';
import { useBetSlip, type SlipProps, type BetType } from './useBetSlip.ts';
import { written } from './written.ts';

const {
  terms: { presets },
} = settings;

/** The betslip: picks, stake, possible return and the button that places the bet. */
export function Coupon(props: SlipProps) {
  const { picks, quotes, isPlayer, onChange, onBets } = props;
  const [stake, setStake] = useState(written(presets[1] ?? ''));
  const [chosen, setBetType] = useState<BetType>('combination');
  const submission = useBetSlip(props);
  const betType: BetType = picks.length < 2 ? 'singles' : chosen;
  const matches = slipMatches(props);
  const sum = slipSum(props, stake, betType);
  const change = (to: typeof picks): void => {
    submission.forget();
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
        <fieldset className="bet-types" aria-label={say('coupon')}>
          {(['singles', 'combination'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={betType === one} onClick={() => setBetType(one)}>
              {say(one === 'combination' && matches.length === 1 ? 'builder' : one)}
            </button>
          ))}
        </fieldset>
      )}
      {picks.length === 0 && submission.placed.length === 0 && <p className="empty">{say('empty')}</p>}
      <ul className="picks">
        {matches.map((one) => (
          <Fragment key={one.match}>
            {betType === 'combination' && one.builder && (
              <BuilderQuoteLine builder={one.builder} quote={quoteOf(quotes, one.picks[0])} />
            )}
            {one.picks.map((pick) => (
              <PickLine
                key={pick.market}
                quote={quoteOf(quotes, pick)}
                market={pick.market}
                outcome={pick.outcome}
                isSingle={betType === 'singles'}
                isPart={betType === 'combination' && one.picks.length > 1}
                isRedundant={betType === 'combination' && isRedundant(one, pick)}
                onRemove={() => change(picks.filter((other) => other !== pick))}
              />
            ))}
          </Fragment>
        ))}
      </ul>
      <p
        role={submission.message?.tone === 'bad' ? 'alert' : 'status'}
        className={`said ${submission.message?.tone ?? ''}`}
      >
        {submission.message?.text}
      </p>
      {submission.placed.length > 0 && (
        <Receipt coupons={submission.placed} onAgain={change} onBets={onBets} />
      )}
      {picks.length > 0 && (
        <StakeForm
          betType={betType}
          count={picks.length}
          isPlayer={isPlayer}
          isBusy={submission.isBusy}
          sum={sum}
          stake={stake}
          onStake={setStake}
          onPlace={(takesBetter) => void submission.place(betType, stake.replace(',', '.'), takesBetter)}
        />
      )}
    </div>
  );
}

const isRedundant = ({ builder }: SlipMatch, { market }: Pick): boolean =>
  builder?.redundant.some((one) => one.market === market) ?? false;

interface BuilderQuoteLineProps {
  readonly builder: BuilderQuote;
  readonly quote: Quote | null;
}

/** The odds of several picks on one match together, or why they have none. */
function BuilderQuoteLine({ builder: { odds, was, refusal }, quote }: BuilderQuoteLineProps) {
  return (
    <li className="builder">
      <p>
        <b>{say('builder')}</b>
        <b>{odds === null ? '–' : oddsText(odds)}</b>
      </p>
      {quote && (
        <p>
          {quote.home} – {quote.away}
        </p>
      )}
      {refusal !== null && (
        <p className="warning">
          {say(`builder.${refusal}`, { most: MOST_SELECTIONS, scorers: MOST_COSTLY })}
        </p>
      )}
      {odds !== null && was !== null && odds !== was && (
        <p className="warning">{say('changed', { was: oddsText(was), now: oddsText(odds) })}</p>
      )}
    </li>
  );
}

interface StakeFormProps {
  readonly betType: BetType;
  readonly count: number;
  readonly isPlayer: boolean;
  readonly isBusy: boolean;
  readonly sum: ReturnType<typeof slipSum>;
  readonly stake: string;
  onStake(stake: string): void;
  onPlace(takesBetter: boolean): void;
}

function StakeForm({ betType, count, isPlayer, isBusy, sum, stake, onStake, onPlace }: StakeFormProps) {
  const [takesBetter, setTakesBetter] = useState(true);
  const field = useId();
  return (
    <form
      className="stake-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPlayer) return lobby.signIn();
        return onPlace(takesBetter);
      }}
    >
      <label htmlFor={field}>{say(betType === 'singles' && count > 1 ? 'stakeEach' : 'stake')}</label>
      <input
        id={field}
        inputMode="decimal"
        autoComplete="off"
        value={stake}
        aria-invalid={stakeOf(stake) === null || sum.isAboveBoostLimit}
        aria-describedby={sum.isAboveBoostLimit ? `${field}limit` : undefined}
        onChange={({ target }) => onStake(target.value)}
      />
      {sum.isAboveBoostLimit && (
        <p id={`${field}limit`} role="alert" className="said bad">
          {say('boosts')}. {say('boost.most', { most: amount(settings.terms.mostOnBoost) })}
        </p>
      )}
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
        {betType === 'combination' && (
          <div>
            <dt>{say('totalOdds')}</dt>
            <dd>{sum.odds}</dd>
          </div>
        )}
        {betType === 'singles' && count > 1 && (
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
        disabled={isPlayer && (isBusy || !sum.isComplete || sum.isAboveBoostLimit || stakeOf(stake) === null)}
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
