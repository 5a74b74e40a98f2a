import type { Quote } from '../../board.ts';
import { marketText, outcomeText } from '../odds/marketTexts.ts';
import { BoostedOdds } from '../odds/BoostedOdds.tsx';
import { oddsText } from '../odds/oddsText.ts';
import { amount, say } from '../say.ts';
import { settings } from '../settings.ts';
import { singleOdds } from './slipSum.ts';

interface PickLineProps {
  readonly quote: Quote | null;
  readonly market: string;
  readonly outcome: string;
  /** Whether the pick is part of a bet builder, so that its own odds do not count. */
  readonly isPart: boolean;
  /** Whether it is a single bet, in which boosted odds count. */
  readonly isSingle: boolean;
  /** Whether the pick follows from others of the bet builder. */
  readonly isRedundant: boolean;
  onRemove(): void;
}

/** A pick on the bet slip, with its odds and what has happened to them. */
export function PickLine({ quote, market, outcome, isPart, isSingle, isRedundant, onRemove }: PickLineProps) {
  if (!quote)
    return (
      <li>
        <p className="coming-line">{say('coming')}</p>
      </li>
    );
  const name = outcomeText(market, outcome, quote);
  const { odds, was } = isSingle ? singleOdds(quote) : quote;
  const isChanged = !isPart && odds !== null && was !== null && odds !== was;
  const boost = quote.boost?.isOpen && odds !== null ? quote.boost : null;
  return (
    <li className={isPart ? 'part' : undefined}>
      <p>
        <b>{name}</b>
        {!isPart &&
          (boost && isSingle ? (
            <BoostedOdds ordinary={quote.odds} boosted={boost.odds} />
          ) : (
            <b>{odds === null ? '–' : oddsText(odds)}</b>
          ))}
      </p>
      <p>
        <span>{marketText(market, quote)}</span>
        <button
          type="button"
          className="remove"
          aria-label={say('remove', { pick: name })}
          onClick={onRemove}
        >
          <span aria-hidden="true">×</span>
        </button>
      </p>
      {!isPart && (
        <p>
          <span>
            {quote.home} – {quote.away}
          </span>
        </p>
      )}
      {boost && (
        <p className="boost-note">
          {isSingle
            ? `${say('boosts')}. ${say('boost.most', { most: amount(settings.terms.mostOnBoost) })}`
            : say('boost.single')}
        </p>
      )}
      {isRedundant && <p>{say('builder.redundant')}</p>}
      {odds === null ? (
        <p className="warning">{say('closedPick')}</p>
      ) : quote.isSuspended ? (
        <p className="warning">{say('suspendedPick')}</p>
      ) : (
        isChanged && (
          <p className="warning">{say('changed', { was: oddsText(was ?? 0), now: oddsText(odds) })}</p>
        )
      )}
    </li>
  );
}
